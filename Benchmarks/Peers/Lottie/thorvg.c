// ThorVG's software engine, from the library in the wheel of thorvg-python. The wheel has no headers, so what is used of
// the C interface is declared here.
#include "lottie.h"

typedef void *Paint, *Canvas, *Animation;
int tvg_engine_init(unsigned threads);
Canvas tvg_swcanvas_create(int option);
int tvg_swcanvas_set_target(Canvas, uint32_t *, uint32_t stride, uint32_t width, uint32_t height, int order);
int tvg_canvas_add(Canvas, Paint);
int tvg_canvas_update(Canvas);
int tvg_canvas_draw(Canvas, bool clear);
int tvg_canvas_sync(Canvas);
int tvg_canvas_destroy(Canvas);
Animation tvg_animation_new(void);
Paint tvg_animation_get_picture(Animation);
int tvg_animation_set_frame(Animation, float frame);
int tvg_animation_get_total_frame(Animation, float *count);
int tvg_animation_del(Animation);
int tvg_picture_load_data(Paint, const char *data, uint32_t size, const char *type, const char *path, bool copy);
int tvg_picture_get_size(Paint, float *width, float *height);
int tvg_picture_set_size(Paint, float width, float height);

enum { ORDER_ARGB_PREMULTIPLIED = 1 };

static Canvas canvas;
static Animation animation;

static int open_document(char *bytes, size_t length) {
    if (tvg_engine_init(0) != 0) return 0;
    canvas = tvg_swcanvas_create(0);
    if (!canvas || tvg_swcanvas_set_target(canvas, pixels, SIDE, SIDE, SIDE, ORDER_ARGB_PREMULTIPLIED) != 0) return 0;
    animation = tvg_animation_new();
    Paint picture = tvg_animation_get_picture(animation);
    if (tvg_picture_load_data(picture, bytes, (uint32_t)length, "lottie+json", NULL, true) != 0) return 0;
    float width = 0, height = 0, frames = 0;
    tvg_picture_get_size(picture, &width, &height);
    float longest = width > height ? width : height;
    tvg_picture_set_size(picture, width * SIDE / longest, height * SIDE / longest);
    tvg_canvas_add(canvas, picture);
    if (tvg_animation_get_total_frame(animation, &frames) != 0) return 0;
    return (int)frames;
}

static void draw_frame(int frame) {
    tvg_animation_set_frame(animation, (float)frame);
    tvg_canvas_update(canvas);
    tvg_canvas_draw(canvas, true);
    tvg_canvas_sync(canvas);
}

static void close_document(void) {
    tvg_canvas_destroy(canvas);
    tvg_animation_del(animation);
}
