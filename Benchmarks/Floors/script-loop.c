// The floor of a script's intents: prepared statements write the same rows, journal included, in one flushed
// transaction. The newest run of the store, which inserted one record, is the pattern of all others.
// usage: script-loop DATABASE COLLECTION COUNT   prints the microseconds from BEGIN to the end of COMMIT
#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static sqlite3 *database;

static double now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static void require(int held) {
  if (held) return;
  fprintf(stderr, "script-loop: %s\n", sqlite3_errmsg(database));
  exit(74);
}

static void run(const char *sql) { require(sqlite3_exec(database, sql, NULL, NULL, NULL) == SQLITE_OK); }

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement = NULL;
  require(sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) == SQLITE_OK);
  return statement;
}

enum { most_columns = 64, ordinal_bits = 24 };

typedef struct {
  sqlite3_stmt *pattern, *insertion;
  int count, key, id, name, position;
} table;

// The newest row of a table, and an insertion that takes all of its columns.
static table table_of(const char *name, const char *order) {
  table t = {.key = -1, .id = -1, .name = -1, .position = -1};
  char sql[8192];
  snprintf(sql, sizeof sql, "SELECT * FROM %s ORDER BY %s DESC LIMIT 1", name, order);
  t.pattern = prepare(sql);
  require(sqlite3_step(t.pattern) == SQLITE_ROW);
  t.count = sqlite3_column_count(t.pattern);
  require(t.count <= most_columns);
  int length = snprintf(sql, sizeof sql, "INSERT INTO %.*s VALUES (", (int)strcspn(name, " "), name);
  for (int i = 0; i < t.count; ++i) {
    const char *column = sqlite3_column_name(t.pattern, i);
    if (!strcmp(column, "key")) t.key = i;
    if (!strcmp(column, "id")) t.id = i;
    if (!strcmp(column, "name")) t.name = i;
    if (!strcmp(column, "position")) t.position = i;
    length += snprintf(sql + length, sizeof sql - length, i ? ", ?" : "?");
  }
  snprintf(sql + length, sizeof sql - length, ")");
  t.insertion = prepare(sql);
  for (int i = 0; i < t.count; ++i)
    require(sqlite3_bind_value(t.insertion, i + 1, sqlite3_column_value(t.pattern, i)) == SQLITE_OK);
  return t;
}

static void step(sqlite3_stmt *statement) {
  require(sqlite3_step(statement) == SQLITE_DONE);
  sqlite3_reset(statement);
}

int main(int argc, char **argv) {
  if (argc != 4) return 64;
  int64_t count = atoll(argv[3]);
  if (count < 1 || count > 10000000) return 64;
  require(sqlite3_open_v2(argv[1], &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) == SQLITE_OK);
  sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  run("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0");
  char name[256];
  snprintf(name, sizeof name, "records_%s", argv[2]);
  // A run's row stands at its number, shifted; its change follows it.
  table records = table_of(name, "key"), runs = table_of("journal WHERE kind = 0", "place"),
        changes = table_of("journal WHERE kind = 1", "place");
  int64_t run_number = sqlite3_column_int64(runs.pattern, 0) >> ordinal_bits;
  char prefix[128];
  snprintf(prefix, sizeof prefix, "loop-%" PRId64, run_number);

  double start = now_us();
  run("BEGIN IMMEDIATE");
  for (int64_t i = 1; i <= count; ++i) {
    char id[160], label[64], letters[17] = "kkkkkkkkkkkkkkkk";
    if (records.id >= 0) {
      for (int64_t rest = i, digit = 15; rest > 0; rest /= 16) letters[digit--] = 'k' + rest % 16;
      sqlite3_bind_text(records.insertion, records.id + 1, letters, 16, SQLITE_STATIC);
    }
    if (records.name >= 0) {
      int length = snprintf(label, sizeof label, "Buy milk number %" PRId64, i);
      sqlite3_bind_text(records.insertion, records.name + 1, label, length, SQLITE_STATIC);
    }
    if (records.position >= 0) sqlite3_bind_int64(records.insertion, records.position + 1, i);
    sqlite3_bind_null(records.insertion, records.key + 1);
    step(records.insertion);
    int64_t key = sqlite3_last_insert_rowid(database), place = (run_number + i) << ordinal_bits;
    // place, kind, sequence, content, collection, record, id, idempotency_key, …
    int length = snprintf(id, sizeof id, "%s/%" PRId64, prefix, i);
    sqlite3_bind_int64(runs.insertion, 1, place);
    sqlite3_bind_text(runs.insertion, 7, id, length, SQLITE_STATIC);
    sqlite3_bind_null(runs.insertion, 8);
    step(runs.insertion);
    sqlite3_bind_int64(changes.insertion, 1, place + 1);
    sqlite3_bind_int64(changes.insertion, 6, key);
    step(changes.insertion);
  }
  run("UPDATE changes SET sequence = sequence + 1");
  run("COMMIT");
  printf("%.0f\n", now_us() - start);
  return 0;
}
