# Writes each fenced Swift example of documentation comments and articles into a file of its own; see checks/snippets.
# -v into=FOLDER. Prints the number of examples. An error of the compiler names the line of the comment or the article.
# An example of a comment is the body of a function, unless it declares what only a file can: then it is a file. The
# examples of an article are one file, as they go on from each other; statements among them are functions.
function flush_example(   text, i) {
  if (!count) return
  examples++
  text = sprintf("#sourceLocation(file: \"%s\", line: %d)\n", FILENAME, first)
  for (i = 1; i <= count; i++) text = text line[i] "\n"
  text = text "#sourceLocation()\n"
  if (!declares) text = "@MainActor private func example" examples "() async throws {\n" text "}\n"
  if (article) parts = parts text
  else write_file(text)
  count = 0
}
function write_file(text,   name) {
  name = sprintf("%s/Example%d.swift", into, ++files)
  printf "import Foundation\nimport SharedStore\nimport WidgetCharts\nimport WidgetUI\n%s", text > name
  close(name)
}
function end_file() {
  if (parts != "") write_file(parts)
  parts = ""; inside = 0
}
FNR == 1 {
  end_file()
  article = FILENAME ~ /\.md$/
}
{
  text = $0
  if (!article) {
    if (text !~ /^ *\/\/\//) { inside = 0; count = 0; next }
    sub(/^ *\/\/\/ ?/, "", text)
  }
}
!inside && text ~ /^```swift$/ { inside = 1; count = 0; declares = 0; first = FNR + 1; next }
inside && text ~ /^```$/ { inside = 0; flush_example(); next }
inside {
  # A module has one @main, and each file the imports of them all.
  if (text ~ /^(@main|import .*)$/) text = ""
  if (text ~ /^(extension|protocol) / || (article && text ~ /^((final|@[A-Za-z]+) )*(struct|enum|class|actor|func) /))
    declares = 1
  line[++count] = text
}
END {
  end_file()
  print examples + 0
}
