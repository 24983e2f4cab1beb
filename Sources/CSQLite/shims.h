// What Swift cannot call itself: SQLite's variadic and macro-only entry points.
#ifndef WIDGETCTL_CSQLITE_SHIMS_H
#define WIDGETCTL_CSQLITE_SHIMS_H

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#endif

// Does without the statistics of SQLite's memory, for which every allocation takes a lock; nothing is done
// where a part of the program has used SQLite before.
static inline int widgetctl_sqlite3_no_memory_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

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

// Makes a pipe that child processes do not inherit. On Linux no child can be started in between;
// Swift's Glibc module leaves `pipe2` out.
static inline int widgetctl_pipe(int ends[2]) {
#ifdef __linux__
  extern int pipe2(int ends[2], int flags);
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

#ifdef __linux__
// The kind of file system that holds `path`, as linux/magic.h numbers them; 0 when it is unknown.
// Swift's Glibc module leaves `statfs` out.
static inline unsigned int widgetctl_file_system_magic(const char *path) {
  struct statfs facts;
  return statfs(path, &facts) == 0 ? (unsigned int)facts.f_type : 0;
}

// A number of the file at `path` by its place and the time of its birth, which no later file has; 0 when there is no
// file or no such time. Swift's Glibc module leaves `statx` out.
static inline unsigned long long widgetctl_file_mark(const char *path) {
#ifdef SYS_statx
  struct statx facts;
  unsigned int wanted = STATX_INO | STATX_BTIME;
  if (syscall(SYS_statx, AT_FDCWD, path, 0x100 /* AT_SYMLINK_NOFOLLOW */, wanted, &facts) != 0) return 0;
  if ((facts.stx_mask & wanted) != wanted) return 0;
  unsigned long long mark = facts.stx_ino;
  mark = mark * 0x9E3779B97F4A7C15ULL + (unsigned long long)facts.stx_btime.tv_sec;
  mark = mark * 0x9E3779B97F4A7C15ULL + facts.stx_btime.tv_nsec;
  mark = mark * 0x9E3779B97F4A7C15ULL + ((unsigned long long)facts.stx_dev_major << 32 | facts.stx_dev_minor);
  return mark;
#else
  return 0;
#endif
}
#else
static inline unsigned long long widgetctl_file_mark(const char *path) { return 0; }
#endif

#endif
