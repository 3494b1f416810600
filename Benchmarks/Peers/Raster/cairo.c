// Cairo's image backend, with its default antialiasing.
#include "scene.h"
#include <cairo.h>

static cairo_surface_t *target, *image;
static cairo_t *context;
static cairo_path_t **paths;
static cairo_pattern_t **paints;

static bool prepare(void) {
    if (scene.kind == BLUR || (scene.kind == MAP && !scene.is_affine)) return false;
    target = cairo_image_surface_create_for_data(
        (unsigned char *)surface, CAIRO_FORMAT_ARGB32, scene.width, scene.height, scene.width * 4);
    context = cairo_create(target);
    if (scene.image)
        image = cairo_image_surface_create_for_data(
            (unsigned char *)scene.image, CAIRO_FORMAT_ARGB32, scene.image_width, scene.image_height,
            scene.image_width * 4);
    paths = calloc((size_t)scene.count + 1, sizeof *paths);
    paints = calloc((size_t)scene.count + 1, sizeof *paints);
    for (int i = 0; i < scene.count; i++) {
        const Shape *shape = &scene.shapes[i];
        cairo_new_path(context);
        for (int k = 0; k < shape->count; k++) {
            const Element *e = &shape->elements[k];
            switch (e->kind) {
            case 'm': cairo_move_to(context, e->p[0], e->p[1]); break;
            case 'l': cairo_line_to(context, e->p[0], e->p[1]); break;
            case 'c': cairo_curve_to(context, e->p[0], e->p[1], e->p[2], e->p[3], e->p[4], e->p[5]); break;
            default: cairo_close_path(context);
            }
        }
        paths[i] = cairo_copy_path(context);
        if (shape->paint == LINEAR || shape->paint == RADIAL) {
            const double *n = shape->numbers;
            paints[i] = shape->paint == LINEAR ? cairo_pattern_create_linear(n[0], n[1], n[2], n[3])
                                               : cairo_pattern_create_radial(n[0], n[1], 0, n[0], n[1], n[2]);
            cairo_pattern_set_extend(paints[i], CAIRO_EXTEND_PAD);
            for (int k = 0; k < 3; k++) {
                const Stop *s = &shape->stops[k];
                cairo_pattern_add_color_stop_rgba(
                    paints[i], s->offset, s->r / 255.0, s->g / 255.0, s->b / 255.0, s->a / 255.0);
            }
        } else {
            paints[i] = cairo_pattern_create_rgba(
                shape->r / 255.0, shape->g / 255.0, shape->b / 255.0, shape->a / 255.0);
        }
    }
    if (scene.kind == MAP) {
        const double *m = scene.matrix;
        cairo_matrix_t matrix = {m[0], m[3], m[1], m[4], m[2], m[5]};
        paints[0] = cairo_pattern_create_for_surface(image);
        cairo_pattern_set_matrix(paints[0], &matrix);
        cairo_pattern_set_filter(paints[0], CAIRO_FILTER_BILINEAR);
        cairo_pattern_set_extend(paints[0], CAIRO_EXTEND_PAD);
    }
    cairo_new_path(context);
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
    return true;
}

static void before_frame(void) { cairo_surface_mark_dirty(target); }

static void draw(void) {
    if (scene.kind == OVER) {
        cairo_set_source_surface(context, image, 0, 0);
        cairo_paint(context);
    } else if (scene.kind == MAP) {
        cairo_set_source(context, paints[0]);
        cairo_paint(context);
    }
    for (int i = 0; i < scene.count; i++) {
        cairo_set_source(context, paints[i]);
        cairo_append_path(context, paths[i]);
        if (scene.shapes[i].paint == STROKE) {
            cairo_set_line_width(context, scene.shapes[i].numbers[0]);
            cairo_stroke(context);
        } else {
            cairo_fill(context);
        }
    }
    cairo_surface_flush(target);
}
