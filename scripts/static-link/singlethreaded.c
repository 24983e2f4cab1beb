// A variable of glibc 2.32 and later that libstdc++ reads, for programs that are linked against an older C library.
//
// False makes its reference counts atomic, which is always right.

char __libc_single_threaded = 0;
