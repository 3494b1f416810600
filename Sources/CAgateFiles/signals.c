#define _GNU_SOURCE
#include "CAgateFiles.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t watched_descriptor = -1;

/// Writes the signal's number to the descriptor. Of what a handler may call, it calls `write` alone.
static void tell(int number) {
    int before = errno;
    unsigned char byte = (unsigned char)number;
    // A full pipe holds more signals than its reader needs.
    ssize_t written = write(watched_descriptor, &byte, 1);
    (void)written;
    errno = before;
}

int agate_watch_signal(int number, int descriptor) {
    watched_descriptor = descriptor;
    struct sigaction action = {0};
    action.sa_handler = tell;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL);
}

int agate_signal_is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && !(action.sa_flags & SA_SIGINFO) && action.sa_handler == SIG_IGN;
}

void agate_ignore_signal(int number) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0) { return; }
    if ((action.sa_flags & SA_SIGINFO) || action.sa_handler != SIG_DFL) { return; }
    action.sa_handler = SIG_IGN;
    sigaction(number, &action, NULL);
}
