#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// The engine of libFuzzer, which the toolchain brings: calls a function with inputs that it makes from those that led
/// to new places in the code. Takes libFuzzer's own options. Ends the process in most cases.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*function)(const uint8_t *start, size_t count));

#endif
