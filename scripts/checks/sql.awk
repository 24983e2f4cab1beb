# Reports SQL text and SQLite's names in files that should have neither; see checks/floors.
BEGIN {
  statement = "(SELECT [A-Za-z0-9_*(]|INSERT (OR [A-Z]+ )?INTO |UPDATE [a-z_]+ SET |DELETE FROM |WITH [a-z_]+.* AS |" \
    "(CREATE|DROP|ALTER) (UNIQUE )?(TABLE|INDEX|TRIGGER|VIEW) |PRAGMA [a-z_]+|BEGIN (IMMEDIATE|DEFERRED|EXCLUSIVE)|" \
    "SAVEPOINT [a-z_\\\\]|RELEASE [a-z_\\\\]|ROLLBACK|ATTACH |VACUUM|ORDER BY |GROUP BY |WHERE [a-z_.]+ ?(=|<|>|IS|IN))"
}
FNR == 1 { inBlock = 0 }
{
  text = $0
  if (text ~ /^ *\/\//) next
  if (index(text, "\"\"\"")) inBlock = !inBlock
  isText = inBlock || text ~ "\"[^\"]*" statement
  if (isText && text ~ statement) complain("SQL text")
  else if (text ~ /(sqlite3_|SQLITE_|import CSQLite|CSQLite\.)/) complain("a name of SQLite's")
}
END { exit bad }

function complain(what) {
  printf "%s:%d: %s outside of the store's %s\n", FILENAME, FNR, what, folders
  bad = 1
}
