#include "CAgateRuntime.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { length = 256, page = 4096 };

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

// Whether an address can be read: a pipe takes its byte, or says that there is none.
static int is_readable(uintptr_t address) {
    int ends[2];
    if (pipe(ends) != 0) return 0;
    ssize_t written = write(ends[1], (const void *)address, 1);
    close(ends[0]);
    close(ends[1]);
    return written == 1;
}

static size_t readable_length(uintptr_t address) {
    if (!is_readable(address)) return 0;
    uintptr_t next = (address / page + 1) * page;
    if (address + length <= next) return length;
    return is_readable(next) ? length : (size_t)(next - address);
}

#if defined(__x86_64__)
// Whether nothing of a function follows a ret or a jmp: the next function begins at a multiple of 16, after nop and int3.
static int ends_function(const unsigned char *code, size_t next, size_t size, uintptr_t function) {
    if (next >= size || (function + next) % 16 == 0) return 1;
    return code[next] == 0x90 || code[next] == 0x66 || code[next] == 0xCC || (code[next] == 0x0F && next + 1 < size && code[next + 1] == 0x1F);
}
#endif

size_t agate_called_functions(uintptr_t function, uintptr_t *targets, size_t capacity) {
    size_t count = 0;
    size_t size = readable_length(function);
    const unsigned char *code = (const unsigned char *)function;
#if defined(__x86_64__)
    // call and jmp with a 32-bit distance from the next instruction. Instructions are not told apart: every byte that may begin a call counts,
    // because one that lies within another instruction leads to an address that no caller looks for.
    for (size_t at = 0; at < size && count < capacity; at++) {
        if (code[at] == 0xC3 && ends_function(code, at + 1, size, function)) break;
        if ((code[at] != 0xE8 && code[at] != 0xE9) || at + 5 > size) continue;
        int32_t distance;
        memcpy(&distance, code + at + 1, 4);
        targets[count++] = function + at + 5 + (uintptr_t)(intptr_t)distance;
        if (code[at] == 0xE9 && ends_function(code, at + 5, size, function)) break;
    }
#else
    // bl and b with a distance of 26 bits, in words; the function ends with a b or a ret.
    for (size_t at = 0; at + 4 <= size && count < capacity; at += 4) {
        uint32_t word;
        memcpy(&word, code + at, 4);
        if (word == 0xD65F03C0) break;
        if ((word & 0x7C000000) != 0x14000000) continue;
        int64_t distance = (int64_t)((uint64_t)word << 38) >> 36;
        targets[count++] = function + at + (uintptr_t)distance;
        if (!(word & 0x80000000)) break;
    }
#endif
    return count;
}

#else

size_t agate_called_functions(uintptr_t function, uintptr_t *targets, size_t capacity) {
    (void)function;
    (void)targets;
    (void)capacity;
    return 0;
}

#endif
