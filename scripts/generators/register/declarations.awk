# Prints the path of each symbol of a symbol graph that was written over several lines (-pretty-print):
# "View.font(_:)", "protocol View", "macro Preview(_:body:)", "AppIntent.Summary = IntentParameterSummary".
# See scripts/generators/declarations.
/^ *"kind": {/ { symbol = 1; next }
symbol && /"identifier": "swift\./ {
  kind = $0 ~ /"swift\.protocol"/ ? "protocol " : $0 ~ /"swift\.macro"/ ? "macro " : ""
  alias = $0 ~ /"swift\.typealias"/
  symbol = 0
}
/^ *"pathComponents": \[/ { inside = 1; path = ""; next }
inside && /^ *\]/ { inside = 0; equals = 0; if (!alias) say(path); next }
inside { path = path == "" ? spelled($0) : path "." spelled($0) }
alias && /"spelling": ".* = "/ { equals = 1; next }
alias && equals && /"spelling": / {
  sub(/^ *"spelling": /, "")
  say(path " = " spelled($0))
  alias = 0
}

function spelled(text) { gsub(/^ *"|",?$/, "", text); return text }

function say(text) { if (text !~ /^_|\._/) print kind text }
