// Cairo's image backend, with its default antialiasing.
#include "composite.h"
#include <cairo.h>

static cairo_surface_t *target, *image;
static cairo_pattern_t *image_pattern;
static cairo_t *context;

static bool prepare(void) {
    // Cairo has no blur. Groups it has, but nothing that draws a layer tree with them.
    if (scene.blur > 0 || scene.has_shadows || scene.has_groups) return false;
    target = cairo_image_surface_create_for_data(
        (unsigned char *)surface, CAIRO_FORMAT_ARGB32, scene.width, scene.height, scene.width * 4);
    context = cairo_create(target);
    if (scene.image) {
        image = cairo_image_surface_create_for_data(
            (unsigned char *)scene.image, CAIRO_FORMAT_ARGB32, scene.image_width, scene.image_height,
            scene.image_width * 4);
        image_pattern = cairo_pattern_create_for_surface(image);
        cairo_pattern_set_filter(image_pattern, CAIRO_FILTER_BILINEAR);
    }
    return true;
}

static void read_back(void) {}

static void set_color(Color color) {
    cairo_set_source_rgba(context, color.r / 255.0, color.g / 255.0, color.b / 255.0, color.a / 255.0);
}

/// A rectangle with corners of a radius, without a path where Cairo does better so.
static void add_box(double x, double y, double width, double height, double radius) {
    if (radius <= 0) {
        cairo_rectangle(context, x, y, width, height);
        return;
    }
    cairo_new_sub_path(context);
    cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(context, x + radius, y + radius, radius, M_PI, M_PI * 3 / 2);
    cairo_close_path(context);
}

static void draw_quad(const Item *item, int frame) {
    double angle = item_angle(item, frame);
    cairo_save(context);
    cairo_translate(context, item_x(item, frame), item_y(item, frame));
    if (angle != 0) cairo_rotate(context, angle);
    cairo_scale(context, item->place.width / scene.image_width, item->place.height / scene.image_height);
    cairo_translate(context, -scene.image_width / 2.0, -scene.image_height / 2.0);
    cairo_set_source(context, image_pattern);
    if (item->opacity < 1) {
        // Painting with alpha is how Cairo draws an image fastest; beyond the image there is nothing.
        cairo_paint_with_alpha(context, item->opacity);
    } else {
        cairo_paint(context);
    }
    cairo_restore(context);
}

static void draw_box(const Item *item, int frame) {
    const Place *place = &item->place;
    double x = item_x(item, frame) - place->width / 2, y = item_y(item, frame) - place->height / 2;
    double line = item->border_width;
    add_box(x, y, place->width, place->height, item->radius);
    set_color(item->fill);
    cairo_fill(context);
    if (line <= 0) return;
    add_box(x + line / 2, y + line / 2, place->width - line, place->height - line,
            item->radius > line / 2 ? item->radius - line / 2 : 0);
    set_color(item->border);
    cairo_set_line_width(context, line);
    cairo_stroke(context);
}

static void draw(int frame) {
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    for (int i = 0; i < scene.count; i++) {
        const Item *item = &scene.items[i];
        if (item->kind == QUAD)
            draw_quad(item, frame);
        else
            draw_box(item, frame);
    }
    cairo_surface_flush(target);
}
