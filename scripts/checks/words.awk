# Reads words.txt, then Swift files; see checks/words.
FILENAME ~ /words\.txt$/ {
  if ($0 ~ /^ *(#|$)/) next
  match($0, /  +/)
  word = substr($0, 1, RSTART - 1)
  rest = substr($0, RSTART + RLENGTH)
  match(rest, /  +/)
  count++
  words[count] = word
  kinds[count] = substr(rest, 1, RSTART - 1)
  advice[count] = substr(rest, RSTART + RLENGTH)
  next
}
FNR == 1 { inText = inComment = 0 }
{
  code = $0
  comment = ""
  split_line()
  if (comment != "") check_comment()
  if (code ~ /[A-Za-z]/) check_names()
}
END { exit found > 0 }

# Puts what is comment apart from what is code, and takes literals out of the code.
function split_line(   at) {
  if (inText) {
    at = index(code, "\"\"\"")
    if (!at) { code = ""; return }
    inText = 0
    code = substr(code, at + 3)
  }
  gsub(/`[^`]* [^`]*`/, "", code)
  if ((at = index(code, "\"\"\"")) && !index(substr(code, at + 3), "\"\"\"")) {
    inText = 1
    code = substr(code, 1, at - 1)
  }
  gsub(/"([^"\\]|\\.)*"/, "\"\"", code)
  if (match(code, /\/\//)) {
    comment = substr(code, RSTART + 2)
    code = substr(code, 1, RSTART - 1)
    # Names in code voice are the business of where they are declared.
    gsub(/``[^`]*``|`[^`]*`/, "", comment)
  }
}

function check_comment(   i, plain) {
  plain = " " tolower(comment) " "
  gsub(/[^a-z]+/, " ", plain)
  gsub(/ (tell|tells|told) apart /, " ", plain)
  for (i = 1; i <= count; i++)
    if ((kinds[i] == "all" || kinds[i] == "comment") && index(plain, " " words[i] " ")) complain(i)
}

function check_names(   i, name, written, parts, isCall, before) {
  while (match(code, /[A-Za-z_][A-Za-z0-9_]*/)) {
    name = substr(code, RSTART, RLENGTH)
    isCall = substr(code, RSTART + RLENGTH, 1) == "("
    code = substr(code, RSTART + RLENGTH)
    # Most names occur often.
    if ((name, isCall) in fine) continue
    fine[name, isCall] = 1
    before = found
    parts = split_name(name)
    written = name
    name = tolower(name)
    for (i = 1; i <= count; i++) {
      if (kinds[i] == "all" || kinds[i] == "part") { if (index(parts, " " words[i] " ")) complain(i) }
      else if (kinds[i] == "name") { if (name == words[i]) complain(i) }
      else if (kinds[i] == "call" && isCall && name == words[i]) complain(i)
    }
    if (found > before) delete fine[written, isCall]
  }
}

# " steps per breath " of stepsPerBreath.
function split_name(name,   parts, letter, i) {
  for (i = 1; i <= length(name); i++) {
    letter = substr(name, i, 1)
    if (letter ~ /[A-Z]/ || letter == "_") parts = parts " "
    if (letter != "_") parts = parts letter
  }
  return " " tolower(parts) " "
}

function complain(i) {
  printf "%s:%d: \"%s\": %s\n", FILENAME, FNR, words[i], advice[i]
  found++
}
