#define _GNU_SOURCE
#include "CAgateFiles.h"

#include <unistd.h>

int agate_sync_file_system(int descriptor) {
    return syncfs(descriptor);
}
