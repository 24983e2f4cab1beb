# Collects the texts of Swift sources by the labels of their arguments; see generators/messages.

# Returns the string literals at `at` in `text`, joined where the source joins them with +; sets `past` behind them.
function literals(text, at,   joined, character, depth, part, begin) {
  joined = ""
  past = 0
  while (1) {
    match(substr(text, at), /^[ \n]*/)
    at += RLENGTH
    if (past && substr(text, at, 1) == "+") {
      at++
      match(substr(text, at), /^[ \n]*/)
      at += RLENGTH
      if (substr(text, at, 1) != "\"") return joined
    }
    if (substr(text, at, 1) != "\"" || substr(text, at, 3) == "\"\"\"") return joined
    at++
    while ((character = substr(text, at, 1)) != "\"" && character != "") {
      if (character != "\\") { joined = joined character; at++; continue }
      if (substr(text, at + 1, 1) != "(") { joined = joined escaped(substr(text, at + 1, 1)); at += 2; continue }
      # A value: its last name stands for it.
      depth = 1
      begin = at += 2
      while (depth > 0 && (character = substr(text, at, 1)) != "") {
        if (character == "(") depth++
        if (character == ")") depth--
        at++
      }
      part = substr(text, begin, at - begin - 1)
      joined = joined "‹" name(part) "›"
    }
    past = ++at
  }
}

function escaped(character) {
  return character == "n" ? " " : character == "t" ? " " : character
}

# The name by which a reader knows a value: the last one outside of parentheses.
function name(part) {
  while (match(part, /\([^()]*\)/)) part = substr(part, 1, RSTART - 1) substr(part, RSTART + RLENGTH)
  if (match(part, / \?.*/)) part = substr(part, 1, RSTART - 1)
  gsub(/^.*\./, "", part)
  gsub(/[^A-Za-z0-9]/, "", part)
  return part == "" || part ~ /^[0-9]/ ? "…" : part
}

function cell(text) {
  gsub(/\|/, "\\|", text)
  gsub(/`/, "'", text)
  gsub(/</, "\\<", text)
  gsub(/\*/, "\\*", text)
  return text
}

# The folder below its module: the part of the program that a translator sees together.
function room(file,   parts, count) {
  count = split(file, parts, "/")
  return parts[1] "/" parts[2] (count > 3 ? "/" parts[3] : "")
}

function collect(file, text,   at, rest, first, second, place) {
  place = room(file)
  at = 1
  while (match(rest = substr(text, at), /(english|message): ?[ \n]*"/)) {
    at += RSTART - 1
    if (substr(text, at, 8) == "english:") {
      first = literals(text, at + 8)
      if (!past) { at += 8; continue }
      at = past
      if (match(substr(text, at), /^,[ \n]*turkish:/)) {
        second = literals(text, at + RLENGTH)
        if (past) {
          at = past
          if (first ~ /[A-Za-z]/ && !seen[place, first, second]++) {
            if (!spoken[place]++) rooms[++roomCount] = place
            pairs[place] = pairs[place] "| " cell(first) " | " cell(second) " |\n"
            pairCount++
          }
        }
      }
    } else {
      first = literals(text, at + 8)
      if (!past) { at += 8; continue }
      at = past
      second = ""
      if (match(substr(text, at), /^,[ \n]*hint:/)) {
        rest = literals(text, at + RLENGTH)
        if (past) { second = rest; at = past }
      }
      if (first ~ /[A-Za-z]/ && !seen[place, first, second]++) {
        if (!failing[place]++) places[++placeCount] = place
        errors[place] = errors[place] "| " cell(first) " | " cell(second) " |\n"
        errorCount++
      }
    }
  }
}

# The English texts of properties that are messages or hints: one for each case of an error.
function cases(file, text,   at, kind, depth, character, before, literal, place) {
  place = room(file)
  at = 1
  while (match(substr(text, at), /var (message|hint): String\?? \{/)) {
    kind = substr(text, at + RSTART + 3, 1) == "m" ? "message" : "hint"
    at += RSTART + RLENGTH - 1
    depth = 1
    while (depth > 0 && (character = substr(text, at, 1)) != "") {
      if (character == "{") depth++
      if (character == "}") depth--
      if (character != "\"") { at++; continue }
      before = substr(text, at - 60 > 0 ? at - 60 : 1, at - 60 > 0 ? 60 : at - 1)
      literal = literals(text, at)
      at = past ? past : at + 3
      if (before ~ /(english|turkish|message|hint):[ \n]*$/ || literal !~ /[A-Za-z] ./ || seen[place, kind, literal]++) continue
      if (!failing[place]++) places[++placeCount] = place
      errors[place] = errors[place] (kind == "message" ? "| " cell(literal) " | |\n" : "| | " cell(literal) " |\n")
      errorCount++
    }
  }
}

FNR == 1 && NR > 1 { collect(file, whole); cases(file, whole); whole = "" }
FNR == 1 { file = FILENAME }
$0 !~ /^ *\/\// { whole = whole $0 "\n" }
END {
  collect(file, whole)
  cases(file, whole)
  print "# Messages\n"
  print "The texts of the program in one place, for translators and for readers of its English: " pairCount " in two languages, and " errorCount " errors and hints, which are only in English. `scripts/generators/messages` writes this page from the sources, so change a text there. A value that the program fills in is in ‹ ›.\n"
  print "A message says what happened, with the value; its hint says what to do. The folder above a table is where its texts are.\n"
  print "## In two languages"
  for (i = 1; i <= roomCount; i++)
    printf "\n### %s\n\n| English | Turkish |\n|---|---|\n%s", rooms[i], pairs[rooms[i]]
  print "\n## Errors and hints in English"
  for (i = 1; i <= placeCount; i++)
    printf "\n### %s, errors\n\n| message | hint |\n|---|---|\n%s", places[i], errors[places[i]]
}
