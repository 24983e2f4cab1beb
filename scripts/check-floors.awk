# Reads every file twice; see check-floors.
BEGIN {
  count = split(order, floors, " ")
  for (i = 1; i <= count; i++) height[floors[i]] = i
}
FNR == 1 {
  if (FILENAME in seen) pass = 2; else { pass = 1; seen[FILENAME] = 1 }
  rest = substr(FILENAME, length(folder) + 2)
  here = height[substr(rest, 1, index(rest, "/") - 1)]
}
{
  text = $0
  sub(/\/\/.*$/, "", text)
  gsub(/"([^"\\]|\\.)*"/, "", text)
}
pass == 1 && text ~ /^[^ ].*(struct|class|enum|actor|protocol|typealias) +[A-Z]/ && text !~ /^(private|fileprivate)/ {
  name = text
  sub(/^.*(struct|class|enum|actor|protocol|typealias) +/, "", name)
  sub(/[^A-Za-z0-9_].*$/, "", name)
  if (!(name in floor) || floor[name] > here) floor[name] = here
}
pass == 2 {
  while (match(text, /[A-Za-z_][A-Za-z0-9_]*/)) {
    name = substr(text, RSTART, RLENGTH)
    before = RSTART > 1 ? substr(text, RSTART - 1, 1) : ""
    text = substr(text, RSTART + RLENGTH)
    if (before != "." && (name in floor) && floor[name] > here) {
      printf "%s:%d: uses %s from the higher floor %s\n", FILENAME, FNR, name, floors[floor[name]]
      bad = 1
    }
  }
}
END { exit bad }
