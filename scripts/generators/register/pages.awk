# Makes one page of the register from its rows, what is declared and what the tests write; see scripts/generators/register-pages.
# Files, in this order: the stored pages, the rows, declarations.txt, system.txt, and the tests.

FNR == 1 && FILENAME ~ /\.swift$/ { begin_file() }
FILENAME ~ /\.swift$/ { read_line($0); next }
FILENAME ~ /\/declarations\.txt$/ { declare($0, "here"); next }
FILENAME ~ /\/system\.txt$/ { declare($0, "system"); next }
# The test that a page cites stays as long as it still names the symbol.
FILENAME ~ /\.md$/ {
  if (match($0, /\]\(\.\.\/\.\.\/[^)]*\) \|$/)) {
    test = substr($0, RSTART + 8, RLENGTH - 11)
    split($0, field, "`")
    gsub(/\\\|/, "|", field[2])
    cited[FILENAME, field[2]] = test
  }
  next
}
FILENAME ~ /\.rows$/ {
  file[++lines] = FILENAME
  place[lines] = FILENAME ":" FNR
  line[lines] = $0
  if (match($0, / \| [0-9]+( \| |$)/)) {
    symbol[lines] = substr($0, 1, RSTART - 1)
    count[lines] = substr($0, RSTART + 3, RLENGTH - 3) + 0
    words[lines] = substr($0, RSTART + RLENGTH)
    read_form(symbol[lines])
    for (n in uses) wanted[uses[n]]
    if (callName != "") wantedCalls[callName]
  }
}

END {
  for (key in counts) { split(key, part, SUBSEP); places[part[1]] = places[part[1]] " " part[2] }
  for (key in made) {
    split(key, part, SUBSEP)
    callsOf[part[1]] = callsOf[part[1]] " (" part[2] ")" part[3]
  }
  for (n = 1; n <= lines; n++) {
    if (file[n] != page) begin_page(file[n])
    if (n in symbol) row(n)
    else print line[n] >output
  }
  if (page) close(output)
  finish()
  exit bad
}

function complain(n, message) {
  printf "%s: `%s` %s\n", place[n], symbol[n], message >"/dev/stderr"
  bad = 1
}

function begin_page(rows) {
  if (page) close(output)
  page = rows
  title = rows
  gsub(/^.*\/|\.rows$/, "", title)
  stored = "Documentation/Register/" title ".md"
  output = folder "/" title ".md"
  pages[++pageCount] = title
  table = 0
}

function row(n,    state, why, test, here, theirs, base) {
  if (!table) {
    print "The columns are explained in [README.md](README.md).\n" >output
    print "| symbol | repositories | effect here | test |\n|---|--:|---|---|" >output
    table = 1
  }
  why = words[n]
  state = "done"
  if (match(why, /^(accepted|refused|missing|untested|system|language): /)) {
    state = substr(why, 1, RLENGTH - 2)
    why = substr(why, RLENGTH + 1)
  }
  read_form(symbol[n])
  here = has("here", kindName, kindLabels)
  theirs = has("system", kindName, kindLabels)
  test = best_test(cited[stored, symbol[n]])
  if (state == "done" && !here) complain(n, "counts as done, and is not declared")
  if (state == "done" && here && test == "") complain(n, "counts as done, and no test names it")
  if (state == "untested" && !here) complain(n, "counts as declared, and is not")
  if (state == "untested" && test != "") complain(n, "counts as named by no test, and " test " does")
  if (state == "accepted" && !here) complain(n, "counts as accepted, and is not declared")
  if (state == "system" && !theirs) complain(n, "is not declared by the system's modules; scripts/generators/declarations reads them")
  if (state == "system" && has("here", "." kindName, "-")) complain(n, "counts as the system's, and is declared here")
  if ((state == "refused" || state == "missing") && (here || theirs)) complain(n, "counts as " state ", and is declared")
  base = symbol[n]
  # A type and its attribute are one, as @Parameter is; not a protocol and the macro of its name.
  if (base ~ /^@/ && has("here", base, "-")) sub(/^@/, "", base)
  if (base in states && states[base] != state) complain(n, "counts as " state ", and elsewhere as " states[base])
  states[base] = state
  totals[title, state]++
  if (state == "accepted") state = "accepted, without effect"
  if (state == "missing") state = "not yet"
  if (state == "untested") state = "not yet (declared, no test names it)"
  if (state == "system" || state == "language") state = "the system's"
  printf "| `%s` | %d | %s | %s |\n", escaped(symbol[n]), count[n], state (why == "" ? "" : ": " why), link(test) >output
}

function escaped(text) { gsub(/\|/, "\\|", text); return text }

function link(test,    title) {
  if (test == "") return "–"
  title = test
  gsub(/^.*\/|\.swift$/, "", title)
  return "[" title "](../../" test ")"
}

# The stored test if it still names the symbol; else the one that does so most, tests before samples and examples.
# A call names the symbol where it means the same declaration.
function best_test(kept,    all, count, n, best, chosen, test, points, score, form, meant) {
  split("", score)
  if (callName != "") {
    meant = called_form("here", kindName, kindLabels)
    count = split(callsOf[callName], all, " ")
    for (n = 1; n <= count; n++) {
      form = substr(all[n], 2, index(all[n], ")") - 2)
      test = substr(all[n], length(form) + 3)
      if (meant == "?" ? form == kindLabels : called_form("here", kindName, form) == meant)
        score[test] += made[callName, form, test]
    }
  } else {
    count = split(places[uses[1]], all, " ")
    for (n = 1; n <= count; n++) score[all[n]] = counts[uses[1], all[n]]
  }
  best = 0
  chosen = ""
  for (test in score) {
    if ((2 in uses) && !((uses[2], test) in counts)) continue
    if (test == kept) return kept
    points = score[test] + (test ~ /Tests\.swift$/ ? 1000 : 0)
    if (points > best || points == best && test < chosen) { best = points; chosen = test }
  }
  return chosen
}

# The README's table has the numbers of each page.
function finish(    readme, text, title, n, sum) {
  readme = "Documentation/Register/README.md"
  output = folder "/README.md"
  while ((getline text < readme) > 0) {
    if (match(text, /^\| \[[A-Za-z]+\]/)) {
      title = substr(text, 4, RLENGTH - 4)
      match(text, /^\|[^|]*\|[^|]*\|/)
      print substr(text, 1, RLENGTH) numbers(title) >output
    } else if (text ~ /^\| all \| \|/) print "| all | |" numbers("") >output
    else print text >output
  }
  close(readme)
  close(output)
}

function numbers(title,    n, state, order, count, sum, text) {
  count = split("done system accepted refused missing", order, " ")
  for (n = 1; n <= count; n++) {
    state = order[n]
    sum = total(title, state)
    if (state == "system") sum += total(title, "language")
    if (state == "missing") sum += total(title, "untested")
    text = text " " sum " |"
  }
  return text
}

function total(title, state,    n, sum) {
  if (title != "") return totals[title, state] + 0
  for (n = 1; n <= pageCount; n++) sum += totals[pages[n], state]
  return sum + 0
}
