// ThorVG's software engine, from the library in the wheel of thorvg-python. The wheel has no headers, so what is used
// of the C interface is declared here. Shapes are made before the clock runs; what is timed prepares and draws them.
#include "scene.h"

typedef void *Paint, *Canvas, *Gradient;
typedef struct {
    float x, y;
} Point;
typedef struct {
    float e11, e12, e13, e21, e22, e23, e31, e32, e33;
} Matrix;
typedef struct {
    float offset;
    uint8_t r, g, b, a;
} ColorStop;

int tvg_engine_init(unsigned threads);
Canvas tvg_swcanvas_create(int option);
int tvg_swcanvas_set_target(Canvas, uint32_t *, uint32_t stride, uint32_t width, uint32_t height, int order);
int tvg_canvas_add(Canvas, Paint);
int tvg_canvas_remove(Canvas, Paint);
int tvg_canvas_draw(Canvas, bool clear);
int tvg_canvas_sync(Canvas);
Paint tvg_shape_new(void);
Paint tvg_scene_new(void);
int tvg_scene_add(Paint, Paint);
int tvg_scene_add_effect_gaussian_blur(Paint, double sigma, int direction, int border, int quality);
Paint tvg_picture_new(void);
int tvg_picture_load_raw(Paint, const uint32_t *, uint32_t width, uint32_t height, int order, bool copy);
int tvg_paint_set_transform(Paint, const Matrix *);
int tvg_shape_append_path(Paint, const uint8_t *, uint32_t, const Point *, uint32_t);
int tvg_shape_set_fill_color(Paint, uint8_t, uint8_t, uint8_t, uint8_t);
int tvg_shape_set_stroke_color(Paint, uint8_t, uint8_t, uint8_t, uint8_t);
int tvg_shape_set_stroke_width(Paint, float);
int tvg_shape_set_stroke_cap(Paint, int);
int tvg_shape_set_stroke_join(Paint, int);
int tvg_shape_set_gradient(Paint, Gradient);
Gradient tvg_linear_gradient_new(void);
Gradient tvg_radial_gradient_new(void);
int tvg_linear_gradient_set(Gradient, float, float, float, float);
int tvg_radial_gradient_set(Gradient, float, float, float, float, float, float);
int tvg_gradient_set_color_stops(Gradient, const ColorStop *, uint32_t);

enum { ORDER_ARGB_PREMULTIPLIED = 1, ROUND = 1 };

static Canvas canvas;
static uint8_t **commands;
static Point **points;
static int *point_counts;

static bool prepare(void) {
    // It has no perspective.
    if (scene.kind == MAP && !scene.is_affine) return false;
    if (tvg_engine_init(0) != 0) return false;
    canvas = tvg_swcanvas_create(0);
    if (!canvas) return false;
    if (tvg_swcanvas_set_target(
            canvas, surface, (uint32_t)scene.width, (uint32_t)scene.width, (uint32_t)scene.height,
            ORDER_ARGB_PREMULTIPLIED) != 0)
        return false;
    commands = calloc((size_t)scene.count + 1, sizeof *commands);
    points = calloc((size_t)scene.count + 1, sizeof *points);
    point_counts = calloc((size_t)scene.count + 1, sizeof *point_counts);
    for (int i = 0; i < scene.count; i++) {
        const Shape *shape = &scene.shapes[i];
        commands[i] = malloc((size_t)shape->count);
        points[i] = malloc((size_t)shape->count * 3 * sizeof(Point));
        int n = 0;
        for (int k = 0; k < shape->count; k++) {
            const Element *e = &shape->elements[k];
            commands[i][k] = e->kind == 'm' ? 1 : e->kind == 'l' ? 2 : e->kind == 'c' ? 3 : 0;
            int used = e->kind == 'c' ? 3 : e->kind == 'z' ? 0 : 1;
            for (int j = 0; j < used; j++) points[i][n++] = (Point){(float)e->p[2 * j], (float)e->p[2 * j + 1]};
        }
        point_counts[i] = n;
    }
    return true;
}

static void add_gradient(Paint paint, const Shape *shape) {
    const double *n = shape->numbers;
    Gradient gradient;
    if (shape->paint == LINEAR) {
        gradient = tvg_linear_gradient_new();
        tvg_linear_gradient_set(gradient, (float)n[0], (float)n[1], (float)n[2], (float)n[3]);
    } else {
        gradient = tvg_radial_gradient_new();
        tvg_radial_gradient_set(gradient, (float)n[0], (float)n[1], (float)n[2], (float)n[0], (float)n[1], 0);
    }
    ColorStop stops[3];
    for (int k = 0; k < 3; k++) {
        const Stop *s = &shape->stops[k];
        stops[k] = (ColorStop){(float)s->offset, (uint8_t)s->r, (uint8_t)s->g, (uint8_t)s->b, (uint8_t)s->a};
    }
    tvg_gradient_set_color_stops(gradient, stops, 3);
    tvg_shape_set_gradient(paint, gradient);
}

static void before_frame(void) {
    tvg_canvas_remove(canvas, NULL);
    if (scene.image) {
        Paint picture = tvg_picture_new();
        tvg_picture_load_raw(
            picture, scene.image, (uint32_t)scene.image_width, (uint32_t)scene.image_height, ORDER_ARGB_PREMULTIPLIED,
            false);
        if (scene.kind == MAP) {
            const double *m = scene.matrix;
            double d = m[0] * m[4] - m[1] * m[3];
            Matrix forward = {
                (float)(m[4] / d), (float)(-m[1] / d), (float)((m[1] * m[5] - m[4] * m[2]) / d),
                (float)(-m[3] / d), (float)(m[0] / d), (float)((m[3] * m[2] - m[0] * m[5]) / d),
                0, 0, 1};
            tvg_paint_set_transform(picture, &forward);
        }
        if (scene.kind == BLUR) {
            Paint group = tvg_scene_new();
            tvg_scene_add(group, picture);
            tvg_scene_add_effect_gaussian_blur(group, scene.sigma, 0, 0, 100);
            picture = group;
        }
        tvg_canvas_add(canvas, picture);
    }
    for (int i = 0; i < scene.count; i++) {
        const Shape *shape = &scene.shapes[i];
        Paint paint = tvg_shape_new();
        tvg_shape_append_path(paint, commands[i], (uint32_t)shape->count, points[i], (uint32_t)point_counts[i]);
        uint8_t r = (uint8_t)shape->r, g = (uint8_t)shape->g, b = (uint8_t)shape->b, a = (uint8_t)shape->a;
        switch (shape->paint) {
        case FILL: tvg_shape_set_fill_color(paint, r, g, b, a); break;
        case STROKE:
            tvg_shape_set_stroke_width(paint, (float)shape->numbers[0]);
            tvg_shape_set_stroke_color(paint, r, g, b, a);
            tvg_shape_set_stroke_cap(paint, ROUND);
            tvg_shape_set_stroke_join(paint, ROUND);
            break;
        default: add_gradient(paint, shape);
        }
        tvg_canvas_add(canvas, paint);
    }
}

static void draw(void) {
    tvg_canvas_draw(canvas, false);
    tvg_canvas_sync(canvas);
}
