#include "build.h"

// Package.swift defines it, from what scripts/lib.sh passes. This file has nothing else, so that a new commit compiles
// nothing else.
const char *widgetctl_commit(void) { return WIDGETCTL_COMMIT; }
