#include "sdl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef AGATE_WINDOW

agate_window *agate_windows = NULL;

agate_window *agate_window_open(const char *title, int width, int height, bool is_resizable, char *message) {
    if (agate_connection_is_lost) {
        snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the connection to the desktop is lost");
        return NULL;
    }
    agate_window *window = calloc(1, sizeof *window);
    if (window == NULL) {
        snprintf(message, AGATE_SDL_MESSAGE_SIZE, "there is no memory");
        return NULL;
    }
    agate_sdl_lock();
    Uint32 flags = SDL_WINDOW_ALLOW_HIGHDPI | (is_resizable ? SDL_WINDOW_RESIZABLE : 0);
    window->window = sdl.CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, flags);
    if (window->window == NULL) {
        snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the desktop gives no window (%s)", sdl.GetError());
        agate_sdl_unlock();
        free(window);
        return NULL;
    }
    if (is_resizable) sdl.SetWindowMinimumSize(window->window, 120, 120);
    window->id = sdl.GetWindowID(window->window);
    window->next = agate_windows;
    agate_windows = window;
    if (agate_sdl_is_x11()) agate_x11_attach(window->window);
    agate_sdl_unlock();
    return window;
}

void agate_window_close(agate_window *window) {
    agate_sdl_lock();
    for (agate_window **place = &agate_windows; *place != NULL; place = &(*place)->next) {
        if (*place == window) {
            *place = window->next;
            break;
        }
    }
    // SDL would destroy a window again that the desktop has destroyed already; the error that follows is caught.
    if (!agate_connection_is_lost) sdl.DestroyWindow(window->window);
    agate_sdl_unlock();
    free(window);
}

uint32_t agate_window_id(const agate_window *window) { return window->id; }

agate_window_metrics agate_window_get_metrics(agate_window *window) {
    agate_window_metrics metrics = {0};
    if (agate_connection_is_lost) return metrics;
    agate_sdl_lock();
    sdl.GetWindowSize(window->window, &metrics.width, &metrics.height);
    metrics.pixel_width = metrics.width;
    metrics.pixel_height = metrics.height;
    if (sdl.GetWindowSizeInPixels != NULL) {
        sdl.GetWindowSizeInPixels(window->window, &metrics.pixel_width, &metrics.pixel_height);
    }
    SDL_DisplayMode mode;
    int display = sdl.GetWindowDisplayIndex(window->window);
    if (display >= 0 && sdl.GetCurrentDisplayMode(display, &mode) == 0) metrics.refresh_rate = mode.refresh_rate;
    agate_sdl_unlock();
    return metrics;
}

void agate_window_set_title(agate_window *window, const char *title) {
    if (agate_connection_is_lost || window->is_lost) return;
    agate_sdl_lock();
    sdl.SetWindowTitle(window->window, title);
    agate_sdl_unlock();
}

bool agate_window_is_native(agate_window *window) { return window->surface != NULL && agate_sdl_is_x11(); }

// MARK: Pixels

typedef uint32_t four_pixels __attribute__((vector_size(16)));

// Red, green, blue and alpha in memory to blue, green, red and nothing; four at a time, since builds for debugging vectorise no loop.
static void swap_row(const uint32_t *from, uint32_t *to, int count) {
    const four_pixels green = {0xff00, 0xff00, 0xff00, 0xff00}, low = {0xff, 0xff, 0xff, 0xff};
    const four_pixels alpha = {0xff000000, 0xff000000, 0xff000000, 0xff000000};
    int index = 0;
    for (; index + 4 <= count; index += 4) {
        four_pixels pixels;
        memcpy(&pixels, from + index, sizeof pixels);
        pixels = (pixels & green) | ((pixels & low) << 16) | ((pixels >> 16) & low) | alpha;
        memcpy(to + index, &pixels, sizeof pixels);
    }
    for (; index < count; index++) {
        uint32_t pixel = from[index];
        to[index] = (pixel & 0xff00) | (pixel & 0xff) << 16 | (pixel >> 16 & 0xff) | 0xff000000;
    }
}

static void copy(SDL_Surface *surface, const uint32_t *pixels, int stride, SDL_Rect area) {
    Uint32 format = surface->format->format;
    const uint32_t *from = pixels + (size_t)area.y * stride + area.x;
    uint8_t *to = (uint8_t *)surface->pixels + (size_t)area.y * surface->pitch + (size_t)area.x * surface->format->BytesPerPixel;
    if (format == SDL_PIXELFORMAT_XRGB8888 || format == SDL_PIXELFORMAT_ARGB8888) {
        for (int row = 0; row < area.h; row++) {
            swap_row(from + (size_t)row * stride, (uint32_t *)(to + (size_t)row * surface->pitch), area.w);
        }
    } else {
        sdl.ConvertPixels(area.w, area.h, SDL_PIXELFORMAT_XBGR8888, from, stride * 4, format, to, surface->pitch);
    }
}

// The maximum number of rectangles that are shown at once.
enum { MOST_RECTANGLES = 64 };

long agate_window_present(
    agate_window *window, const uint32_t *pixels, int width, int height, int stride, const agate_rectangle *rectangles, int count) {
    if (agate_connection_is_lost || window->is_lost) return -1;
    agate_sdl_lock();
    long shown = -1;
    SDL_Surface *surface = sdl.GetWindowSurface(window->window);
    if (surface == NULL || agate_connection_is_lost) goto end;
    bool is_new = surface != window->surface || surface->w != window->width || surface->h != window->height || count > MOST_RECTANGLES;
    SDL_Rect areas[MOST_RECTANGLES];
    int used = 0;
    shown = 0;
    SDL_Rect both = {0, 0, width < surface->w ? width : surface->w, height < surface->h ? height : surface->h};
    if (is_new) {
        window->surface = surface;
        window->width = surface->w;
        window->height = surface->h;
        if (both.w < surface->w || both.h < surface->h) sdl.FillRect(surface, NULL, 0);
        copy(surface, pixels, stride, both);
        areas[used++] = (SDL_Rect){0, 0, surface->w, surface->h};
        shown = (long)surface->w * surface->h;
    } else {
        for (int index = 0; index < count; index++) {
            agate_rectangle wanted = rectangles[index];
            int x = wanted.x > 0 ? wanted.x : 0, y = wanted.y > 0 ? wanted.y : 0;
            long right = (long)wanted.x + wanted.width, bottom = (long)wanted.y + wanted.height;
            SDL_Rect area = {x, y, (int)(right < both.w ? right : both.w) - x, (int)(bottom < both.h ? bottom : both.h) - y};
            if (area.w <= 0 || area.h <= 0) continue;
            copy(surface, pixels, stride, area);
            areas[used++] = area;
            shown += (long)area.w * area.h;
        }
    }
    if (used > 0 && sdl.UpdateWindowSurfaceRects(window->window, areas, used) != 0) shown = -1;
end:
    agate_sdl_unlock();
    return shown;
}

#else

agate_window *agate_window_open(const char *title, int width, int height, bool is_resizable, char *message) {
    (void)title; (void)width; (void)height; (void)is_resizable;
    snprintf(message, AGATE_SDL_MESSAGE_SIZE, "this program was built without the trait Window");
    return NULL;
}
void agate_window_close(agate_window *window) { (void)window; }
uint32_t agate_window_id(const agate_window *window) { (void)window; return 0; }
agate_window_metrics agate_window_get_metrics(agate_window *window) {
    (void)window;
    return (agate_window_metrics){0};
}
void agate_window_set_title(agate_window *window, const char *title) { (void)window; (void)title; }
bool agate_window_is_native(agate_window *window) { (void)window; return false; }
long agate_window_present(
    agate_window *window, const uint32_t *pixels, int width, int height, int stride, const agate_rectangle *rectangles, int count) {
    (void)window; (void)pixels; (void)width; (void)height; (void)stride; (void)rectangles; (void)count;
    return -1;
}

#endif
