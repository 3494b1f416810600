#ifndef CAGATE_FILES_H
#define CAGATE_FILES_H

/// Writes all files of the file system that an open file lies on through to the disk.
///
/// Swift's module of the C library leaves out what is of Linux alone. Returns 0, or -1 with the reason in `errno`.
int agate_sync_file_system(int descriptor);

#endif
