// rlottie, from the library in the wheel of rlottie-python. The wheel has no headers, so what is used of the C interface is
// declared here. It scales what it draws to the size of the target.
#include "lottie.h"

typedef struct Animation Animation;
Animation *lottie_animation_from_data(const char *data, const char *key, const char *resources);
size_t lottie_animation_get_totalframe(const Animation *);
void lottie_animation_get_size(const Animation *, size_t *width, size_t *height);
void lottie_animation_render(Animation *, size_t frame, uint32_t *, size_t width, size_t height, size_t stride);
void lottie_animation_destroy(Animation *);
void lottie_configure_model_cache_size(size_t);

static Animation *animation;
static size_t width, height;

static int open_document(char *bytes, size_t length) {
    (void)length;
    lottie_configure_model_cache_size(0);
    animation = lottie_animation_from_data(bytes, "", "");
    if (!animation) return 0;
    lottie_animation_get_size(animation, &width, &height);
    size_t longest = width > height ? width : height;
    width = width * SIDE / longest;
    height = height * SIDE / longest;
    return (int)lottie_animation_get_totalframe(animation);
}

static void draw_frame(int frame) {
    lottie_animation_render(animation, (size_t)frame, pixels, width, height, SIDE * sizeof(uint32_t));
}

static void close_document(void) { lottie_animation_destroy(animation); }
