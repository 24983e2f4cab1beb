# What a row's symbol asks of the declarations, and what a test writes that names it. See scripts/make-register.
#
# Forms: Text · .font · Font/.title · UIColor.white · Timeline(entries:policy:) · .system(size:) · @State ·
# @Parameter(title,default) · #Preview(as:){}timeline{} · \.locale · .environment(\.locale) · decl perform ·
# style .time, "align|edge .top" (a word before a member) · [ActivityKit] Activity · Text(expr, style: .time)

# Notes a declaration, "View.font(_:)", under its last name, and under its type and its last name.
function declare(path, list,    name, labels, type, open, kind) {
  kind = "@"
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
  forms[list, name] = forms[list, name] " " labels
  forms[list, type "." name] = forms[list, type "." name] " " labels
}

# Whether a list has a name, with these labels ("-" for any).
function has(list, name, labels,    type, all, count, n) {
  type = name
  sub(/\.init$/, "", type)
  if (!((list, type) in declared)) return 0
  if (labels == "-") return 1
  # What another name stands for has its initialisers under that one.
  if (name ~ /\.init$/ && !((list, name) in forms)) return 1
  count = split(forms[list, name], all, " ")
  for (n = 1; n <= count; n++) if (takes(all[n], labels)) return 1
  return 0
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

# What a row's symbol is: sets kindName, kindLabels (what has to be declared) and uses[1 …] (what one test has to write).
function read_form(symbol,    head, rest, open) {
  split("", uses)
  kindLabels = "-"
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
  if (open && symbol !~ /^[@#]/) {
    kindLabels = substr(symbol, open + 1, length(symbol) - open - 1)
    if (kindName ~ /^([A-Za-z]+\.)?[A-Z][A-Za-z]*$/) {
      sub(/^.*\./, "", kindName)
      kindName = kindName ".init"
    } else if (kindName ~ /^[A-Z].*\./) {
      uses["or"] = kindName
      sub(/^.*\./, ".", uses["or"])
      uses["or"] = uses["or"] substr(symbol, open)
    }
  }
  sub(/^\./, "", kindName)
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
