// The commit that the program was built from.
#ifndef WIDGETCTL_CBUILD_H
#define WIDGETCTL_CBUILD_H

// The commit's hash and date, such as "58a7bfe7d01c 2026-11-28", with a + behind the hash if files were changed; empty if
// the build was not told.
const char *widgetctl_commit(void);

#endif
