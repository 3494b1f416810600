#pragma once

#include <stdint.h>

/// How often the calling thread has asked for memory.
///
/// Every `malloc`, `calloc`, `realloc` and aligned allocation of the process counts, the runtime's own included.
uint64_t allocation_count(void);

/// Bytes of the heap that are in use, the allocator's headers and rounding included.
uint64_t heap_bytes_in_use(void);

/// Gives memory that nobody uses back to the system.
void return_free_memory(void);
