// What Lua 5.4 needs for a line of a script and for a call of a host's function, the peer of the script language.
// usage: lua-language load LINES | calls COUNT | loop COUNT   prints nanoseconds for each line, call or iteration
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

// Takes two arguments and hands one back, as an intent that does nothing would.
static int host_call(lua_State *lua) {
  lua_Integer number = luaL_checkinteger(lua, 1);
  luaL_checklstring(lua, 2, NULL);
  lua_pushinteger(lua, number + 1);
  return 1;
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

static int run(lua_State *lua, const char *code, long count, double *elapsed) {
  if (luaL_loadstring(lua, code) != LUA_OK) return 1;
  lua_pushinteger(lua, count);
  double start = now_ns();
  if (lua_pcall(lua, 1, 0, 0) != LUA_OK) return 1;
  *elapsed = now_ns() - start;
  return 0;
}

int main(int argc, char **argv) {
  if (argc != 3) return 64;
  long count = atol(argv[2]);
  if (count < 1 || count > 100000000) return 64;
  lua_State *lua = luaL_newstate();
  luaL_openlibs(lua);
  lua_register(lua, "host_call", host_call);
  double elapsed = 0;
  int failed = 1;
  if (strcmp(argv[1], "load") == 0) {
    size_t length;
    // A function of Lua has at most so many constants of its own; a chunk may be read in pieces.
    char *text = lines_of(count, &length);
    double start = now_ns();
    failed = luaL_loadbuffer(lua, text, length, "lines") != LUA_OK;
    elapsed = now_ns() - start;
  } else if (strcmp(argv[1], "calls") == 0) {
    failed = run(lua, "local n = ... local i = 0 while i < n do i = host_call(i, \"milk\") end",
                 count, &elapsed);
  } else if (strcmp(argv[1], "loop") == 0) {
    failed = run(lua, "local n = ... local i, sum = 0, 0 while i < n do sum = sum + i % 7 i = i + 1 end",
                 count, &elapsed);
  } else {
    return 64;
  }
  if (failed) {
    fprintf(stderr, "lua-language: %s\n", lua_tostring(lua, -1));
    return 70;
  }
  printf("%.1f\n", elapsed / (double)count);
  return 0;
}
