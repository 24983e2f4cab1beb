# Of the system's declarations those that a row of the register names; see scripts/generators/declarations.
FILENAME ~ /\.rows$/ {
  # A member that is refused may well be one of an unrelated type of the system's.
  if (match($0, /^[^.].* \| [0-9]+ \| (refused|missing): |^.* \| [0-9]+ \| system: /)) {
    match($0, / \| [0-9]+ \| /)
    read_form(substr($0, 1, RSTART - 1))
    sub(/^[@#]/, "", kindName)
    wanted[kindName]
  }
  next
}
{
  name = $0
  sub(/^[a-z]+ /, "", name)
  sub(/\(.*$/, "", name)
  while (!(name in wanted)) if (!sub(/^[^.]*\./, "", name)) next
  print
}
