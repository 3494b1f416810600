// Frames of a Lottie file by rlottie, as raw pixels on the standard output, for a program that encodes them: rlottie FILE WIDTH HEIGHT
// FPS FRAMES. The library is the one of the wheel of rlottie-python, which has no headers. It may use all processors.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Animation Animation;
Animation *lottie_animation_from_file(const char *path);
double lottie_animation_get_framerate(const Animation *);
size_t lottie_animation_get_totalframe(const Animation *);
void lottie_animation_render(Animation *, size_t frame, uint32_t *, size_t width, size_t height, size_t stride);

int main(int count, char **arguments) {
    if (count != 6) return 1;
    size_t width = strtoul(arguments[2], NULL, 10), height = strtoul(arguments[3], NULL, 10);
    double rate = strtod(arguments[4], NULL);
    size_t frames = strtoul(arguments[5], NULL, 10);
    Animation *animation = lottie_animation_from_file(arguments[1]);
    uint32_t *pixels = calloc(width * height, sizeof *pixels);
    if (!animation || !pixels) return 1;
    size_t total = lottie_animation_get_totalframe(animation);
    double own = lottie_animation_get_framerate(animation);
    for (size_t frame = 0; frame < frames; frame++) {
        size_t shown = (size_t)((double)frame / rate * own) % total;
        lottie_animation_render(animation, shown, pixels, width, height, width * sizeof *pixels);
        if (fwrite(pixels, sizeof *pixels, width * height, stdout) != width * height) return 1;
    }
    return fflush(stdout) != 0;
}
