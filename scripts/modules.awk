# Reads a package's manifest and prints its targets, one a line: kind, name, folder, the targets that it depends on. With
# `of` (names of targets, or "all") it prints the names of those targets and of all that they stand on, each after those.
{ text = text $0 " " }
END {
  gsub(/\.(target|executableTarget|testTarget|systemLibrary|macro)\(/, "\n&", text)
  split(text, parts, "\n")
  for (i = 2; i in parts; i++) note(parts[i])
  if (of == "all") of = targets
  split(of, wanted, " ")
  for (i = 1; i in wanted; i++) visit(wanted[i])
  if (of == "") for (i = 1; i <= count; i++) print kinds[names[i]], names[i], folders[names[i]] uses(names[i])
}

# What is no target of the package's own is left out: a target of a function's argument, another package's product.
function note(part,   kind, name, folder, list) {
  match(part, /^\.[A-Za-z]+/)
  kind = substr(part, 2, RLENGTH - 1)
  if (part !~ /^\.[A-Za-z]+\( *name: "/) return
  name = value(part, "name")
  folder = value(part, "path")
  if (folder == "") folder = (kind == "testTarget" ? "Tests/" : "Sources/") name
  list = ""
  if (match(part, /dependencies: \[[^\]]*\]/)) list = substr(part, RSTART, RLENGTH)
  gsub(/[^A-Za-z0-9_]+/, " ", list)
  names[++count] = name
  kinds[name] = kind
  folders[name] = folder
  dependencies[name] = list
  if (kind == "target") targets = targets " " name
}

# The literal behind a label that a parenthesis or a space is before.
function value(part, label) {
  if (!match(part, "[( ]" label ": \"[^\"]*\"")) return ""
  part = substr(part, RSTART, RLENGTH)
  gsub(/^[^"]*"|"$/, "", part)
  return part
}

function uses(name,   list, i, line) {
  split(dependencies[name], list, " ")
  for (i = 1; i in list; i++) if (list[i] in kinds) line = line " " list[i]
  return line
}

function visit(name,   list, i) {
  if (name in seen || kinds[name] !~ /^(target|executableTarget)$/) return
  seen[name]
  split(uses(name), list, " ")
  for (i = 1; i in list; i++) visit(list[i])
  print name
}
