#!/usr/bin/env bash
# Formats the Swift sources in place, then lints them.
#
#   Scripts/format.sh            format, then lint
#   Scripts/format.sh --check    lint only: changes nothing, exits with 1 if anything is off
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

paths=(Package.swift)
for folder in Sources Tests Benchmarks Fuzz Examples; do
  if [[ -d $folder ]]; then paths+=("$folder"); fi
done

case "${1-}" in
  '') swift format format --parallel --recursive --in-place "${paths[@]}" ;;
  --check) ;;
  *)
    printf "format: unknown argument '%s' (expected --check or nothing)\n" "$1" >&2
    exit 64
    ;;
esac
swift format lint --strict --parallel --recursive "${paths[@]}"
