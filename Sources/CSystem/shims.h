// What Swift cannot call itself: Linux's variadic calls, and those that Swift's Glibc module leaves out.
#ifndef WIDGETCTL_CSYSTEM_SHIMS_H
#define WIDGETCTL_CSYSTEM_SHIMS_H

#ifdef __linux__
#include <malloc.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <unistd.h>

// Makes this process the parent of descendants whose own parent has ended (Linux 3.4); 0, or -1 with errno.
static inline int widgetctl_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L);
}

// Lets all threads take memory from the first arena. The arena of a thread grows a page at a time, with a call of the
// kernel each; not that one. Before a second thread, else it does nothing. Without glibc there are no arenas.
static inline void widgetctl_share_arena(void) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, 1);
#endif
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

// A timer of the wall clock, readable when it is over and when that clock was set; -1 with errno.
static inline int widgetctl_wall_timer(void) {
  return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
}

// Sets the timer to an instant in microseconds since 1970 UTC; one that has passed is over at once. 0, or -1 with errno.
static inline int widgetctl_set_wall_timer(int timer, long long microseconds) {
  struct itimerspec value = {{0, 0}, {0, 0}};
  // Zero would stop the timer.
  if (microseconds < 1) microseconds = 1;
  value.it_value.tv_sec = (time_t)(microseconds / 1000000);
  value.it_value.tv_nsec = (long)(microseconds % 1000000) * 1000;
  return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &value, NULL);
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
