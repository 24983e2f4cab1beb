// The live view at a pseudo terminal: how long until another process's commit and a key are on the screen, and what it
// costs while nothing changes. Beside it the floor: a program that waits for the same notice and writes a row.
// usage: live LOCKFILE COUNT IDLE-SECONDS 'COMMAND THAT COMMITS' PROGRAM [ARGUMENT...]
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAXIMUM = 10000 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static double median(double *values, int count) {
  if (count == 0) return -1;
  qsort(values, count, sizeof *values, ascending);
  return values[count / 2];
}

// Reads what the terminal shows until nothing has come for so many milliseconds; returns how much it was.
static long drain(int terminal, int milliseconds) {
  static char bytes[65536];
  struct pollfd request = {terminal, POLLIN, 0};
  long total = 0;
  while (poll(&request, 1, milliseconds) > 0) {
    ssize_t count = read(terminal, bytes, sizeof bytes);
    if (count <= 0) break;
    total += count;
  }
  return total;
}

// Reads what the terminal shows for so many seconds. The clock of a view comes each minute, so it is never quiet for longer.
static void watch_idle(int terminal, int seconds) {
  char bytes[65536];
  double end = now() + seconds * 1000.0;
  for (double left; (left = end - now()) > 0;) {
    struct pollfd request = {terminal, POLLIN, 0};
    if (poll(&request, 1, (int)left + 1) > 0 && read(terminal, bytes, sizeof bytes) <= 0) return;
  }
}

// A number of /proc/PID/status.
static long fact(pid_t process, const char *name) {
  char path[64], line[256];
  long value = -1;
  snprintf(path, sizeof path, "/proc/%d/status", (int)process);
  FILE *file = fopen(path, "r");
  if (!file) return -1;
  while (fgets(line, sizeof line, file))
    if (strncmp(line, name, strlen(name)) == 0) value = atol(line + strlen(name) + 1);
  fclose(file);
  return value;
}

// Processor time in clock ticks.
static long ticks(pid_t process) {
  char path[64], line[1024];
  long user = 0, kernel = 0;
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  if (fgets(line, sizeof line, file)) {
    char *rest = strrchr(line, ')');
    if (rest) sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &kernel);
  }
  fclose(file);
  return user + kernel;
}

// What any view has to do: waits for the notice, and writes as many bytes as a changed row may take.
static void be_floor(const char *lock) {
  int notices = inotify_init1(IN_CLOEXEC);
  if (inotify_add_watch(notices, lock, IN_MODIFY) < 0) _exit(66);
  char bytes[4096];
  while (read(notices, bytes, sizeof bytes) > 0)
    if (write(1, "\033[5;1Ha row of a widget, with its check mark set", 48) != 48) break;
  _exit(0);
}

// How long after each commit of `command` the terminal shows something, in milliseconds.
static void measure_changes(const char *name, const char *lock, int rounds, const char *command, int terminal) {
  static double changes[MAXIMUM];
  int notices = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (inotify_add_watch(notices, lock, IN_MODIFY) < 0) exit(66);
  int seen = 0;
  for (int round = 0; round < rounds; round++) {
    pid_t writer = fork();
    if (writer == 0) {
      execl("/bin/sh", "sh", "-c", command, (char *)NULL);
      _exit(127);
    }
    double committed = 0;
    for (int ended = 0; ended < 2;) {
      struct pollfd requests[] = {{notices, POLLIN, 0}, {terminal, POLLIN, 0}};
      char bytes[65536];
      if (poll(requests, 2, 300) == 0) {
        ended += waitpid(writer, NULL, WNOHANG) != 0 ? 2 : 0;
        continue;
      }
      double moment = now();
      if (requests[0].revents && read(notices, bytes, sizeof bytes) > 0) committed = moment;
      if (requests[1].revents && read(terminal, bytes, sizeof bytes) > 0 && committed > 0) {
        if (seen < MAXIMUM) changes[seen++] = moment - committed;
        committed = 0;
      }
    }
  }
  close(notices);
  printf("another process's commit on the screen, %s: median %.2f ms of %d\n", name, median(changes, seen), seen);
}

int main(int count, char **arguments) {
  if (count < 6) return 64;
  int rounds = atoi(arguments[2]), idle = atoi(arguments[3]), terminal;
  if (rounds > MAXIMUM) rounds = MAXIMUM;
  struct winsize size = {40, 120, 0, 0};
  pid_t floor = forkpty(&terminal, NULL, NULL, &size);
  if (floor < 0) return 71;
  if (floor == 0) be_floor(arguments[1]);
  drain(terminal, 500);
  measure_changes("the floor", arguments[1], rounds, arguments[4], terminal);
  kill(floor, SIGTERM);
  waitpid(floor, NULL, 0);
  close(terminal);

  pid_t view = forkpty(&terminal, NULL, NULL, &size);
  if (view < 0) return 71;
  if (view == 0) {
    execv(arguments[5], arguments + 5);
    _exit(127);
  }
  drain(terminal, 3000);
  measure_changes("the live view", arguments[1], rounds, arguments[4], terminal);

  static double presses[MAXIMUM];
  int pressed = rounds < 20 ? rounds : 20;
  for (int round = 0; round < pressed; round++) {
    if (write(terminal, "\t", 1) != 1) return 74;
    drain(terminal, 300);
    double moment = now();
    if (write(terminal, "\r", 1) != 1) return 74;
    struct pollfd request = {terminal, POLLIN, 0};
    poll(&request, 1, 5000);
    presses[round] = now() - moment;
    drain(terminal, 1500);
  }
  printf("a key to the pressed look: median %.1f ms of %d\n", median(presses, pressed), pressed);

  long before = fact(view, "voluntary_ctxt_switches"), spent = ticks(view);
  watch_idle(terminal, idle);
  long after = fact(view, "voluntary_ctxt_switches");
  printf("idle for %d s: %ld wake-ups, %.3f %% of a core, %ld KiB of memory\n", idle, after - before,
         100.0 * (ticks(view) - spent) / sysconf(_SC_CLK_TCK) / idle, fact(view, "VmRSS"));
  if (write(terminal, "q", 1) != 1) return 74;
  drain(terminal, 500);
  int status;
  waitpid(view, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 70;
}
