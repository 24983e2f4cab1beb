// The floor of one durable change: write one page in place and flush it.
// usage: flush FILE COUNT   prints the median in microseconds
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  if (argc != 3) return 64;
  int count = atoi(argv[2]);
  if (count < 1 || count > 100000) return 64;
  int file = open(argv[1], O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return 73;
  char page[4120];
  memset(page, 7, sizeof page);
  // The file has its full size first: a flush that also grows the file would be another floor.
  for (int i = 0; i < 256; ++i) pwrite(file, page, sizeof page, (off_t)i * sizeof page);
  fsync(file);
  double *elapsed = malloc(count * sizeof *elapsed);
  for (int i = 0; i < count; ++i) {
    double start = now_us();
    page[0] = (char)i;
    if (pwrite(file, page, sizeof page, (off_t)(i % 256) * sizeof page) < 0) return 74;
    if (fdatasync(file) != 0) return 74;
    elapsed[i] = now_us() - start;
  }
  qsort(elapsed, count, sizeof *elapsed, ascending);
  printf("%.1f\n", elapsed[count / 2]);
  return 0;
}
