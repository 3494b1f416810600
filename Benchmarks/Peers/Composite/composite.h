// What the engines written in C share that we compare the compositor with: the scene, and the conversation with the bench.
// An engine defines prepare(), clear() and draw(); include this once.
//
// The bench starts `peer SCENE-FILE`, waits for "ready" (or "none": this engine has nothing like it), then says
//   run SECONDS    draws two cold frames, then frames for that long; answers with the middle of their seconds
//   picture FILE   draws the first frame and writes its bytes
#pragma once

#include "../stopwatch.h"
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Where an item is: it swings around its place.
typedef struct {
    double x, y, width, height, angle, velocity_x, velocity_y, spin;
} Place;

typedef struct {
    int r, g, b, a;
} Color;

typedef struct {
    enum { QUAD, BOX, GROUP } kind;
    Place place;
    double opacity;
    double radius, border_width;
    Color fill, border;
    // The deviation of the shadow's blur; 0 for none.
    double shadow_sigma, shadow_x, shadow_y;
    Color shadow;
} Item;

typedef struct {
    int width, height;
    Item *items;
    int count;
    int image_width, image_height;
    uint32_t *image;
    double blur;
    bool keeps_pictures, has_groups, has_shadows, has_boxes, has_quads;
} Scene;

static Scene scene;
/// The surface: scene.width * scene.height pixels, premultiplied, 0xAARRGGBB as a number.
static uint32_t *surface;

/// Makes everything ready that is not drawing; false if the engine has nothing like the scene.
static bool prepare(void);
/// Draws a frame, from white on; only this is timed.
static void draw(int frame);
/// Brings the pixels of the last frame to the surface, where they are not there anyway.
static void read_back(void);

/// As CompositeScene.swing(_:).
static double swing(int frame) {
    int position = frame % 64;
    return (position <= 32 ? position : 64 - position) - 16;
}

static double item_x(const Item *item, int frame) { return item->place.x + item->place.velocity_x * swing(frame); }
static double item_y(const Item *item, int frame) { return item->place.y + item->place.velocity_y * swing(frame); }
static double item_angle(const Item *item, int frame) { return item->place.angle + item->place.spin * swing(frame); }

static void read_numbers(FILE *file, double *numbers, int count) {
    for (int i = 0; i < count; i++)
        if (fscanf(file, "%lf", &numbers[i]) != 1) exit(2);
}

static Color read_color(FILE *file) {
    double n[4];
    read_numbers(file, n, 4);
    return (Color){(int)n[0], (int)n[1], (int)n[2], (int)n[3]};
}

static void read_pixels(FILE *file) {
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

static void read_scene(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(2);
    }
    char word[64];
    int room = 0;
    double n[8];
    while (fscanf(file, "%63s", word) == 1) {
        if (!strcmp(word, "size")) {
            read_numbers(file, n, 2);
            scene.width = (int)n[0], scene.height = (int)n[1];
            continue;
        }
        if (!strcmp(word, "image")) {
            read_pixels(file);
            continue;
        }
        if (!strcmp(word, "blur")) {
            read_numbers(file, &scene.blur, 1);
            continue;
        }
        if (!strcmp(word, "keep")) {
            scene.keeps_pictures = true;
            continue;
        }
        if (scene.count == room) {
            room = room ? room * 2 : 64;
            scene.items = realloc(scene.items, (size_t)room * sizeof(Item));
        }
        Item *item = &scene.items[scene.count++];
        memset(item, 0, sizeof *item);
        read_numbers(file, n, 8);
        item->place = (Place){n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]};
        if (!strcmp(word, "quad")) {
            item->kind = QUAD;
            scene.has_quads = true;
            read_numbers(file, &item->opacity, 1);
        } else if (!strcmp(word, "box")) {
            item->kind = BOX;
            scene.has_boxes = true;
            read_numbers(file, &item->radius, 1);
            item->fill = read_color(file);
            read_numbers(file, &item->border_width, 1);
            item->border = read_color(file);
            read_numbers(file, n, 3);
            item->shadow_sigma = n[0], item->shadow_x = n[1], item->shadow_y = n[2];
            item->shadow = read_color(file);
            if (item->shadow_sigma > 0) scene.has_shadows = true;
        } else if (!strcmp(word, "group")) {
            item->kind = GROUP;
            scene.has_groups = true;
            if (fscanf(file, "%63s", word) != 1) exit(2);
            read_color(file);
            read_color(file);
        } else {
            fprintf(stderr, "what is %s?\n", word);
            exit(2);
        }
    }
    fclose(file);
}

static double frame_time(int frame) {
    double start = seconds_now();
    draw(frame);
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
    enum { MOST = 400, COLD = 2, LEAST = 4 };
    static double readings[MOST + 1];
    char line[4200];
    int frame = 0;
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (!strncmp(line, "run ", 4)) {
            double budget = atof(line + 4), spent = 0;
            int frames = 0;
            while (frames < MOST && (frames < LEAST || spent < budget)) {
                readings[frames] = frame_time(frame++);
                if (++frames > COLD) spent += readings[frames - 1];
            }
            // What middle() leaves out is the last of the cold ones.
            printf("%.9f\n", middle(readings + COLD - 1, frames - COLD + 1));
        } else if (!strncmp(line, "picture ", 8)) {
            frame_time(0);
            read_back();
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
