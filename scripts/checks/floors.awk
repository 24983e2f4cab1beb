# Reads every file of a folder twice; see checks/floors. With an order (the floors, ground floor first) each use of a
# type from a higher floor is reported, without one each pair of sub-folders that reach each other.
BEGIN {
  count = split(order, names, " ")
  for (i = 1; i <= count; i++) height[names[i]] = i
}
FNR == 1 {
  if (FILENAME in seen) pass = 2; else { pass = 1; seen[FILENAME] = 1 }
  rest = substr(FILENAME, length(folder) + 2)
  slash = index(rest, "/")
  here = slash ? substr(rest, 1, slash - 1) : "."
  inBlock = 0
}
{
  text = $0
  # What stands in a literal of several lines is data.
  if (index(text, "\"\"\"")) { inBlock = !inBlock; sub(/""".*$/, "", text) }
  else if (inBlock) next
  sub(/\/\/.*$/, "", text)
  gsub(/"([^"\\]|\\.)*"/, "", text)
}
pass == 1 && text ~ /^([^ ].* )?(struct|class|enum|actor|protocol|typealias) +[A-Z]/ && text !~ /^(private|fileprivate)/ {
  name = text
  sub(/^.*(struct|class|enum|actor|protocol|typealias) +/, "", name)
  sub(/[^A-Za-z0-9_].*$/, "", name)
  # Of several types of one name the lowest counts; without an order none does.
  if (!(name in home)) home[name] = here
  else if (home[name] != here) home[name] = count ? (floor(here) < floor(home[name]) ? here : home[name]) : ""
}
# A type within another has that name there, whatever the name means elsewhere.
pass == 1 && match(text, /^ +([a-z@].* )?(struct|class|enum|actor|typealias) +[A-Z]/) {
  name = text
  sub(/^ +([a-z@].* )?(struct|class|enum|actor|typealias) +/, "", name)
  sub(/[^A-Za-z0-9_].*$/, "", name)
  nested[here, name]
}
pass == 2 {
  while (match(text, /[A-Za-z_][A-Za-z0-9_]*/)) {
    name = substr(text, RSTART, RLENGTH)
    before = RSTART > 1 ? substr(text, RSTART - 1, 1) : ""
    text = substr(text, RSTART + RLENGTH)
    if (before == "." || !(name in home) || home[name] == "" || home[name] == here) continue
    if ((here, name) in nested) continue
    if (count) {
      if (floor(home[name]) > floor(here)) {
        from = home[name] == "." ? "the folder's own files" : "the higher floor " home[name]
        printf "%s:%d: uses %s from %s\n", FILENAME, FNR, name, from
        bad = 1
      }
    } else if (!((here, home[name]) in use)) {
      use[here, home[name]] = FILENAME ":" FNR ": uses " name
      units[here]; units[home[name]]
    }
  }
}
END {
  if (!count) circles()
  exit bad
}

function floor(name) { return name == "." ? count + 1 : height[name] }

# Reports each pair of units that reach each other, with the shortest steps' places.
function circles(   a, b, k, reach) {
  for (a in units) for (b in units) reach[a, b] = (a, b) in use
  for (k in units) for (a in units) if (reach[a, k]) for (b in units) if (reach[k, b]) reach[a, b] = 1
  for (a in units) for (b in units) {
    if (a >= b || !reach[a, b] || !reach[b, a]) continue
    # Longer circles are named by their direct pairs, or by one pair where they have none.
    if (!((a, b) in use) && !((b, a) in use)) continue
    printf "%s: %s and %s use each other in a circle\n", folder, title(a), title(b)
    if ((a, b) in use) printf "  %s from %s\n", use[a, b], title(b)
    if ((b, a) in use) printf "  %s from %s\n", use[b, a], title(a)
    bad = 1
  }
}

function title(unit) { return unit == "." ? "its own files" : unit "/" }
