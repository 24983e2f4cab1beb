// What Swift cannot call itself: SQLite's variadic and macro-only entry points.
#ifndef WIDGETCTL_CSQLITE_SHIMS_H
#define WIDGETCTL_CSQLITE_SHIMS_H

#include <sqlite3.h>

// Leaves the WAL alone when the last connection closes: a checkpoint there costs three flushes.
static inline int widgetctl_sqlite3_no_checkpoint_on_close(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

// Keeps the WAL file when the last connection closes, so that the next commit recycles its pages.
static inline int widgetctl_sqlite3_persist_wal(sqlite3 *database) {
  int on = 1;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &on);
}

// Tells SQLite to copy a bound value before the call returns.
static inline sqlite3_destructor_type widgetctl_sqlite3_transient(void) {
  return SQLITE_TRANSIENT;
}

#endif
