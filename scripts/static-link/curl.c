// The functions of libcurl that Swift's static FoundationNetworking names, so that an extension can be
// linked where libcurl's headers are missing, and starts without its forty libraries.
//
// Each opens the system's library at the first call and hands the call on. Where there is none, handles
// are stand-ins on which everything succeeds but the transfer: that ends with CURLE_FAILED_INIT. A text
// that names the package goes to the log, and with the transfer.
//
// Prototypes and numbers: curl's manual pages and curl.h, version 7.88; they have been the same since the
// library is called libcurl.so.4.

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  CURLE_OK = 0,
  CURLE_FAILED_INIT = 2,
  CURLMSG_DONE = 1,
  CURLOPT_ERRORBUFFER = 10010,
  CURLOPT_PRIVATE = 10103,
  CURLINFO_PRIVATE = 0x100000 + 21,
  CURLMOPT_TIMERFUNCTION = 20004,
  CURLMOPT_TIMERDATA = 10005,
  CURLUE_OUT_OF_MEMORY = 7,
  ERROR_BUFFER_BYTES = 256
};

static const char missing[] =
    "libcurl.so.4 is not installed: install libcurl4 (Debian, Ubuntu), libcurl (Fedora) or curl (Arch, Alpine)";

static void *library;

static void open_library(void) {
  // The second one is Debian's build with GnuTLS, which has the same functions.
  library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  // To the extension's log: not every version of URLSession hands on why a transfer failed.
  if (!library) fprintf(stderr, "%s\n", missing);
}

// A function of the system's library; NULL where there is none.
static void *function(const char *name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return library ? dlsym(library, name) : NULL;
}

// Begins a function that hands its call on, if it can.
#define HAND_ON(result, name, parameters, arguments)             \
  result (*system_##name) parameters = function(#name);          \
  if (system_##name) return system_##name arguments

// MARK: Stand-ins

// What stands in for a transfer.
struct transfer {
  char *error_buffer;
  void *private_data;
  struct transfer *next;
};

// CURLMsg.
struct message {
  int kind;
  void *transfer;
  union {
    void *whatever;
    int result;
  } data;
};

// What stands in for a set of transfers; its caller uses it on one thread at a time, as libcurl asks.
struct set {
  int (*timer)(void *set, long milliseconds, void *data);
  void *timer_data;
  struct transfer *waiting;
  struct message message;
};

// MARK: One transfer

int curl_global_init(long flags) {
  HAND_ON(int, curl_global_init, (long), (flags));
  return CURLE_OK;
}

void *curl_easy_init(void) {
  HAND_ON(void *, curl_easy_init, (void), ());
  return calloc(1, sizeof(struct transfer));
}

void curl_easy_cleanup(void *transfer) {
  HAND_ON(void, curl_easy_cleanup, (void *), (transfer));
  free(transfer);
}

// The argument is a long, a curl_off_t or a pointer: a word, which is passed alike on x86-64 and arm64.
int curl_easy_setopt(void *transfer, int option, ...) {
  va_list list;
  va_start(list, option);
  void *argument = va_arg(list, void *);
  va_end(list);
  HAND_ON(int, curl_easy_setopt, (void *, int, ...), (transfer, option, argument));
  struct transfer *stand_in = transfer;
  if (option == CURLOPT_ERRORBUFFER) stand_in->error_buffer = argument;
  if (option == CURLOPT_PRIVATE) stand_in->private_data = argument;
  return CURLE_OK;
}

int curl_easy_getinfo(void *transfer, int info, ...) {
  va_list list;
  va_start(list, info);
  void **answer = va_arg(list, void **);
  va_end(list);
  HAND_ON(int, curl_easy_getinfo, (void *, int, ...), (transfer, info, answer));
  // Every answer is a word: a long, a double, a pointer.
  *answer = info == CURLINFO_PRIVATE ? ((struct transfer *)transfer)->private_data : NULL;
  return CURLE_OK;
}

int curl_easy_pause(void *transfer, int mask) {
  HAND_ON(int, curl_easy_pause, (void *, int), (transfer, mask));
  return CURLE_OK;
}

const char *curl_easy_strerror(int code) {
  HAND_ON(const char *, curl_easy_strerror, (int), (code));
  return missing;
}

void curl_free(void *memory) {
  HAND_ON(void, curl_free, (void *), (memory));
  free(memory);
}

// MARK: Several transfers

void *curl_multi_init(void) {
  HAND_ON(void *, curl_multi_init, (void), ());
  return calloc(1, sizeof(struct set));
}

int curl_multi_cleanup(void *set) {
  HAND_ON(int, curl_multi_cleanup, (void *), (set));
  free(set);
  return CURLE_OK;
}

int curl_multi_setopt(void *set, int option, ...) {
  va_list list;
  va_start(list, option);
  void *argument = va_arg(list, void *);
  va_end(list);
  HAND_ON(int, curl_multi_setopt, (void *, int, ...), (set, option, argument));
  struct set *stand_in = set;
  if (option == CURLMOPT_TIMERFUNCTION) memcpy(&stand_in->timer, &argument, sizeof argument);
  if (option == CURLMOPT_TIMERDATA) stand_in->timer_data = argument;
  return CURLE_OK;
}

int curl_multi_add_handle(void *set, void *transfer) {
  HAND_ON(int, curl_multi_add_handle, (void *, void *), (set, transfer));
  struct set *stand_in = set;
  struct transfer *added = transfer;
  added->next = stand_in->waiting;
  stand_in->waiting = added;
  // The caller comes back at once, and is told then that the transfer failed.
  if (stand_in->timer) stand_in->timer(set, 0, stand_in->timer_data);
  return CURLE_OK;
}

int curl_multi_remove_handle(void *set, void *transfer) {
  HAND_ON(int, curl_multi_remove_handle, (void *, void *), (set, transfer));
  for (struct transfer **place = &((struct set *)set)->waiting; *place; place = &(*place)->next)
    if (*place == transfer) {
      *place = (*place)->next;
      break;
    }
  return CURLE_OK;
}

int curl_multi_assign(void *set, int socket, void *data) {
  HAND_ON(int, curl_multi_assign, (void *, int, void *), (set, socket, data));
  return CURLE_OK;
}

int curl_multi_socket_action(void *set, int socket, int events, int *running) {
  HAND_ON(
      int, curl_multi_socket_action, (void *, int, int, int *), (set, socket, events, running));
  if (running) *running = 0;
  return CURLE_OK;
}

void *curl_multi_info_read(void *set, int *left) {
  HAND_ON(void *, curl_multi_info_read, (void *, int *), (set, left));
  struct set *stand_in = set;
  struct transfer *ended = stand_in->waiting;
  if (left) *left = 0;
  if (!ended) return NULL;
  stand_in->waiting = ended->next;
  if (ended->error_buffer) snprintf(ended->error_buffer, ERROR_BUFFER_BYTES, "%s", missing);
  stand_in->message = (struct message){.kind = CURLMSG_DONE, .transfer = ended};
  stand_in->message.data.result = CURLE_FAILED_INIT;
  return &stand_in->message;
}

// MARK: Lists, addresses, versions

void *curl_slist_append(void *list, const char *text) {
  HAND_ON(void *, curl_slist_append, (void *, const char *), (list, text));
  // Headers of a request that is never made: any list that is not empty does.
  static char stand_in;
  return list ? list : &stand_in;
}

void curl_slist_free_all(void *list) { HAND_ON(void, curl_slist_free_all, (void *), (list)); }

void *curl_url(void) {
  HAND_ON(void *, curl_url, (void), ());
  return NULL;
}

int curl_url_set(void *address, int part, const char *text, unsigned flags) {
  HAND_ON(
      int, curl_url_set, (void *, int, const char *, unsigned), (address, part, text, flags));
  return CURLUE_OUT_OF_MEMORY;
}

int curl_url_get(const void *address, int part, char **text, unsigned flags) {
  HAND_ON(
      int, curl_url_get, (const void *, int, char **, unsigned), (address, part, text, flags));
  return CURLUE_OUT_OF_MEMORY;
}

char *curl_version(void) {
  HAND_ON(char *, curl_version, (void), ());
  static char none[] = "libcurl/none";
  return none;
}

void *curl_version_info(int stamp) {
  HAND_ON(void *, curl_version_info, (int), (stamp));
  // curl_version_info_data as its first version had it: age, version, number, host, features, the
  // name, number and version of libraries, and the protocols, of which there are none.
  static const char *const protocols[] = {NULL};
  static struct {
    int age;
    const char *version;
    unsigned number;
    const char *host;
    int features;
    const char *ssl_version;
    long ssl_number;
    const char *libz_version;
    const char *const *protocols;
  } none = {.version = "0", .host = "", .ssl_version = "", .libz_version = "", .protocols = protocols};
  return &none;
}
