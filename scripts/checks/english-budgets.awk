# The constructions that a reader has to translate, counted against a table of budgets; see checks/english. english.awk finds
# the texts of documentation comments, english-pages.awk those of pages; both come after this file. -v show=GROUP prints that
# group's lines instead of the table.
BEGIN {
  names = "what where stands says takes no-noun as-it-is lies long"
  count = split(names, name, " ")
  # In the order of `names`; the first one differs between comments and pages.
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
FILENAME ~ /english(-pages)?\.txt$/ {
  if ($0 ~ /^ *(#|$)/) next
  for (i = 1; i <= count; i++) budget[$1, i] = $(i + 2)
  known[$1] = 1
  next
}
# Counts the sentences of `paragraph`, which began at line `start` of `file`; those of fewer than `least` words are names.
function count_sentences(group, least,   sentence, number, i, words, word) {
  number = split(paragraph, sentence, /[.!?]( |$)/)
  for (i = 1; i <= number; i++) {
    words = split(sentence[i], word, " ")
    if (words < least || (words == 1 && word[1] !~ /[A-Za-z]/)) continue
    sentences[group]++
    total[group] += words
    if (words > longest) {
      found[group, count]++
      if (show == group) printf "%s:%d: %s (%d words):%s%s\n", file, start, name[count], words, gap, sentence[i]
    }
  }
  paragraph = ""
}
# Prints the table, or the lines of groups that have more than their budgets. `counted` are "comments" or "sentences of pages".
function report(counted,   group, row, i, key, allowed) {
  for (group in lines) {
    row = sprintf("%-28s %5d", group, lines[group])
    for (i = 1; i <= count; i++) {
      row = row sprintf(" %5d", found[group, i])
      if (found[group, i] > budget[group, i] && (!record || group in known)) over[group, i] = 1
    }
    rows[++rowCount] = row
    # Rules are lists of conditions, which tests cite.
    allowed = group == "Documentation/Rules" ? average + 1 : average
    if (sentences[group] && total[group] / sentences[group] > allowed) {
      printf "%s: sentences have %.1f words on average, no more than %d are allowed\n",
        group, total[group] / sentences[group], allowed > "/dev/stderr"
      status = 1
    }
  }
  for (i in over) {
    split(i, key, SUBSEP)
    printf "%s: %d %s with “%s”, no more than %d are allowed: scripts/checks/english %s\n",
      key[1], found[key[1], key[2]], counted, name[key[2]], budget[key[1], key[2]], key[1] > "/dev/stderr"
    status = 1
  }
  if (record && !status) for (i = 1; i <= rowCount; i++) print rows[i] | "LC_ALL=C sort"
  exit status
}
