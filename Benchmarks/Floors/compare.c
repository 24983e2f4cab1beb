// Runs several commands in turn, A B C A B C …, and prints each one's median wall time, its ratio to the first
// command (median of the ratios round by round, so that a machine that drifts does not matter) and its peak memory.
// With -c 1 it compares the processor time of each command and of all processes that it starts, whoever waits for them.
// usage: compare [-n ROUNDS] [-w WARMUPS] [-c 1] NAME COMMAND [ARG …] [-- NAME COMMAND [ARG …]]…
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { COMMANDS_MAX = 12, ROUNDS_MAX = 2000 };

extern char **environ;

static double now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static double cpu_us(const struct rusage *usage) {
  return (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1e6 + usage->ru_utime.tv_usec + usage->ru_stime.tv_usec;
}

static int compares_cpu;

static double run_us(char **command, long *peak_kib, int *failures) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  pid_t pid;
  double start = now_us();
  if (posix_spawnp(&pid, command[0], &files, NULL, command, environ) != 0) {
    fprintf(stderr, "compare: cannot start %s\n", command[0]);
    exit(2);
  }
  int status;
  struct rusage usage;
  wait4(pid, &status, 0, &usage);
  double elapsed = now_us() - start;
  posix_spawn_file_actions_destroy(&files);
  if (usage.ru_maxrss > *peak_kib) *peak_kib = usage.ru_maxrss;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) ++*failures;
  if (!compares_cpu) return elapsed;
  double cpu = cpu_us(&usage);
  // What the command left behind is handed to this process.
  while (wait4(-1, &status, 0, &usage) > 0) {
    cpu += cpu_us(&usage);
    if (usage.ru_maxrss > *peak_kib) *peak_kib = usage.ru_maxrss;
  }
  return cpu;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(const double *values, int count) {
  static double sorted[ROUNDS_MAX];
  memcpy(sorted, values, count * sizeof *values);
  qsort(sorted, count, sizeof *sorted, ascending);
  return count % 2 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
}

int main(int argc, char **argv) {
  int rounds = 100, warmups = 3, i = 1;
  for (; i + 1 < argc && argv[i][0] == '-' && argv[i][1] != '-'; i += 2) {
    if (!strcmp(argv[i], "-n")) rounds = atoi(argv[i + 1]);
    if (!strcmp(argv[i], "-w")) warmups = atoi(argv[i + 1]);
    if (!strcmp(argv[i], "-c")) compares_cpu = atoi(argv[i + 1]);
  }
#ifdef __linux__
  if (compares_cpu) prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  if (rounds < 1 || rounds > ROUNDS_MAX) rounds = ROUNDS_MAX;
  char *names[COMMANDS_MAX], **commands[COMMANDS_MAX];
  int count = 0;
  while (i < argc && count < COMMANDS_MAX) {
    names[count] = argv[i++];
    commands[count++] = &argv[i];
    while (i < argc && strcmp(argv[i], "--")) ++i;
    if (i < argc) argv[i++] = NULL;
  }
  if (count == 0) {
    fprintf(stderr, "usage: compare [-n ROUNDS] NAME COMMAND [ARG …] [-- NAME COMMAND …]…\n");
    return 64;
  }
  static double walls[COMMANDS_MAX][ROUNDS_MAX], ratios[COMMANDS_MAX][ROUNDS_MAX];
  long peaks[COMMANDS_MAX] = {0};
  int failures[COMMANDS_MAX] = {0};
  for (int round = -warmups; round < rounds; ++round)
    for (int c = 0; c < count; ++c) {
      double wall = run_us(commands[c], &peaks[c], &failures[c]);
      if (round >= 0) {
        walls[c][round] = wall;
        ratios[c][round] = wall / walls[0][round];
      }
    }
  for (int c = 0; c < count; ++c) {
    printf("| %s | %.2f ms | %.2f× | %.1f MiB |", names[c], median(walls[c], rounds) / 1e3,
           median(ratios[c], rounds), peaks[c] / 1024.0);
    if (failures[c]) printf(" %d runs failed", failures[c]);
    printf("\n");
  }
  return 0;
}
