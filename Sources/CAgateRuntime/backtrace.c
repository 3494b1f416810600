// The addresses to which calls return.

#include "CAgateRuntime.h"

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#endif

int agate_return_addresses(void **addresses, int count) {
#if __has_include(<execinfo.h>)
    return backtrace(addresses, count);
#else
    return 0;
#endif
}
