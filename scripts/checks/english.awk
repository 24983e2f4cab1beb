# Counts in documentation comments the constructions that a reader has to translate; see checks/english.
# -v show=MODULE prints that module's lines instead of the table. A module is the first two parts of a path.
BEGIN {
  names = "what where stands says takes no-noun as-it-is lies"
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
}
FILENAME ~ /english\.txt$/ {
  if ($0 ~ /^ *(#|$)/) next
  for (i = 1; i <= count; i++) budget[$1, i] = $(i + 2)
  known[$1] = 1
  next
}
FNR == 1 {
  split(FILENAME, part, "/")
  module = part[1] "/" part[2]
}
/^ *\/\/\// {
  lines[module]++
  text = $0
  sub(/^ *\/\/\/ ?/, "", text)
  gsub(/``[^`]*``|`[^`]*`/, "x", text)
  plain = tolower(text)
  gsub(/[.,;:!?()"“”]/, " ", plain)
  # “There is no timeline yet” is as it should be.
  gsub(/there (is|are) no /, "", plain)
  for (i = 1; i <= count; i++)
    if ((i == 1 ? tolower(text) " " : " " plain " ") ~ pattern[i]) {
      found[module, i]++
      if (show == module) printf "%s:%d: %s: %s\n", FILENAME, FNR, name[i], text
    }
}
END {
  if (show != "") exit
  for (module in lines) {
    row = sprintf("%-28s %5d", module, lines[module])
    for (i = 1; i <= count; i++) {
      row = row sprintf(" %5d", found[module, i])
      if (!record && found[module, i] > budget[module, i]) over[module, i] = 1
      if (record && (module in known) && found[module, i] > budget[module, i]) over[module, i] = 1
    }
    rows[++rowCount] = row
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
