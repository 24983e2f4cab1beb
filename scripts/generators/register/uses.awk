# Counts what a test writes: names (Text), members (.font, WidgetCenter.reloadTimelines), key paths (\.locale), what is
# declared (decl perform), and calls by their labels, Timeline(entries:policy:), with {} for a closure behind one.
# Only what a row asks for (`wanted`, `wantedCalls`) is counted, by file. See scripts/generators/register-pages.

function found(form) { if (form in wanted) counts[form, FILENAME]++ }

function begin_file() {
  depth = 0; string = 0; last = before = beforeThat = ""; root = ""; closed = 0
}

# Drops comments and strings, and hands on the rest, what is interpolated in strings too, token by token.
function read_line(text,    token) {
  while (text != "") {
    if (string) {
      if (!match(text, string == 1 ? "[\"\\\\]" : "\"\"\"|\\\\")) { if (string == 1) string = 0; return }
      token = substr(text, RSTART, 2)
      text = substr(text, RSTART + (string == 3 && token == "\"\"" ? 3 : token ~ /^\\/ ? 2 : 1))
      if (token == "\\(") { push("(", ""); resumed[depth] = string; string = 0; last = "(" }
      else if (token !~ /^\\/) string = 0
      continue
    }
    if (match(text, /^[ \t]+/)) { text = substr(text, RLENGTH + 1); continue }
    if (text ~ /^\/\//) return
    if (text ~ /^"/) {
      take("\"")
      string = text ~ /^"""/ ? 3 : 1
      text = substr(text, string + 1)
      continue
    }
    if (!match(text, /^[A-Za-z_][A-Za-z0-9_]*/)) RLENGTH = 1
    token = substr(text, 1, RLENGTH)
    text = substr(text, RLENGTH + 1)
    take(token)
  }
}

function take(token) {
  if (depth && open[depth] == "(" && token != ")") {
    # The first word of an argument is its label if a colon follows.
    if (fresh[depth]) { labels[depth] = labels[depth] "_:"; label[depth] = token; fresh[depth] = 0 }
    else if (label[depth] != "") {
      if (token == ":" && label[depth] ~ /^[A-Za-z]/) sub(/_:$/, label[depth] ":", labels[depth])
      label[depth] = ""
    }
    if (token == ",") fresh[depth] = 1
  }
  if (token ~ /^[A-Za-z_]/) name(token)
  else if (token == "(") push("(", callee())
  else if (token == "[") push("[", "")
  else if (token == "{") brace()
  else if (token == ")" || token == "]" || token == "}") pop()
  beforeThat = before; before = last; last = token
  if (token !~ /^[A-Za-z_:)}{]/) closed = 0
}

function name(word) {
  found(word)
  if (last == ".") {
    found("." word)
    if (before == "\\") found("\\." word)
    if (before !~ /^[A-Za-z_)\]}>?]/) root = ""
    if (root != "") found(root "." word)
    member = 1
  } else {
    if (last ~ /^(var|let|func|case)$/) found("decl " word)
    if (last == "@" || last == "#") found(last word)
    root = word ~ /^[A-Z]/ ? word : ""
    member = 0
  }
}

# What is called where a parenthesis or a closure begins behind a word.
function callee() {
  if (last !~ /^[A-Za-z_]/) return ""
  if (member) return "." last
  return (before == "@" || before == "#" ? before : "") last
}

function push(kind, callable) {
  open[++depth] = kind
  called[depth] = callable
  rooted[depth] = root
  labels[depth] = ""
  label[depth] = ""
  fresh[depth] = kind == "("
  closures[depth] = ""
  resumed[depth] = 0
}

# A closure behind a call, behind its name, or behind another one with a label.
function brace(    callable, given, behind, at) {
  if (closed && last == ")") { callable = lastCalled; given = lastLabels; behind = "{}"; at = lastRoot }
  else if (closed && last == ":" && before ~ /^[A-Za-z]/) {
    callable = lastCalled; given = lastLabels; behind = lastClosures before "{}"; at = lastRoot
  } else if (last ~ /^[A-Za-z_]/) { callable = callee(); given = ""; behind = "{}"; at = root }
  push("{", callable)
  labels[depth] = given
  closures[depth] = behind
  if (callable != "") rooted[depth] = at
}

function pop() {
  if (!depth) return
  closed = called[depth] != ""
  if (closed) {
    lastCalled = called[depth]; lastLabels = labels[depth]; lastClosures = closures[depth]; lastRoot = rooted[depth]
    call()
  }
  root = rooted[depth]
  string = resumed[depth]
  depth--
}

function call(    base) {
  base = lastCalled == ".init" ? lastRoot : lastCalled
  sub(/^[.@]/, "", base)
  if (base in wantedCalls) made[base, lastLabels lastClosures, FILENAME]++
}
