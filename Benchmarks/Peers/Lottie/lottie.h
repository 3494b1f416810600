// What the peers that play Lottie files have in common. They are called with a scene, `lottie/NAME` or `lottie/first/NAME`,
// where NAME is a file's path without `.json` below one of the folders of AGATE_LOTTIE_PATH. The first prints the milliseconds
// of a frame in the middle of playing all whole frames, the second those from the bytes of the file to the first frame.
#pragma once

#include "../stopwatch.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { SIDE = 512, PLAYINGS = 5 };

static uint32_t pixels[SIDE * SIDE];

/// Processor seconds of all threads of the process: rlottie may rasterise on threads of its own.
static double process_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/// The bytes of a scene's file, which end with a zero; NULL if there is none.
static char *read_document(const char *name, size_t *length) {
    const char *path = getenv("AGATE_LOTTIE_PATH");
    if (!path) return NULL;
    char *folders = strdup(path);
    for (char *folder = strtok(folders, ":"); folder; folder = strtok(NULL, ":")) {
        char file[4096];
        snprintf(file, sizeof file, "%s/%s.json", folder, name);
        FILE *stream = fopen(file, "rb");
        if (!stream) continue;
        fseek(stream, 0, SEEK_END);
        *length = (size_t)ftell(stream);
        rewind(stream);
        char *bytes = malloc(*length + 1);
        bytes[fread(bytes, 1, *length, stream)] = 0;
        fclose(stream);
        return bytes;
    }
    return NULL;
}

/// Opens a document, whose bytes may be changed; the number of its whole frames, or 0.
static int open_document(char *bytes, size_t length);
/// Draws a frame of what is open.
static void draw_frame(int frame);
static void close_document(void);

static double first_frame(const char *bytes, size_t length) {
    double readings[1 + PLAYINGS];
    for (int round = 0; round <= PLAYINGS; round++) {
        char *copy = malloc(length + 1);
        memcpy(copy, bytes, length + 1);
        double start = process_seconds();
        if (open_document(copy, length) == 0) exit(1);
        draw_frame(0);
        readings[round] = process_seconds() - start;
        close_document();
        free(copy);
    }
    return least(readings, 1 + PLAYINGS);
}

static double mean_frame(char *bytes, size_t length) {
    int frames = open_document(bytes, length);
    if (frames == 0) exit(1);
    double readings[1 + PLAYINGS];
    for (int round = 0; round <= PLAYINGS; round++) {
        double start = process_seconds();
        for (int frame = 0; frame < frames; frame++) draw_frame(frame);
        readings[round] = (process_seconds() - start) / frames;
    }
    close_document();
    return least(readings, 1 + PLAYINGS);
}

int main(int count, char **arguments) {
    const char *scene = count == 2 ? arguments[1] : "";
    if (strncmp(scene, "lottie/", 7) != 0) return 1;
    const char *name = scene + 7;
    bool is_first = strncmp(name, "first/", 6) == 0;
    if (is_first) name += 6;
    size_t length = 0;
    char *bytes = read_document(name, &length);
    if (!bytes) return 1;
    printf("%.6f\n", 1e3 * (is_first ? first_frame(bytes, length) : mean_frame(bytes, length)));
    return 0;
}
