#ifndef CAGATE_FILES_H
#define CAGATE_FILES_H

/// Writes all files of the file system that an open file lies on through to the disk.
///
/// Swift's module of the C library leaves out what is of Linux alone. Returns 0, or -1 with the reason in `errno`.
int agate_sync_file_system(int descriptor);

/// Has the number of a signal written as a byte to a descriptor, one for all signals, whenever the signal comes.
///
/// The descriptor does not block. What the process did at this signal before is over. Returns 0, or -1 with the reason in `errno`.
int agate_watch_signal(int number, int descriptor);

/// Whether the process ignores a signal.
int agate_signal_is_ignored(int number);

/// Ignores a signal from now on, unless the program has said what is done at it.
void agate_ignore_signal(int number);

#endif
