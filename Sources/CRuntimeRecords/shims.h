// The runtime's functions that Swift may not declare itself, and those that may be missing.
#ifndef WIDGETCTL_CRUNTIMERECORDS_SHIMS_H
#define WIDGETCTL_CRUNTIMERECORDS_SHIMS_H

#include <stdbool.h>
#include <stddef.h>

// The witness table of a type by a conformance that it is known to have, as the compiler's own code asks
// for it (include/swift/Runtime/Metadata.h).
const void *swift_getWitnessTable(const void *conformance, const void *type, const void *arguments);

static inline const void *widgetctl_witness_table(const void *conformance, const void *type) {
  return swift_getWitnessTable(conformance, type, 0);
}

#ifndef __APPLE__
typedef bool (*widgetctl_sections_body)(const void *sections, void *context);

// Exported by the runtime for test libraries, and nowhere documented: a runtime without it has the address 0.
extern void swift_enumerateAllMetadataSections(widgetctl_sections_body body, void *context)
    __attribute__((weak));

// Calls the body with the metadata sections of each image until it returns false; false where the runtime cannot.
static inline bool widgetctl_enumerate_sections(widgetctl_sections_body body, void *context) {
  if (!swift_enumerateAllMetadataSections) return false;
  swift_enumerateAllMetadataSections(body, context);
  return true;
}

// The linker's names for the first byte of a section and for the one after its last.
extern const char __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

// The conformance records of the image that this is compiled into; NULL where it has none.
static inline const void *widgetctl_own_conformances(size_t *length) {
  const char *start = __start_swift5_protocol_conformances;
  *length = start ? (size_t)(__stop_swift5_protocol_conformances - start) : 0;
  return start;
}
#endif

#endif
