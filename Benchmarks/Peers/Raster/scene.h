// What the rasterisers that we compare with share: the scene, read from the file that our own engine draws too, and the
// conversation with the bench. An engine defines prepare() and draw(); include this once.
//
// The bench starts `peer SCENE-FILE`, waits for "ready" (or "none": this engine has nothing like it), then says
//   run SECONDS    draws a cold frame, then frames for that long; answers with the middle of their times
//   picture FILE   draws a frame and writes its bytes
#pragma once

#include "../stopwatch.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int kind; // 'm', 'l', 'c' or 'z'
    double p[6];
} Element;

typedef struct {
    double offset;
    int r, g, b, a;
} Stop;

typedef struct {
    enum { FILL, STROKE, LINEAR, RADIAL } paint;
    // Solid paints: components of 0...255, not premultiplied.
    int r, g, b, a;
    // STROKE: width, with round caps and joins. LINEAR: x0 y0 x1 y1. RADIAL: x y radius.
    double numbers[4];
    Stop stops[3];
    Element *elements;
    int count;
} Shape;

typedef struct {
    enum { SHAPES, OVER, MAP, BLUR } kind;
    int width, height;
    Shape *shapes;
    int count;
    // Of the kinds with an image: its size, its pixels (premultiplied, of the surface's own order).
    int image_width, image_height;
    uint32_t *image;
    // MAP: from a column [x y 1] of device pixels to the image, row by row.
    double matrix[9];
    bool is_affine;
    // BLUR
    double sigma;
} Scene;

static Scene scene;
/// The surface: scene.width * scene.height pixels, premultiplied, 0xAARRGGBB as a number.
static uint32_t *surface;

/// Makes everything ready that is not drawing; false if the engine has nothing like the scene.
static bool prepare(void);
/// Draws the scene on the surface, which is white; only this is timed.
static void draw(void);
/// What must be made anew for each frame, and is not timed.
static void before_frame(void);

static void read_image(FILE *file) {
    char name[4096];
    if (fscanf(file, "%d %d %4095s", &scene.image_width, &scene.image_height, name) != 3) exit(2);
    size_t count = (size_t)scene.image_width * (size_t)scene.image_height;
    scene.image = malloc(count * 4);
    FILE *pixels = fopen(name, "rb");
    if (!pixels || fread(scene.image, 4, count, pixels) != count) {
        fprintf(stderr, "cannot read %s\n", name);
        exit(2);
    }
    fclose(pixels);
}

static void read_stops(FILE *file, Shape *shape) {
    for (int i = 0; i < 3; i++) {
        Stop *stop = &shape->stops[i];
        if (fscanf(file, "%lf %d %d %d %d", &stop->offset, &stop->r, &stop->g, &stop->b, &stop->a) != 5) exit(2);
    }
}

static void read_scene(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(2);
    }
    char word[64];
    Shape *shape = NULL;
    int room = 0, shapes_room = 0;
    while (fscanf(file, "%63s", word) == 1) {
        if (!strcmp(word, "size")) {
            if (fscanf(file, "%d %d", &scene.width, &scene.height) != 2) exit(2);
        } else if (!strcmp(word, "over")) {
            scene.kind = OVER;
            read_image(file);
        } else if (!strcmp(word, "map")) {
            scene.kind = MAP;
            read_image(file);
            for (int i = 0; i < 9; i++)
                if (fscanf(file, "%lf", &scene.matrix[i]) != 1) exit(2);
            scene.is_affine = scene.matrix[6] == 0 && scene.matrix[7] == 0;
        } else if (!strcmp(word, "blur")) {
            scene.kind = BLUR;
            read_image(file);
            if (fscanf(file, "%lf", &scene.sigma) != 1) exit(2);
        } else if (strlen(word) == 1) {
            if (!shape) exit(2);
            if (shape->count == room) {
                room = room ? room * 2 : 8;
                shape->elements = realloc(shape->elements, (size_t)room * sizeof(Element));
            }
            Element *element = &shape->elements[shape->count++];
            element->kind = word[0];
            int numbers = word[0] == 'c' ? 6 : word[0] == 'z' ? 0 : 2;
            for (int i = 0; i < numbers; i++)
                if (fscanf(file, "%lf", &element->p[i]) != 1) exit(2);
        } else {
            if (scene.count == shapes_room) {
                shapes_room = shapes_room ? shapes_room * 2 : 64;
                scene.shapes = realloc(scene.shapes, (size_t)shapes_room * sizeof(Shape));
            }
            shape = &scene.shapes[scene.count++];
            memset(shape, 0, sizeof *shape);
            room = 0;
            int numbers;
            if (!strcmp(word, "fill")) {
                shape->paint = FILL;
                numbers = 0;
            } else if (!strcmp(word, "stroke")) {
                shape->paint = STROKE;
                numbers = 1;
            } else if (!strcmp(word, "linear")) {
                shape->paint = LINEAR;
                numbers = 4;
            } else if (!strcmp(word, "radial")) {
                shape->paint = RADIAL;
                numbers = 3;
            } else {
                fprintf(stderr, "what is %s?\n", word);
                exit(2);
            }
            for (int i = 0; i < numbers; i++)
                if (fscanf(file, "%lf", &shape->numbers[i]) != 1) exit(2);
            if (shape->paint == LINEAR || shape->paint == RADIAL)
                read_stops(file, shape);
            else if (fscanf(file, "%d %d %d %d", &shape->r, &shape->g, &shape->b, &shape->a) != 4)
                exit(2);
        }
    }
    fclose(file);
}

static double frame_time(void) {
    size_t count = (size_t)scene.width * (size_t)scene.height;
    memset(surface, 0xFF, count * 4);
    before_frame();
    double start = seconds_now();
    draw();
    return seconds_now() - start;
}

int main(int count, char **arguments) {
    if (count != 2) {
        fprintf(stderr, "usage: %s SCENE-FILE\n", arguments[0]);
        return 2;
    }
    read_scene(arguments[1]);
    surface = aligned_alloc(64, ((size_t)scene.width * (size_t)scene.height * 4 + 63) / 64 * 64);
    if (!prepare()) {
        puts("none");
        return 0;
    }
    puts("ready");
    fflush(stdout);
    enum { MOST = 101, LEAST = 2 };
    double readings[MOST + 1];
    char line[4200];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (!strncmp(line, "run ", 4)) {
            double budget = atof(line + 4), spent = 0;
            int frames = 0;
            readings[frames++] = frame_time();
            while (frames <= MOST && (frames <= LEAST || spent < budget)) {
                readings[frames] = frame_time();
                spent += readings[frames++];
            }
            printf("%.9f\n", middle(readings, frames));
        } else if (!strncmp(line, "picture ", 8)) {
            frame_time();
            FILE *file = fopen(line + 8, "wb");
            if (!file) return 2;
            fwrite(surface, 4, (size_t)scene.width * (size_t)scene.height, file);
            fclose(file);
            puts("done");
        }
        fflush(stdout);
    }
    return 0;
}
