#include "CAgateRuntime.h"

// Two functions must stay two: what they hold differs.
static volatile int commit_count, move_count;

__attribute__((noinline)) void agate_mark_commit(void) { commit_count = 1; }
__attribute__((noinline)) void agate_mark_move(void) { move_count = 2; }

const void *agate_mark_commit_address(void) { return (const void *)&agate_mark_commit; }
const void *agate_mark_move_address(void) { return (const void *)&agate_mark_move; }
