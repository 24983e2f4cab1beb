// Runs a command and notes which functions of its programs are called, for the linker to put side by side.
//
// Each function begins with a breakpoint, which its first call removes: so a run costs a stop for each function that it
// calls. Programs that are started on the way are followed. Looked at are those that have fixed addresses and a table of
// symbols, as the release programs have before they are stripped.
// usage: called FOLDER COMMAND [ARG …]   adds the names to FOLDER/PROGRAM-symbols.txt
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__x86_64__)
static const unsigned char breakpoint[] = {0xCC};  // int3, after which the counter is beyond it
#define COUNTER(registers) (registers).rip
#define BEYOND 1
#elif defined(__aarch64__)
static const unsigned char breakpoint[] = {0x00, 0x00, 0x20, 0xD4};  // brk #0
#define COUNTER(registers) (registers).pc
#define BEYOND 0
#else
#error "no breakpoint is known for this processor"
#endif

enum { PROGRAMS_MAX = 8 };

typedef struct {
  unsigned long address;
  const char *name;
} Function;

typedef struct {
  char path[PATH_MAX];
  const char *file;
  Function *functions;
  size_t count;
  // The file's part with the functions, and where it lies in memory.
  const unsigned char *code;
  unsigned long start, size;
  char *is_called;
} Program;

static Program programs[PROGRAMS_MAX];
static int program_count;

static int by_address(const void *a, const void *b) {
  unsigned long x = ((const Function *)a)->address, y = ((const Function *)b)->address;
  return (x > y) - (x < y);
}

static void read_functions(Program *program) {
  const Elf64_Ehdr *header = (const void *)program->file;
  if (memcmp(program->file, ELFMAG, SELFMAG) != 0 || header->e_type != ET_EXEC) return;
  const Elf64_Phdr *segments = (const void *)(program->file + header->e_phoff);
  for (int i = 0; i < header->e_phnum; i++) {
    if (segments[i].p_type != PT_LOAD || !(segments[i].p_flags & PF_X)) continue;
    program->code = (const unsigned char *)program->file + segments[i].p_offset;
    program->start = segments[i].p_vaddr;
    program->size = segments[i].p_filesz;
  }
  const Elf64_Shdr *sections = (const void *)(program->file + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    const Elf64_Sym *symbols = (const void *)(program->file + sections[i].sh_offset);
    const char *names = program->file + sections[sections[i].sh_link].sh_offset;
    size_t count = sections[i].sh_size / sizeof *symbols;
    program->functions = calloc(count, sizeof(Function));
    for (size_t n = 0; n < count; n++) {
      unsigned long offset = symbols[n].st_value - program->start;
      if (ELF64_ST_TYPE(symbols[n].st_info) != STT_FUNC || offset >= program->size) continue;
      program->functions[program->count++] = (Function){symbols[n].st_value, names + symbols[n].st_name};
    }
  }
  qsort(program->functions, program->count, sizeof(Function), by_address);
  program->is_called = calloc(program->count + 1, 1);
}

// The program that a process runs; NULL where it is not looked at.
static Program *program_of(pid_t process) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/%d/exe", process);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  for (int i = 0; i < program_count; i++) {
    if (strcmp(programs[i].path, path) == 0) return programs[i].count ? &programs[i] : NULL;
  }
  struct stat facts;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0 || fstat(file, &facts) != 0 || program_count == PROGRAMS_MAX) return NULL;
  Program *program = &programs[program_count++];
  strcpy(program->path, path);
  program->file = mmap(NULL, (size_t)facts.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (program->file != MAP_FAILED && facts.st_size > (off_t)sizeof(Elf64_Ehdr)) read_functions(program);
  return program->count ? program : NULL;
}

static void write_memory(pid_t process, const void *bytes, size_t count, unsigned long address) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", process);
  int memory = open(path, O_RDWR | O_CLOEXEC);
  if (memory < 0 || pwrite(memory, bytes, count, (off_t)address) != (ssize_t)count) {
    fprintf(stderr, "called: cannot write the memory of a process: %s\n", strerror(errno));
    exit(1);
  }
  close(memory);
}

static void set_breakpoints(pid_t process) {
  Program *program = program_of(process);
  if (!program) return;
  unsigned char *code = malloc(program->size);
  memcpy(code, program->code, program->size);
  for (size_t i = 0; i < program->count; i++) {
    memcpy(code + (program->functions[i].address - program->start), breakpoint, sizeof breakpoint);
  }
  write_memory(process, code, program->size, program->start);
  free(code);
}

// Goes on behind a breakpoint of ours; 0 where the process was stopped by something else.
static int pass(pid_t process) {
  struct user_regs_struct registers;
  struct iovec part = {&registers, sizeof registers};
  Program *program = program_of(process);
  if (!program || ptrace(PTRACE_GETREGSET, process, (void *)NT_PRSTATUS, &part) != 0) return 0;
  unsigned long address = COUNTER(registers) - BEYOND;
  size_t low = 0, high = program->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (program->functions[middle].address < address) low = middle + 1;
    else high = middle;
  }
  if (low == program->count || program->functions[low].address != address) return 0;
  // Equal functions share an address.
  for (size_t i = low; i < program->count && program->functions[i].address == address; i++) program->is_called[i] = 1;
  write_memory(process, program->code + (address - program->start), sizeof breakpoint, address);
  COUNTER(registers) = address;
  return ptrace(PTRACE_SETREGSET, process, (void *)NT_PRSTATUS, &part) == 0;
}

static void write_names(const char *folder) {
  for (int i = 0; i < program_count; i++) {
    if (programs[i].count == 0) continue;
    char path[PATH_MAX + 64];
    snprintf(path, sizeof path, "%s/%s-symbols.txt", folder, strrchr(programs[i].path, '/') + 1);
    FILE *list = fopen(path, "a");
    if (!list) exit(1);
    for (size_t n = 0; n < programs[i].count; n++) {
      if (programs[i].is_called[n]) fprintf(list, "%s\n", programs[i].functions[n].name);
    }
    fclose(list);
  }
}

int main(int count, char **words) {
  if (count < 3) return 64;
  int start[2];
  if (pipe(start) != 0) return 1;
  pid_t command = fork();
  if (command == 0) {
    char byte;
    close(start[1]);
    if (read(start[0], &byte, 1) < 0) _exit(1);
    close(start[0]);
    execvp(words[2], words + 2);
    _exit(127);
  }
  long options = PTRACE_O_EXITKILL | PTRACE_O_TRACEEXEC | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK;
  if (ptrace(PTRACE_SEIZE, command, 0, (void *)options) != 0) {
    fprintf(stderr, "called: processes cannot be traced here: %s\n", strerror(errno));
    kill(command, SIGKILL);
    return 1;
  }
  close(start[0]);
  close(start[1]);
  int code = 1, status;
  pid_t process;
  while ((process = waitpid(-1, &status, __WALL)) > 0) {
    if (!WIFSTOPPED(status)) {
      if (process == command) code = WIFEXITED(status) ? WEXITSTATUS(status) : 1;
      continue;
    }
    int event = status >> 16, signal = event ? 0 : WSTOPSIG(status);
    if (event == PTRACE_EVENT_EXEC) set_breakpoints(process);
    if (signal == SIGTRAP && pass(process)) signal = 0;
    ptrace(PTRACE_CONT, process, 0, (void *)(long)signal);
  }
  write_names(words[1]);
  return code;
}
