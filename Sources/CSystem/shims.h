// What Swift cannot call itself: Linux's variadic calls, and those that Swift's Glibc module leaves out.
#ifndef WIDGETCTL_CSYSTEM_SHIMS_H
#define WIDGETCTL_CSYSTEM_SHIMS_H

#ifdef __linux__
#include <pthread.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// Makes this process the parent of descendants whose own parent has ended (Linux 3.4); 0, or -1 with errno.
static inline int widgetctl_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L);
}

// The lowest address of the calling thread's stack; 0 where it is not known.
static inline size_t widgetctl_stack_end(void) {
  extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);
  pthread_attr_t attributes;
  void *lowest = NULL;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  if (pthread_attr_getstack(&attributes, &lowest, &size) != 0) lowest = NULL;
  pthread_attr_destroy(&attributes);
  return (size_t)lowest;
}

// Lowers what a process may take for its data to `bytes`; a lower limit stays. 0, or -1 with errno.
static inline int widgetctl_limit_data(pid_t process, unsigned long long bytes) {
  struct { unsigned long long current, maximum; } limit;
  if (syscall(SYS_prlimit64, process, RLIMIT_DATA, NULL, &limit) != 0) return -1;
  if (limit.maximum > bytes) limit.maximum = bytes;
  if (limit.current > limit.maximum) limit.current = limit.maximum;
  return (int)syscall(SYS_prlimit64, process, RLIMIT_DATA, &limit, NULL);
}
#endif

#endif
