// What Lua 5.4 needs to compile a line of a script, the peer of the script language.
// usage: lua-language LINES   prints nanoseconds for each line
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

// The lines that the script language's own benchmark reads, in Lua's words.
static char *lines_of(long count, size_t *length) {
  static const char *const forms[] = {
      "add_to_do{name = \"Buy milk %ld\", due = tomorrow}\n",
      "print(\"number \" .. %ld)\n",
      "complete_to_do{id = \"milk-%ld\"}\n",
      "total = total + %ld * 2 - 1\n",
  };
  char *text = malloc(64 * (size_t)count + 64);
  char *end = text;
  end += sprintf(end, "total = 0\n");
  for (long i = 1; i < count; ++i) end += sprintf(end, forms[i % 4], i);
  *length = (size_t)(end - text);
  return text;
}

int main(int argc, char **argv) {
  long count = argc == 2 ? atol(argv[1]) : 0;
  if (count < 1 || count > 100000000) return 64;
  lua_State *lua = luaL_newstate();
  size_t length;
  // A function of Lua has at most so many constants of its own; a chunk may be read in pieces.
  char *text = lines_of(count, &length);
  double start = now_ns();
  int failed = luaL_loadbuffer(lua, text, length, "lines") != LUA_OK;
  double elapsed = now_ns() - start;
  if (failed) {
    fprintf(stderr, "lua-language: %s\n", lua_tostring(lua, -1));
    return 70;
  }
  printf("%.1f\n", elapsed / (double)count);
  return 0;
}
