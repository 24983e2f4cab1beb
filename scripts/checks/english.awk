# Counts in documentation comments the constructions that a reader has to translate, and the sentences that are too long;
# see checks/english. -v show=MODULE prints that module's lines instead of the table. A module is the first two parts of a path.
BEGIN {
  names = "what where stands says takes no-noun as-it-is lies long"
  count = split(names, name, " ")
  # In the order of `names`. Code voice is taken out first, so that a method's name does not count.
  pattern[1] = "^ *(- [A-Za-z]+: )?what "
  pattern[2] = " where (it|there|that|nothing|none|no|one|they|he|she|an?|the) "
  pattern[3] = " (stand|stands) "
  pattern[4] = " (say|says|said) "
  pattern[5] = " (take|takes) "
  pattern[6] = " (is|are) no "
  pattern[7] = " as (it is|they are) "
  pattern[8] = " (lie|lies) "
  constructions = 8
  # The words of a sentence that is still read in one go, and of sentences on average.
  longest = 25
  average = 16
}
FILENAME ~ /english\.txt$/ {
  if ($0 ~ /^ *(#|$)/) next
  for (i = 1; i <= count; i++) budget[$1, i] = $(i + 2)
  known[$1] = 1
  next
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
# Counts the sentences of what was collected.
function end_paragraph(   sentence, number, i, words, word) {
  if (paragraph == "") return
  gsub(/(e\.g|i\.e)\./, "x", paragraph)
  number = split(paragraph, sentence, /[.!?]( |$)/)
  for (i = 1; i <= number; i++) {
    words = split(sentence[i], word, " ")
    if (words < 1 || (words == 1 && word[1] !~ /[A-Za-z]/)) continue
    sentences[module]++
    total[module] += words
    if (words > longest) {
      found[module, count]++
      if (show == module) printf "%s:%d: %s (%d words):%s\n", file, start, name[count], words, sentence[i]
    }
  }
  paragraph = ""
}
END {
  end_paragraph()
  if (show != "") exit
  for (module in lines) {
    row = sprintf("%-28s %5d", module, lines[module])
    for (i = 1; i <= count; i++) {
      row = row sprintf(" %5d", found[module, i])
      if (!record && found[module, i] > budget[module, i]) over[module, i] = 1
      if (record && (module in known) && found[module, i] > budget[module, i]) over[module, i] = 1
    }
    rows[++rowCount] = row
    if (sentences[module] && total[module] / sentences[module] > average) {
      printf "%s: sentences have %.1f words on average, no more than %d are allowed\n",
        module, total[module] / sentences[module], average > "/dev/stderr"
      status = 1
    }
  }
  for (i in over) {
    split(i, key, SUBSEP)
    printf "%s: %d comments with “%s”, no more than %d are allowed: scripts/checks/english %s\n",
      key[1], found[key[1], key[2]], name[key[2]], budget[key[1], key[2]], key[1] > "/dev/stderr"
    status = 1
  }
  if (record && !status) for (i = 1; i <= rowCount; i++) print rows[i] | "LC_ALL=C sort"
  exit status
}
