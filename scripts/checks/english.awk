# The texts of documentation comments, for english-budgets.awk. A group is a module, the first two parts of a path.
BEGIN {
  # Code voice is taken out first, so that a method's name does not count.
  pattern[1] = "^ *(- [A-Za-z]+: )?what "
}
FNR == 1 {
  end_paragraph()
  split(FILENAME, part, "/")
  module = part[1] "/" part[2]
  inside = 0
}
!/^ *\/\/\// { end_paragraph(); inside = 0 }
/^ *\/\/\// {
  lines[module]++
  text = $0
  sub(/^ *\/\/\/ ?/, "", text)
  if (text ~ /^```/) { inside = !inside; end_paragraph(); next }
  if (inside || text ~ /^    /) next
  gsub(/``[^`]*``|`[^`]*`/, "x", text)
  if (text ~ /^ *(- |$)/) end_paragraph()
  if (paragraph == "") start = FNR
  file = FILENAME
  paragraph = paragraph " " text
  plain = tolower(text)
  gsub(/[.,;:!?()"“”]/, " ", plain)
  # “There is no timeline yet” is as it should be.
  gsub(/there (is|are) no /, "", plain)
  for (i = 1; i <= constructions; i++)
    if ((i == 1 ? tolower(text) " " : " " plain " ") ~ pattern[i]) {
      found[module, i]++
      if (show == module) printf "%s:%d: %s: %s\n", FILENAME, FNR, name[i], text
    }
}
function end_paragraph() {
  if (paragraph == "") return
  gsub(/(e\.g|i\.e)\./, "x", paragraph)
  count_sentences(module, 1)
}
END {
  end_paragraph()
  if (show == "") report("comments")
}
