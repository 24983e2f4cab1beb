// Runs several commands in turn, A B C A B C …, and prints each one's median wall time, its ratio to the first
// command (median of the ratios round by round, so that a machine that drifts does not matter), its peak memory and the
// medians of its page faults and changes of context, with those of the processes that it waits for.
// What a command leaves behind, such as the pictures after an answer, is over before the next begins, and is not in its time.
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

static struct {
  double time_us[COMMANDS_MAX][ROUNDS_MAX], faults[COMMANDS_MAX][ROUNDS_MAX], switches[COMMANDS_MAX][ROUNDS_MAX];
  long peak_kib[COMMANDS_MAX];
  int failures[COMMANDS_MAX];
} measured;

// Runs a command; a round before the first is not noted.
static void run(char **command, int c, int round) {
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
  struct rusage usage, left;
  wait4(pid, &status, 0, &usage);
  double time = now_us() - start, cpu = cpu_us(&usage);
  posix_spawn_file_actions_destroy(&files);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) ++measured.failures[c];
  long peak = usage.ru_maxrss;
  // What the command left behind is handed to this process.
  while (wait4(-1, &status, 0, &left) > 0) {
    cpu += cpu_us(&left);
    if (left.ru_maxrss > peak) peak = left.ru_maxrss;
  }
  if (peak > measured.peak_kib[c]) measured.peak_kib[c] = peak;
  if (round < 0) return;
  measured.time_us[c][round] = compares_cpu ? cpu : time;
  measured.faults[c][round] = usage.ru_minflt + usage.ru_majflt;
  measured.switches[c][round] = usage.ru_nvcsw + usage.ru_nivcsw;
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
  prctl(PR_SET_CHILD_SUBREAPER, 1);
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
  for (int round = -warmups; round < rounds; ++round)
    for (int c = 0; c < count; ++c) run(commands[c], c, round);
  for (int c = 0; c < count; ++c) {
    static double ratios[ROUNDS_MAX];
    for (int round = 0; round < rounds; ++round) ratios[round] = measured.time_us[c][round] / measured.time_us[0][round];
    printf("| %s | %.2f ms | %.2f× | %.1f MiB | %.0f | %.0f |", names[c], median(measured.time_us[c], rounds) / 1e3,
           median(ratios, rounds), measured.peak_kib[c] / 1024.0, median(measured.faults[c], rounds),
           median(measured.switches[c], rounds));
    if (measured.failures[c]) printf(" %d runs failed", measured.failures[c]);
    printf("\n");
  }
  return 0;
}
