#!/usr/bin/env bash
# Runs the tests, after installing what they need. All arguments go to `swift test`:
#
#   Scripts/test.sh
#   Scripts/test.sh --filter WidgetLayoutTests
#   WIDGET_ONLY=WidgetLayoutTests Scripts/test.sh    builds only these and what they use
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
"$root/Scripts/bootstrap.sh"
exec swift test --package-path "$root" "$@"
