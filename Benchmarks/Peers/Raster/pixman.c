// pixman: images only.
#include "scene.h"
#include <pixman.h>

static pixman_image_t *target, *image;

static bool prepare(void) {
    if (scene.kind != OVER && scene.kind != MAP) return false;
    target = pixman_image_create_bits(PIXMAN_a8r8g8b8, scene.width, scene.height, surface, scene.width * 4);
    image = pixman_image_create_bits(
        PIXMAN_a8r8g8b8, scene.image_width, scene.image_height, scene.image, scene.image_width * 4);
    if (scene.kind == MAP) {
        struct pixman_f_transform exact;
        struct pixman_transform transform;
        for (int i = 0; i < 9; i++) exact.m[i / 3][i % 3] = scene.matrix[i];
        pixman_transform_from_pixman_f_transform(&transform, &exact);
        pixman_image_set_transform(image, &transform);
        pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, NULL, 0);
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD);
    }
    return true;
}

static void before_frame(void) {}

static void draw(void) {
    pixman_image_composite32(
        PIXMAN_OP_OVER, image, NULL, target, 0, 0, 0, 0, 0, 0, scene.width, scene.height);
}
