# Prints the path of each symbol of a symbol graph that was written over several lines (-pretty-print):
# "View.font(_:)", "protocol View", "macro Preview(_:body:)". See scripts/list-declarations.
/^ *"kind": {/ { symbol = 1; next }
symbol && /"identifier": "swift\./ {
  kind = $0 ~ /"swift\.protocol"/ ? "protocol " : $0 ~ /"swift\.macro"/ ? "macro " : ""
  symbol = 0
}
/^ *"pathComponents": \[/ { inside = 1; path = ""; next }
inside && /^ *\]/ { inside = 0; if (path !~ /^_|\._/) print kind path; next }
inside {
  part = $0
  gsub(/^ *"|",?$/, "", part)
  path = path == "" ? part : path "." part
}
