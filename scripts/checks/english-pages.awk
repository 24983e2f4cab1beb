# Counts in pages (Markdown) the constructions that a reader has to translate, and the sentences that are too long; see
# checks/english. -v show=KIND prints that kind's lines instead of the table. Code, program output, headings, addresses of links
# and rules' numbers are left out. A cell of a table is a paragraph of its own, and so is an item of a list.
BEGIN {
  names = "what where stands says takes no-noun as-it-is lies long"
  count = split(names, name, " ")
  # In the order of `names`.
  pattern[1] = "(^|[.!?:;|] +)what "
  pattern[2] = " where (it|there|that|nothing|none|no|one|they|he|she|an?|the) "
  pattern[3] = " (stand|stands) "
  pattern[4] = " (say|says|said) "
  pattern[5] = " (take|takes) "
  pattern[6] = " (is|are) no "
  pattern[7] = " as (it is|they are) "
  pattern[8] = " (lie|lies) "
  constructions = 8
  longest = 25
  average = 16
}
FILENAME ~ /english-pages\.txt$/ {
  if ($0 ~ /^ *(#|$)/) next
  for (i = 1; i <= count; i++) budget[$1, i] = $(i + 2)
  known[$1] = 1
  next
}
FNR == 1 {
  end_paragraph()
  kind = kind_of(FILENAME)
  inside = 0
}
{ lines[kind]++ }
/^ *```/ { inside = !inside; end_paragraph(); next }
inside || /^    [^ -]/ && paragraph == "" || /^#/ || /^<!--/ || /^ *\[[^]]*\]: / { end_paragraph(); next }
/^ *$/ { end_paragraph(); next }
{
  text = $0
  gsub(/!\[[^]]*\]\([^)]*\)/, "", text)
  gsub(/\]\([^)]*\)/, "", text)
  gsub(/\[/, "", text)
  # A cell of a table ends at a bar, and code may have one.
  if (text ~ /^ *\|/) gsub(/``[^`]*``|`[^`]*`/, "x", text)
  gsub(/\*\*/, "", text)
  file = FILENAME
  if (text ~ /^ *\|/) {
    end_paragraph()
    if (text ~ /^ *\|[-:| ]*$/) next
    cells = split(text, cell, "|")
    for (c = 1; c <= cells; c++) { start = FNR; paragraph = cell[c]; end_paragraph() }
    next
  }
  if (text ~ /^ *([-*]|[0-9]+\.) /) { end_paragraph(); sub(/^ *([-*]|[0-9]+\.) +/, "", text) }
  if (paragraph == "") start = FNR
  paragraph = paragraph " " text
}
# The row that a page belongs to: a document at the top of the repository, a folder of pages, or a kind of them.
function kind_of(path) {
  if (path ~ /\.docc\//) return "articles"
  if (path ~ /^Documentation\/[^\/]*$/) return "Documentation"
  if (path ~ /^Documentation\//) { sub(/\/[^\/]*$/, "", path); return path }
  if (path ~ /\//) { sub(/\/.*/, "", path); return path }
  return path
}
# Counts the constructions and the sentences of what was collected.
function end_paragraph(   sentence, number, i, j, words, word, plain, rest) {
  if (paragraph ~ /^ *$/) { paragraph = ""; return }
  gsub(/(e\.g|i\.e)\./, "x", paragraph)
  # Code may go on in the next line.
  gsub(/``[^`]*``|`[^`]*`/, "x", paragraph)
  plain = tolower(paragraph)
  sub(/^ +/, "", plain)
  rest = plain
  gsub(/[.,;:!?()"“”|*_]/, " ", rest)
  gsub(/there (is|are) no /, "", rest)
  for (i = 1; i <= constructions; i++) {
    if (i == 1) words = occurrences(plain " ", pattern[1]); else words = occurrences(" " rest " ", pattern[i])
    if (words > 0) {
      found[kind, i] += words
      if (show == kind) printf "%s:%d: %s:%s\n", file, start, name[i], paragraph
    }
  }
  number = split(paragraph, sentence, /[.!?]( |$)/)
  for (i = 1; i <= number; i++) {
    words = split(sentence[i], word, " ")
    # A cell of one or two words is a name.
    if (words < 3) continue
    sentences[kind]++
    total[kind] += words
    if (words > most[kind]) most[kind] = words
    if (words > longest) {
      found[kind, count]++
      if (show == kind) printf "%s:%d: %s (%d words): %s\n", file, start, name[count], words, sentence[i]
    }
  }
  paragraph = ""
}
function occurrences(text, expression,   found_here) {
  while (match(text, expression)) { found_here++; text = " " substr(text, RSTART + RLENGTH - 1) }
  return found_here + 0
}
END {
  end_paragraph()
  if (show != "") exit
  for (kind in lines) {
    row = sprintf("%-28s %5d", kind, lines[kind])
    for (i = 1; i <= count; i++) {
      row = row sprintf(" %5d", found[kind, i])
      if (found[kind, i] > budget[kind, i] && (!record || kind in known)) over[kind, i] = 1
    }
    rows[++rowCount] = row (measure ? sprintf("   %.1f %d", sentences[kind] ? total[kind] / sentences[kind] : 0, most[kind]) : "")
    # Rules are lists of conditions, which tests cite.
    allowed = kind == "Documentation/Rules" ? 17 : average
    if (!measure && sentences[kind] && total[kind] / sentences[kind] > allowed) {
      printf "%s: sentences have %.1f words on average, no more than %d are allowed\n",
        kind, total[kind] / sentences[kind], allowed > "/dev/stderr"
      status = 1
    }
  }
  # For a table with the average and the longest sentence: -v measure=1.
  if (measure) { for (i = 1; i <= rowCount; i++) print rows[i] | "LC_ALL=C sort"; exit }
  for (i in over) {
    split(i, key, SUBSEP)
    printf "%s: %d sentences of pages with “%s”, no more than %d are allowed: scripts/checks/english %s\n",
      key[1], found[key[1], key[2]], name[key[2]], budget[key[1], key[2]], key[1] > "/dev/stderr"
    status = 1
  }
  if (record && !status) for (i = 1; i <= rowCount; i++) print rows[i] | "LC_ALL=C sort"
  exit status
}
