// The C library of the platform under one name: another platform's is chosen here.
@_exported public import Glibc
