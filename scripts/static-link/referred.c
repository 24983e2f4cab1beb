// Lists the data that functions refer to, for the linker to put side by side.
//
// A process writes to few of a program's variables, which are spread over all of its pages: each page that has one costs
// two faults. The compiler places the variables of a file in one section, so the linker moves those of whole files.
// usage: referred PROGRAM LIST   prints the data of the functions in LIST; PROGRAM has its symbols and relocations
#define _GNU_SOURCE
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  unsigned long start, end;
  const char *name;
  unsigned section;
  char is_printed;
} Symbol;

typedef struct {
  Symbol *all;
  size_t count;
} Symbols;

static const char *file;
static const Elf64_Shdr *sections;
static Symbols functions, data;

static int by_address(const void *a, const void *b) {
  unsigned long x = ((const Symbol *)a)->start, y = ((const Symbol *)b)->start;
  return (x > y) - (x < y);
}

static int by_name(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

// The last symbol that begins at an address or before it; NULL if there is none.
static Symbol *before(const Symbols *symbols, unsigned long address) {
  size_t low = 0, high = symbols->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (symbols->all[middle].start <= address) low = middle + 1;
    else high = middle;
  }
  return low ? &symbols->all[low - 1] : NULL;
}

static const char *map(const char *path, size_t *size) {
  struct stat facts;
  int opened = open(path, O_RDONLY | O_CLOEXEC);
  if (opened < 0 || fstat(opened, &facts) != 0) return NULL;
  *size = (size_t)facts.st_size;
  const char *bytes = mmap(NULL, *size + 1, PROT_READ, MAP_PRIVATE, opened, 0);
  close(opened);
  return bytes == MAP_FAILED ? NULL : bytes;
}

// The names in a file, one a line, in order.
static const char **read_names(const char *path, size_t *count) {
  FILE *list = fopen(path, "r");
  const char **names = NULL;
  char *line = NULL;
  size_t room = 0, size = 0;
  ssize_t length;
  *count = 0;
  while (list && (length = getline(&line, &size, list)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    if (*count == room) names = realloc(names, (room = room * 2 + 1024) * sizeof *names);
    names[(*count)++] = strdup(line);
  }
  if (list) fclose(list);
  qsort(names, *count, sizeof *names, by_name);
  return names;
}

static int is_data(const Elf64_Sym *symbol) {
  if (symbol->st_shndx == SHN_UNDEF || symbol->st_shndx >= SHN_LORESERVE) return 0;
  unsigned long flags = sections[symbol->st_shndx].sh_flags;
  // Constants that are merged cannot be moved.
  return flags & SHF_WRITE && !(flags & (SHF_EXECINSTR | SHF_TLS | SHF_MERGE));
}

static void read_symbols(const Elf64_Shdr *table, const char **wanted, size_t wanted_count) {
  const Elf64_Sym *symbols = (const void *)(file + table->sh_offset);
  const char *names = file + sections[table->sh_link].sh_offset;
  size_t count = table->sh_size / sizeof *symbols;
  functions.all = calloc(count, sizeof(Symbol));
  data.all = calloc(count, sizeof(Symbol));
  for (size_t n = 0; n < count; n++) {
    const Elf64_Sym *symbol = &symbols[n];
    unsigned type = ELF64_ST_TYPE(symbol->st_info);
    const char *name = names + symbol->st_name;
    Symbol found = {symbol->st_value, symbol->st_value + symbol->st_size, name, symbol->st_shndx, 0};
    if (type == STT_FUNC && symbol->st_size > 0) {
      if (bsearch(&name, wanted, wanted_count, sizeof *wanted, by_name)) functions.all[functions.count++] = found;
    } else if (*name && (type == STT_OBJECT || type == STT_NOTYPE) && is_data(symbol)) {
      data.all[data.count++] = found;
    }
  }
  qsort(functions.all, functions.count, sizeof(Symbol), by_address);
  qsort(data.all, data.count, sizeof(Symbol), by_address);
}

// An address in the program's code is relative to the end of its four bytes.
static long distance(unsigned long type, unsigned machine) {
  if (machine != EM_X86_64) return 0;
  return type == R_X86_64_PC32 || type == R_X86_64_PLT32 || type == R_X86_64_GOTPCREL || type == R_X86_64_GOTPCRELX ||
                 type == R_X86_64_REX_GOTPCRELX
             ? 4
             : 0;
}

static void print_data(const Elf64_Shdr *section, unsigned machine) {
  const Elf64_Rela *references = (const void *)(file + section->sh_offset);
  const Elf64_Sym *symbols = (const void *)(file + sections[section->sh_link].sh_offset);
  for (size_t n = 0; n < section->sh_size / sizeof *references; n++) {
    const Symbol *function = before(&functions, references[n].r_offset);
    if (!function || references[n].r_offset >= function->end) continue;
    const Elf64_Sym *symbol = &symbols[ELF64_R_SYM(references[n].r_info)];
    if (!is_data(symbol)) continue;
    unsigned long address = symbol->st_value;
    // Variables without a name of their own are named by their section and a distance.
    if (ELF64_ST_TYPE(symbol->st_info) == STT_SECTION)
      address += (unsigned long)(references[n].r_addend + distance(ELF64_R_TYPE(references[n].r_info), machine));
    Symbol *found = before(&data, address);
    if (!found || found->section != symbol->st_shndx || found->is_printed) continue;
    found->is_printed = 1;
    puts(found->name);
  }
}

int main(int count, char **words) {
  size_t size, wanted_count;
  if (count != 3) return 64;
  file = map(words[1], &size);
  const Elf64_Ehdr *header = (const void *)file;
  if (!file || size < sizeof *header || memcmp(file, ELFMAG, SELFMAG) != 0) return 66;
  sections = (const void *)(file + header->e_shoff);
  const char **wanted = read_names(words[2], &wanted_count);
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type == SHT_SYMTAB) read_symbols(&sections[i], wanted, wanted_count);
  }
  for (int i = 0; i < header->e_shnum; i++) {
    const Elf64_Shdr *section = &sections[i];
    // The relocations of code, which the program itself does not need.
    if (section->sh_type != SHT_RELA || section->sh_flags & SHF_ALLOC) continue;
    if (sections[section->sh_info].sh_flags & SHF_EXECINSTR) print_data(section, header->e_machine);
  }
  return 0;
}
