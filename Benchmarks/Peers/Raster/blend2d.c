// Blend2D, from the library in the wheel of blend2d-python. The wheel has no headers, so what is used of the C interface
// is declared here. (blend2d-py has no curves, strokes or gradients, and its library cannot be linked to.)
#include "scene.h"

typedef struct {
    // Handles are 16 bytes; more room costs nothing.
    uint64_t words[8];
} Handle;
typedef struct {
    double x, y;
} Point;
typedef struct {
    int32_t x, y;
} PointI;

uint32_t blRuntimeInit(void);
uint32_t blImageInitAsFromData(
    Handle *, int width, int height, uint32_t format, void *pixels, intptr_t stride, uint32_t access, void *, void *);
uint32_t blContextInitAs(Handle *, Handle *image, const void *);
uint32_t blContextFlush(Handle *, uint32_t flags);
uint32_t blContextSetHint(Handle *, uint32_t hint, uint32_t value);
uint32_t blContextSetStrokeWidth(Handle *, double);
uint32_t blContextSetStrokeCaps(Handle *, uint32_t);
uint32_t blContextSetStrokeJoin(Handle *, uint32_t);
uint32_t blContextFillPathDRgba32(Handle *, const Point *, const Handle *path, uint32_t color);
uint32_t blContextFillPathDExt(Handle *, const Point *, const Handle *path, const Handle *style);
uint32_t blContextStrokePathDRgba32(Handle *, const Point *, const Handle *path, uint32_t color);
uint32_t blContextFillAllExt(Handle *, const Handle *style);
uint32_t blContextBlitImageI(Handle *, const PointI *, const Handle *image, const void *area);
uint32_t blPathInit(Handle *);
uint32_t blPathMoveTo(Handle *, double, double);
uint32_t blPathLineTo(Handle *, double, double);
uint32_t blPathCubicTo(Handle *, double, double, double, double, double, double);
uint32_t blPathClose(Handle *);
uint32_t blGradientInitAs(
    Handle *, uint32_t type, const void *values, uint32_t extend, const void *stops, size_t count, const void *matrix);
uint32_t blGradientAddStopRgba32(Handle *, double offset, uint32_t color);
uint32_t blPatternInitAs(Handle *, const Handle *image, const void *area, uint32_t extend, const double *matrix);

enum { FORMAT_PRGB32 = 1, READ_WRITE = 3, SYNC = 0x80000000u, PATTERN_QUALITY = 2, BILINEAR = 1, PAD = 0 };
enum { CAP_ROUND = 2, JOIN_ROUND = 4, GRADIENT_LINEAR = 0, GRADIENT_RADIAL = 1 };

static Handle target, image, context, pattern;
static Handle *paths, *gradients;
static const Point origin = {0, 0};

static bool prepare(void) {
    if (scene.kind == BLUR || (scene.kind == MAP && !scene.is_affine)) return false;
    if (blRuntimeInit() != 0) return false;
    if (blImageInitAsFromData(
            &target, scene.width, scene.height, FORMAT_PRGB32, surface, scene.width * 4, READ_WRITE, NULL, NULL) != 0)
        return false;
    if (blContextInitAs(&context, &target, NULL) != 0) return false;
    blContextSetHint(&context, PATTERN_QUALITY, BILINEAR);
    blContextSetStrokeCaps(&context, CAP_ROUND);
    blContextSetStrokeJoin(&context, JOIN_ROUND);
    if (scene.image)
        blImageInitAsFromData(
            &image, scene.image_width, scene.image_height, FORMAT_PRGB32, scene.image, scene.image_width * 4,
            READ_WRITE, NULL, NULL);
    if (scene.kind == MAP) {
        const double *m = scene.matrix;
        double d = m[0] * m[4] - m[1] * m[3];
        double forward[6] = {m[4] / d,
                             -m[3] / d,
                             -m[1] / d,
                             m[0] / d,
                             (m[1] * m[5] - m[4] * m[2]) / d,
                             (m[3] * m[2] - m[0] * m[5]) / d};
        if (blPatternInitAs(&pattern, &image, NULL, PAD, forward) != 0) return false;
    }
    paths = calloc((size_t)scene.count + 1, sizeof *paths);
    gradients = calloc((size_t)scene.count + 1, sizeof *gradients);
    for (int i = 0; i < scene.count; i++) {
        const Shape *shape = &scene.shapes[i];
        blPathInit(&paths[i]);
        for (int k = 0; k < shape->count; k++) {
            const double *p = shape->elements[k].p;
            switch (shape->elements[k].kind) {
            case 'm': blPathMoveTo(&paths[i], p[0], p[1]); break;
            case 'l': blPathLineTo(&paths[i], p[0], p[1]); break;
            case 'c': blPathCubicTo(&paths[i], p[0], p[1], p[2], p[3], p[4], p[5]); break;
            default: blPathClose(&paths[i]);
            }
        }
        if (shape->paint != LINEAR && shape->paint != RADIAL) continue;
        const double *n = shape->numbers;
        double linear[4] = {n[0], n[1], n[2], n[3]}, radial[6] = {n[0], n[1], n[0], n[1], n[2], 0};
        if (shape->paint == LINEAR)
            blGradientInitAs(&gradients[i], GRADIENT_LINEAR, linear, PAD, NULL, 0, NULL);
        else
            blGradientInitAs(&gradients[i], GRADIENT_RADIAL, radial, PAD, NULL, 0, NULL);
        for (int k = 0; k < 3; k++) {
            const Stop *s = &shape->stops[k];
            uint32_t color = (uint32_t)s->a << 24 | (uint32_t)s->r << 16 | (uint32_t)s->g << 8 | (uint32_t)s->b;
            blGradientAddStopRgba32(&gradients[i], s->offset, color);
        }
    }
    return true;
}

static void before_frame(void) {}

static void draw(void) {
    if (scene.kind == OVER) {
        PointI corner = {0, 0};
        blContextBlitImageI(&context, &corner, &image, NULL);
    } else if (scene.kind == MAP) {
        blContextFillAllExt(&context, &pattern);
    }
    for (int i = 0; i < scene.count; i++) {
        const Shape *shape = &scene.shapes[i];
        uint32_t color =
            (uint32_t)shape->a << 24 | (uint32_t)shape->r << 16 | (uint32_t)shape->g << 8 | (uint32_t)shape->b;
        switch (shape->paint) {
        case FILL: blContextFillPathDRgba32(&context, &origin, &paths[i], color); break;
        case STROKE:
            blContextSetStrokeWidth(&context, shape->numbers[0]);
            blContextStrokePathDRgba32(&context, &origin, &paths[i], color);
            break;
        default: blContextFillPathDExt(&context, &origin, &paths[i], &gradients[i]);
        }
    }
    blContextFlush(&context, SYNC);
}
