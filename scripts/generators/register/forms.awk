# What a row's symbol asks of the declarations, and what a test writes that names it. See scripts/generators/register-pages.
#
# Forms: Text · .font · Font/.title · UIColor.white · Timeline(entries:policy:) · .system(size:) · @State ·
# @Parameter(title,default) · #Preview(as:){}timeline{} · \.locale · .environment(\.locale) · decl perform ·
# context.isPreview · style .time, "align|edge .top" (a word before a member) · [ActivityKit] Activity · Text(expr, style: .time)

# Notes a declaration, "View.font(_:)", under its last name, and under its type and its last name.
function declare(path, list,    name, labels, type, open, kind) {
  kind = "@"
  if (match(path, / = /)) {
    name = substr(path, RSTART + 3)
    path = substr(path, 1, RSTART - 1)
    type = path
    sub(/^.*\./, "", type)
    meaning[type] = name
  }
  if (sub(/^protocol /, "", path)) kind = ""
  if (sub(/^macro /, "", path)) kind = "#"
  open = index(path, "(")
  labels = open ? substr(path, open + 1, length(path) - open - 1) : "-"
  if (labels == "") labels = "()"
  name = open ? substr(path, 1, open - 1) : path
  type = ""
  if (match(name, /\.[^.]*$/)) {
    type = substr(name, 1, RSTART - 1)
    sub(/^.*\./, "", type)
    name = substr(name, RSTART + 1)
  }
  # Neither a protocol nor a function is an attribute, and only a macro begins with #.
  declared[list, kind name] = 1
  if (kind == "#") declared[list, "@" name] = 1
  declared[list, name] = 1
  declared[list, type] = 1
  declared[list, type "." name] = 1
  if (kind == "#") forms[list, kind name] = forms[list, kind name] " " labels
  forms[list, name] = forms[list, name] " " labels
  forms[list, type "." name] = forms[list, type "." name] " " labels
}

# Whether a list has a name, with these labels ("-" for any).
function has(list, name, labels,    type) {
  type = name
  sub(/\.init$/, "", type)
  return ((list, type) in declared) && (labels == "-" || called_form(list, name, labels) != "")
}

# The declaration that a call means: of those that take its labels the one with the fewest; "?" where only the name
# is known, as of what is declared in C.
function called_form(list, name, labels,    type, all, count, n, best, length_, shortest) {
  type = name
  if (sub(/\.init$/, "", type) && !((list, name) in forms) && type in meaning) name = meaning[type] ".init"
  if (!((list, name) in forms)) return "?"
  count = split(forms[list, name], all, " ")
  for (n = 1; n <= count; n++) {
    if (!takes(all[n], labels)) continue
    length_ = gsub(/:/, ":", all[n])
    if (best == "" || length_ < shortest || length_ == shortest && all[n] < best) { best = all[n]; shortest = length_ }
  }
  return best
}

# Whether a call with the labels of a row can mean a declaration: a call leaves out what has a default, and the
# label of a closure that stands behind it.
function takes(whole, called,    wanted, offered, wants, offers, n, at) {
  if (whole == "-" || whole == "()") whole = ""
  # A literal is made into a value by a call without a label.
  if (whole == "stringLiteral:" && called == "_:") return 1
  wants = parts(called, wanted)
  offers = parts(whole, offered)
  at = 1
  for (n = 1; n <= wants; n++) {
    while (at <= offers && wanted[n] != "{}" && offered[at] != wanted[n]) at++
    # An argument may stand for several.
    if (at > offers && wanted[n] == "_" && offered[offers] == "_") continue
    if (at > offers) return 0
    at++
  }
  return 1
}

# The labels of "kind:provider:{}content{}": kind, provider, {} and content.
function parts(text, list,    count) {
  split("", list)
  count = 0
  while (match(text, /^([A-Za-z_]+:|[{][}]|[A-Za-z_]+[{][}])/)) {
    list[++count] = substr(text, 1, RLENGTH)
    text = substr(text, RLENGTH + 1)
    if (list[count] != "{}") sub(/:$|[{][}]$/, "", list[count])
  }
  return count
}

# What a row's symbol is: sets kindName and kindLabels (what has to be declared), uses[1 …] (what one test has to write)
# and, for a call, callName.
function read_form(symbol,    head, rest, open) {
  split("", uses)
  kindLabels = "-"
  callName = ""
  sub(/^\[[A-Za-z]+\] /, "", symbol)
  sub(/^.*[a-z] \./, ".", symbol)
  if (symbol ~ /^Text\(/) symbol = text_form(symbol)
  sub(/\.init\(/, "(", symbol)
  if (sub(/^decl /, "", symbol)) {
    kindName = symbol
    uses[1] = "decl " symbol
    return
  }
  if (symbol ~ /^context\./) sub(/^context/, "", symbol)
  if (symbol ~ /^\.environment\(\\\./ || symbol ~ /^\\\./) {
    kindName = symbol
    gsub(/^.*\\\.|\)$/, "", kindName)
    uses[1] = "\\." kindName
    if (symbol ~ /^\.env/) uses[2] = ".environment"
    kindName = "EnvironmentValues." kindName
    return
  }
  sub(/\(expr\)$/, "(_:)", symbol)
  uses[1] = symbol
  if (symbol ~ /^[A-Za-z]+\/\./) {
    head = substr(symbol, 1, index(symbol, "/") - 1)
    rest = substr(symbol, length(head) + 3)
    uses[1] = "." rest
    # Styles of a colour's name are members of ShapeStyle.
    kindName = has("here", head "." rest, "-") ? head "." rest : "ShapeStyle." rest
    return
  }
  open = index(symbol, "(")
  kindName = open ? substr(symbol, 1, open - 1) : symbol
  if (open) {
    kindLabels = substr(symbol, open + 1)
    sub(/\)/, "", kindLabels)
    if (symbol ~ /^@/) kindLabels = attribute_labels(substr(kindName, 2), kindLabels)
    if (kindName ~ /^@?([A-Za-z]+\.)?[A-Z][A-Za-z]*$/) {
      sub(/^.*\./, "", kindName)
      kindName = kindName ".init"
    }
    sub(/^[.@]/, "", kindName)
    callName = kindName
    sub(/\.init$/, "", callName)
    sub(/^.*\./, "", callName)
  }
  sub(/^\./, "", kindName)
}

# Of the labels of an attribute those of its own; the others are of calls in it.
function attribute_labels(name, text,    all, count, n, labels, own) {
  if (name in meaning) name = meaning[name]
  own = ("here", name ".init") in forms ? forms["here", name ".init"] : ""
  gsub(/:/, ": ", own)
  count = split(text, all, ",")
  for (n = 1; n <= count; n++) if (index(own, " " all[n] ": ")) labels = labels all[n] ":"
  return labels
}

# A form of Text is written with what stands for its arguments: Text(expr, style: .time) is Text(_:style:) and .time.
function text_form(symbol,    inner, count, part, n, labels) {
  inner = substr(symbol, 6, length(symbol) - 6)
  if (inner ~ /^[a-z]*:$/) return symbol
  count = split(inner, part, ", ")
  labels = ""
  for (n = 1; n <= count; n++) {
    labels = labels (match(part[n], /^[a-zA-Z]+:/) ? substr(part[n], 1, RLENGTH) : "_:")
    if (match(part[n], /\.[a-z]+$/)) uses[2] = substr(part[n], RSTART)
    if (match(part[n], /^[A-Za-z]+\(/)) uses[2] = substr(part[n], 1, RLENGTH - 1)
  }
  return "Text(" labels ")"
}
