#!/usr/bin/env bash
# Makes sure that the system packages which the build and the tests need are there.
#
#   Scripts/bootstrap.sh          install what is missing (as root, or through sudo -n)
#   Scripts/bootstrap.sh --check  only say what is missing; exit 1 if anything is
#
# Speaks on stderr only, and not at all when there is nothing to do. Needs Debian 12 or a system
# with the same package names; elsewhere it asks pkg-config for the libraries instead.
set -euo pipefail

# What links (the -dev packages of the system library targets in Package.swift; libpango1.0-dev
# brings FreeType and HarfBuzz), librsvg itself, which is not linked but opened when needed,
# and what the tests look at SVG and PDF files with.
packages=(
  pkg-config
  libcairo2-dev
  libpango1.0-dev
  libspng-dev
  libturbojpeg0-dev
  libwebp-dev
  librsvg2-2
  libdeflate-dev
  liblcms2-dev
  librsvg2-bin
  poppler-utils
)
# The same for a system without dpkg.
libraries=(cairo pango harfbuzz freetype2 spng libturbojpeg libwebp libdeflate lcms2)
tools=(rsvg-convert pdftotext)

say() { printf 'bootstrap: %s\n' "$*" >&2; }

# Sets `missing`. One dpkg-query for all packages: this runs before every launch.
find_missing() {
  local name status installed=' '
  missing=()
  # dpkg-query exits with 1 when it does not know one of the names; that is an answer, too.
  while read -r name status; do
    if [[ $status == installed ]]; then installed+="$name "; fi
  done < <(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${packages[@]}" 2>/dev/null || true)
  for name in "${packages[@]}"; do
    if [[ $installed != *" $name "* ]]; then missing+=("$name"); fi
  done
}

install_missing() {
  local run=()
  if ((EUID != 0)); then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
      run=(sudo -n)
    else
      say "not root, and no sudo without a password. Run:"
      printf '  sudo apt-get install -y --no-install-recommends %s\n' "${missing[*]}" >&2
      say "(after 'sudo apt-get update' if apt does not find them)"
      exit 1
    fi
  fi
  # Another apt may be running on a fresh machine: wait for its lock.
  local apt=("${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
  local install=("${apt[@]}" install -y --no-install-recommends "${missing[@]}")
  say "installing"
  # A fresh image has no package lists, an old one outdated lists: refresh them only if needed.
  if ! "${install[@]}" </dev/null >&2; then
    say "refreshing the package lists, then trying again"
    "${apt[@]}" update </dev/null >&2 && "${install[@]}" </dev/null >&2 || {
      say "apt-get failed. To try by hand:"
      printf '  %sapt-get update && %sapt-get install -y --no-install-recommends %s\n' \
        "${run:+sudo }" "${run:+sudo }" "${missing[*]}" >&2
      exit 1
    }
  fi
}

# Without dpkg nothing can be installed, only named.
check_without_dpkg() {
  local name absent=()
  if ! command -v pkg-config >/dev/null; then
    say "pkg-config is missing"
    exit 1
  fi
  for name in "${libraries[@]}"; do
    pkg-config --exists "$name" || absent+=("$name")
  done
  for name in "${tools[@]}"; do
    command -v "$name" >/dev/null || absent+=("$name")
  done
  if ((${#absent[@]} > 0)); then
    say "missing: ${absent[*]}"
    say "this is not a Debian system; install these libraries and tools with its package manager"
    exit 1
  fi
}

main() {
  case "${1-}" in
    '' | --check) ;;
    *)
      say "unknown argument '$1' (expected --check or nothing)"
      exit 64
      ;;
  esac
  if ! command -v swift >/dev/null; then
    say "no 'swift' in PATH; this package needs Swift 6.3 (https://www.swift.org/install)"
    exit 1
  fi
  if ! command -v dpkg-query >/dev/null; then
    check_without_dpkg
    return
  fi
  find_missing
  if ((${#missing[@]} == 0)); then return; fi
  say "missing packages: ${missing[*]}"
  if [[ ${1-} == --check ]]; then exit 1; fi
  install_missing
  find_missing
  if ((${#missing[@]} > 0)); then
    say "still missing after apt-get: ${missing[*]}"
    exit 1
  fi
}

main "$@"
