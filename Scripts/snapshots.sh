#!/usr/bin/env bash
# Checks or renews the project's own snapshots, from anywhere:
#
#   Scripts/snapshots.sh verify      pictures as recorded, and no reference without a case
#   Scripts/snapshots.sh record      after a change that is meant; look at them before committing
#   Scripts/snapshots.sh report      the page of the last failed verify
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

verb=${1:-verify}
shift || true
case $verb in
  verify)
    ./widgetrender verify "$@"
    ./widgetrender prune --check
    ;;
  record) ./widgetrender record "$@" ;;
  report) ./widgetrender report "$@" ;;
  *)
    printf 'usage: %s verify|record|report [options]\n' "$0" >&2
    exit 64
    ;;
esac
