// The floor of `show` and of a `refresh` with nothing due: one read-only open, one SELECT, one write.
// usage: reader DATABASE SQL [INTEGER …]   (the integers are bound to ?1, ?2, …)
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  sqlite3 *database;
  if (sqlite3_open_v2(argv[1], &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) return 66;
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, argv[2], -1, &statement, NULL) != SQLITE_OK) {
    fprintf(stderr, "reader: %s\n", sqlite3_errmsg(database));
    return 70;
  }
  for (int i = 3; i < argc; ++i) sqlite3_bind_int64(statement, i - 2, atoll(argv[i]));
  static char buffer[1 << 16];
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  int columns = sqlite3_column_count(statement);
  while (sqlite3_step(statement) == SQLITE_ROW)
    for (int c = 0; c < columns; ++c) {
      if (sqlite3_column_type(statement, c) == SQLITE_BLOB)
        fwrite(sqlite3_column_blob(statement, c), 1, sqlite3_column_bytes(statement, c), stdout);
      else if (sqlite3_column_type(statement, c) != SQLITE_NULL)
        fputs((const char *)sqlite3_column_text(statement, c), stdout);
      putchar(c + 1 < columns ? '|' : '\n');
    }
  fflush(stdout);
  _exit(0);
}
