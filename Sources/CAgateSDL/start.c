#include "sdl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef AGATE_WINDOW

#include <dlfcn.h>
#include <unistd.h>

agate_sdl_library sdl;
static pthread_mutex_t lock;
static bool has_started = false;
static char driver[32];
bool agate_connection_is_lost = false;
void (*agate_loss_function)(void) = NULL;

static void make_lock(void) {
    // Handlers of errors are called inside of other functions.
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
}

void agate_sdl_lock(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_lock);
    pthread_mutex_lock(&lock);
}

void agate_sdl_unlock(void) { pthread_mutex_unlock(&lock); }

bool agate_sdl_load(char *message) {
    static void *library = NULL;
    if (library == NULL) library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the library libSDL2-2.0.so.0 is not installed (%s)", dlerror());
        return false;
    }
#define LOOK_UP(name)                                                                                       \
    sdl.name = (__typeof__(sdl.name))dlsym(library, "SDL_" #name);                                          \
    if (sdl.name == NULL) {                                                                                 \
        snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the library libSDL2-2.0.so.0 is too old: no SDL_" #name); \
        return false;                                                                                       \
    }
    AGATE_SDL_FUNCTIONS(LOOK_UP)
    sdl.GetWindowSizeInPixels = dlsym(library, "SDL_GetWindowSizeInPixels");
    return true;
}

static bool is_set(const char *name) {
    const char *value = getenv(name);
    return value != NULL && value[0] != 0;
}

bool agate_sdl_start(char *message) {
    if (has_started) return true;
    agate_sdl_lock();
    bool is_done = false;
    if (!agate_sdl_load(message)) goto end;
    // X11 comes first where both are there: it has memory of its own for windows, Wayland in this version a graphics card's alone.
    const char *wanted = getenv("SDL_VIDEODRIVER");
    bool is_wayland = wanted != NULL ? strstr(wanted, "wayland") != NULL : !is_set("DISPLAY") && is_set("WAYLAND_DISPLAY");
    if (is_wayland && !agate_wayland_has_seat()) {
        snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the Wayland desktop is not there or has no seat, without which SDL breaks down");
        goto end;
    }
    // The program ends by its own rules.
    sdl.SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    sdl.SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    sdl.SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    sdl.SetHint(SDL_HINT_IME_SHOW_UI, "1");
    sdl.SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1");
    sdl.SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    // The click that gives a window the keyboard counts as well.
    sdl.SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    sdl.SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0");
    // Wayland's library prints a line of its own where the folder of its sockets is not named, and it would not be found then.
    if (wanted == NULL && !is_set("XDG_RUNTIME_DIR") && !is_set("WAYLAND_DISPLAY")) sdl.SetHint(SDL_HINT_VIDEODRIVER, "x11,kmsdrm");
    if (sdl.InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) != 0) {
        if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && wanted == NULL) {
            snprintf(message, AGATE_SDL_MESSAGE_SIZE, "there is no desktop");
        } else if (wanted != NULL) {
            snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the desktop that SDL_VIDEODRIVER=%.40s names cannot be had (%s)", wanted, sdl.GetError());
        } else {
            snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the desktop does not answer (%s)", sdl.GetError());
        }
        goto end;
    }
    const char *name = sdl.GetCurrentVideoDriver();
    snprintf(driver, sizeof driver, "%s", name != NULL ? name : "");
    // SDL's drivers without a desktop: their windows are not visible.
    if (wanted == NULL && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0)) {
        snprintf(message, AGATE_SDL_MESSAGE_SIZE, "there is no desktop");
        sdl.QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS);
        driver[0] = 0;
        goto end;
    }
    if (agate_sdl_is_x11()) sdl.SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    sdl.EnableScreenSaver();
    sdl.StopTextInput();
    sdl.EventState(SDL_DROPFILE, SDL_ENABLE);
    has_started = true;
    is_done = true;
end:
    agate_sdl_unlock();
    return is_done;
}

void agate_sdl_stop(void) {
    if (!has_started || agate_connection_is_lost) return;
    agate_sdl_lock();
    has_started = false;
    agate_x11_detach();
    sdl.QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS);
    driver[0] = 0;
    agate_sdl_unlock();
}

const char *agate_sdl_driver(void) { return driver; }

bool agate_sdl_is_x11(void) { return strcmp(driver, "x11") == 0; }

bool agate_sdl_presents_anywhere(void) { return agate_sdl_is_x11(); }

bool agate_sdl_is_lost(void) { return agate_connection_is_lost; }

bool agate_sdl_has_waiting(void) { return has_started && !agate_connection_is_lost && agate_x11_has_waiting(); }

void agate_sdl_on_loss(void (*function)(void)) { agate_loss_function = function; }

int agate_sdl_descriptor(void) {
    if (!has_started || agate_connection_is_lost) return -1;
    if (agate_sdl_is_x11()) return agate_x11_descriptor();
    return agate_windows != NULL ? agate_wayland_descriptor(agate_windows->window) : -1;
}

double agate_sdl_scale(void) { return agate_sdl_is_x11() ? agate_x11_scale() : 1; }

void agate_sdl_usable_size(int *width, int *height) {
    *width = *height = 0;
    if (!has_started || agate_connection_is_lost) return;
    agate_sdl_lock();
    SDL_Rect bounds;
    if (sdl.GetDisplayUsableBounds(0, &bounds) == 0) {
        *width = bounds.w;
        *height = bounds.h;
    }
    agate_sdl_unlock();
}

char *agate_sdl_clipboard(void) {
    if (!has_started || agate_connection_is_lost) return NULL;
    agate_sdl_lock();
    char *result = NULL;
    if (sdl.HasClipboardText()) {
        char *text = sdl.GetClipboardText();
        if (text != NULL) {
            result = strdup(text);
            sdl.free(text);
        }
    }
    agate_sdl_unlock();
    return result;
}

void agate_sdl_set_clipboard(const char *text) {
    if (!has_started || agate_connection_is_lost) return;
    agate_sdl_lock();
    sdl.SetClipboardText(text);
    agate_sdl_unlock();
}

void agate_sdl_text_input(bool is_on, int x, int y, int width, int height) {
    if (!has_started || agate_connection_is_lost) return;
    agate_sdl_lock();
    if (is_on) {
        SDL_Rect rectangle = {x, y, width, height};
        sdl.StartTextInput();
        sdl.SetTextInputRect(&rectangle);
    } else {
        sdl.StopTextInput();
    }
    agate_sdl_unlock();
}

void agate_sdl_stay_awake(bool is_awake) {
    if (!has_started || agate_connection_is_lost) return;
    agate_sdl_lock();
    if (is_awake) sdl.DisableScreenSaver(); else sdl.EnableScreenSaver();
    agate_sdl_unlock();
}

void agate_sdl_set_cursor(int cursor) {
    static SDL_Cursor *cursors[3];
    if (!has_started || agate_connection_is_lost) return;
    agate_sdl_lock();
    if (cursor < AGATE_CURSOR_ARROW || cursor >= AGATE_CURSOR_HIDDEN) {
        sdl.ShowCursor(SDL_DISABLE);
    } else {
        static const SDL_SystemCursor names[] = {SDL_SYSTEM_CURSOR_ARROW, SDL_SYSTEM_CURSOR_IBEAM, SDL_SYSTEM_CURSOR_HAND};
        if (cursors[cursor] == NULL) cursors[cursor] = sdl.CreateSystemCursor(names[cursor]);
        if (cursors[cursor] != NULL) sdl.SetCursor(cursors[cursor]);
        sdl.ShowCursor(SDL_ENABLE);
    }
    agate_sdl_unlock();
}

#else

bool agate_sdl_start(char *message) {
    snprintf(message, AGATE_SDL_MESSAGE_SIZE, "this program was built without the trait Window");
    return false;
}
void agate_sdl_stop(void) {}
const char *agate_sdl_driver(void) { return ""; }
int agate_sdl_descriptor(void) { return -1; }
double agate_sdl_scale(void) { return 1; }
void agate_sdl_usable_size(int *width, int *height) { *width = *height = 0; }
bool agate_sdl_presents_anywhere(void) { return false; }
bool agate_sdl_is_lost(void) { return false; }
bool agate_sdl_has_waiting(void) { return false; }
void agate_sdl_on_loss(void (*function)(void)) { (void)function; }
char *agate_sdl_clipboard(void) { return NULL; }
void agate_sdl_set_clipboard(const char *text) { (void)text; }
void agate_sdl_text_input(bool is_on, int x, int y, int width, int height) {
    (void)is_on; (void)x; (void)y; (void)width; (void)height;
}
void agate_sdl_stay_awake(bool is_awake) { (void)is_awake; }
void agate_sdl_set_cursor(int cursor) { (void)cursor; }

#endif
