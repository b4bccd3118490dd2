#!/usr/bin/env bash
# Checks what the sources may know of each other and of the machine:
#
# - an import must be allowed by the table of targets in Docs/architecture.md, or by the row of a
#   target named there (what a target may import, those above it may import as well);
# - C modules are imported only where the table names them, never `public` or `package`, so that
#   no C type leaves its target;
# - only `widgetrender`, `WidgetSnapshots` and `WidgetSnapshotTesting` may ask for the time, the
#   locale, the time zone, the environment or the process: everywhere else those come with the
#   request.
#
# Prints one `file:line: message` per finding, and exits with 1 if there is any.
set -euo pipefail
cd -- "${1:-"$(dirname -- "${BASH_SOURCE[0]}")/.."}"

table=Docs/architecture.md
if [[ ! -r $table ]]; then
  printf '%s: not found; the table of targets is read from it\n' "$table" >&2
  exit 66
fi

c_modules=
for map in Sources/*/module.modulemap; do
  map=${map%/*}
  c_modules+=" ${map##*/}"
done

find Sources -name '*.swift' -print0 | LC_ALL=C sort -z | xargs -0 awk -v table="$table" -v cModules="$c_modules" '
  BEGIN {
    count = split(cModules, names, " ")
    for (i = 1; i <= count; i++) isC[names[i]] = 1
  }

  function fail(message) {
    printf "%s:%d: %s\n", FILENAME, FNR, message
    failures++
  }

  # Whether `module` is in the row of `target`, or in the row of a target named there.
  # C modules are not handed on.
  function allows(target, module, depth,    names, count, i) {
    if (index(allowed[target], " " module " ")) return 1
    if (module in isC || depth > 20) return 0
    count = split(allowed[target], names, " ")
    for (i = 1; i <= count; i++) {
      if ((names[i] in allowed) && allows(names[i], module, depth + 1)) return 1
    }
    return 0
  }

  # The table: rows `| `Target` … | what it holds | what it may import |` between the markers.
  FILENAME == table {
    if (/<!-- targets -->/) inTable = 1
    if (/<!-- end of targets -->/) inTable = 0
    if (!inTable || !/^\| *`/) next
    split($0, column, "|")
    line = column[4]
    gsub(/[`,*]/, " ", line)
    gsub(/ +/, " ", line)
    count = split(column[2], cell, "`")
    for (i = 2; i <= count; i += 2) {
      allowed[cell[i]] = " " line " "
      rows++
    }
    next
  }

  FNR == 1 {
    split(FILENAME, part, "/")
    target = part[2]
    if (!(target in allowed) && !(target in reported)) {
      fail("target " target " has no row in " table)
      reported[target] = 1
    }
    mayAsk = target == "widgetrender" || target == "WidgetSnapshots" \
      || target == "WidgetSnapshotTesting"
  }

  { sub(/\/\/.*/, "") }

  /^[ \t]*(@[A-Za-z_]+(\([^)]*\))?[ \t]+)*((public|package|internal|fileprivate|private)[ \t]+)?import[ \t]/ {
    line = $0
    access = match(line, /(public|package)[ \t]+import/) ? substr(line, RSTART, 7) : ""
    if (line ~ /@_exported/) access = "@_exported"
    sub(/.*import[ \t]+/, "", line)
    sub(/^(struct|class|enum|protocol|typealias|func|let|var)[ \t]+/, "", line)
    match(line, /^[A-Za-z0-9_]+/)
    module = substr(line, RSTART, RLENGTH)
    if (module in isC && access != "") {
      sub(/[ \t].*/, "", access)
      fail("C module " module " is imported " access "; no C type may leave " target)
    }
    if (index(allowed["*"], " " module " ") || module == target) next
    if ((target in allowed) && !allows(target, module, 0)) {
      list = allowed[target]
      gsub(/^ +| +$/, "", list)
      gsub(/ /, ", ", list)
      fail(target " may not import " module "; its row in " table " names " \
        (list == "" ? "nothing" : list))
    }
  }

  !mayAsk {
    found = ""
    if (match($0, /(^|[^A-Za-z0-9_])Date\(\)/)) found = "Date()"
    else if (match($0, /(^|[^A-Za-z0-9_])Date\.now/)) found = "Date.now"
    else if (match($0, /(^|[^A-Za-z0-9_])(Locale|TimeZone|Calendar)\.(current|autoupdatingCurrent)/)) {
      found = substr($0, RSTART, RLENGTH)
      sub(/^[^A-Za-z]/, "", found)
    }
    else if (match($0, /\.autoupdatingCurrent/)) found = ".autoupdatingCurrent"
    else if (match($0, /(^|[^A-Za-z0-9_])ProcessInfo([^A-Za-z0-9_]|$)/)) found = "ProcessInfo"
    else if (match($0, /(^|[^A-Za-z0-9_])(secure_)?getenv\(/)) found = "getenv"
    if (found != "") fail(found " in " target ": take it from the request")
  }

  END {
    if (rows == 0) {
      printf "%s: no table between <!-- targets --> and <!-- end of targets -->\n", table
      failures++
    }
    if (failures) {
      printf "check-layering: %d finding%s\n", failures, failures == 1 ? "" : "s" > "/dev/stderr"
      exit 1
    }
  }
' "$table" || exit 1 # whatever xargs makes of it
