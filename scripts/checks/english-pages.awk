# The texts of pages (Markdown), for english-budgets.awk. Code, program output, headings, addresses of links and rules' numbers
# are left out. A cell of a table is a paragraph of its own, and so is an item of a list.
BEGIN {
  pattern[1] = "(^|[.!?:;|] +)what "
  gap = " "
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
function end_paragraph(   i, words, plain, rest) {
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
  # A cell of one or two words is a name.
  count_sentences(kind, 3)
}
function occurrences(text, expression,   found_here) {
  while (match(text, expression)) { found_here++; text = " " substr(text, RSTART + RLENGTH - 1) }
  return found_here + 0
}
END {
  end_paragraph()
  if (show == "") report("sentences of pages")
}
