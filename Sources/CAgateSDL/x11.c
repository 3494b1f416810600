// The parts of X11 that SDL leaves out: the descriptor of the connection, the scale of the desktop, and an end without a crash.

#include "sdl.h"

#ifdef AGATE_WINDOW


#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef SDL_VIDEO_DRIVER_X11

static Display *connection = NULL;
static int (*connection_number)(Display *);
static int (*events_queued)(Display *, int);
static char *(*resource_string)(Display *);
static Display *(*open_display)(const char *);
static int (*close_display)(Display *);
static XErrorHandler (*set_error_handler)(XErrorHandler);
static XIOErrorHandler (*set_io_error_handler)(XIOErrorHandler);

static bool load(void) {
    static void *library = NULL;
    if (library == NULL) library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return false;
    connection_number = (__typeof__(connection_number))dlsym(library, "XConnectionNumber");
    events_queued = (__typeof__(events_queued))dlsym(library, "XEventsQueued");
    resource_string = (__typeof__(resource_string))dlsym(library, "XResourceManagerString");
    open_display = (__typeof__(open_display))dlsym(library, "XOpenDisplay");
    close_display = (__typeof__(close_display))dlsym(library, "XCloseDisplay");
    set_error_handler = (__typeof__(set_error_handler))dlsym(library, "XSetErrorHandler");
    set_io_error_handler = (__typeof__(set_io_error_handler))dlsym(library, "XSetIOErrorHandler");
    return connection_number != NULL && events_queued != NULL && set_error_handler != NULL && set_io_error_handler != NULL;
}

static SDL_SysWMinfo information(SDL_Window *window) {
    SDL_SysWMinfo info;
    memset(&info, 0, sizeof info);
    SDL_VERSION(&info.version);
    if (!sdl.GetWindowWMInfo(window, &info)) info.subsystem = SDL_SYSWM_UNKNOWN;
    return info;
}

unsigned long agate_x11_window(SDL_Window *window) {
    SDL_SysWMinfo info = information(window);
    return info.subsystem == SDL_SYSWM_X11 ? info.info.x11.window : 0;
}

// Another program has destroyed a window, or the server refuses something: the program goes on, and the window is closed.
static int note_error(Display *display, XErrorEvent *error) {
    (void)display;
    // BadWindow and BadDrawable
    if (error->error_code == 3 || error->error_code == 9) agate_sdl_window_was_destroyed(error->resourceid);
    return 0;
}

// The server is gone; Xlib ends the program when this returns. The main thread ends it by the program's own rules: from here, or, if another
// thread has noticed first, by itself.
static int note_loss(Display *display) {
    (void)display;
    bool is_first = !agate_connection_is_lost;
    agate_connection_is_lost = true;
    if (is_first && agate_loss_function != NULL) agate_loss_function();
    agate_sdl_unlock();
    for (;;) pause();
    return 0;
}

void agate_x11_attach(SDL_Window *window) {
    SDL_SysWMinfo info = information(window);
    if (info.subsystem != SDL_SYSWM_X11 || !load()) return;
    connection = info.info.x11.display;
    set_error_handler(note_error);
    set_io_error_handler(note_loss);
}

void agate_x11_detach(void) { connection = NULL; }

int agate_x11_descriptor(void) { return connection != NULL ? connection_number(connection) : -1; }

// QueuedAlready: what has been read, without reading more.
bool agate_x11_has_waiting(void) { return connection != NULL && events_queued(connection, 0) > 0; }

double agate_x11_scale(void) {
    if (!load() || resource_string == NULL || open_display == NULL || close_display == NULL) return 1;
    // A connection of its own: SDL gives access to its own when there is a window, and the scale is read before that.
    Display *display = open_display(NULL);
    if (display == NULL) return 1;
    double scale = 1;
    const char *resources = resource_string(display);
    const char *line = resources != NULL ? strstr(resources, "Xft.dpi:") : NULL;
    if (line != NULL) {
        double dots = strtod(line + strlen("Xft.dpi:"), NULL);
        if (dots >= 48 && dots <= 768) scale = dots / 96;
    }
    close_display(display);
    return scale;
}

#else

void agate_x11_attach(SDL_Window *window) { (void)window; }
void agate_x11_detach(void) {}
int agate_x11_descriptor(void) { return -1; }
bool agate_x11_has_waiting(void) { return false; }
double agate_x11_scale(void) { return 1; }
unsigned long agate_x11_window(SDL_Window *window) { (void)window; return 0; }

#endif

// MARK: Windows that were destroyed from outside

enum { MOST_CLOSED = 32 };
static uint32_t closed[MOST_CLOSED];
static int closed_count = 0;

void agate_sdl_window_was_destroyed(unsigned long native) {
    for (agate_window *window = agate_windows; window != NULL; window = window->next) {
        if (window->is_lost || agate_x11_window(window->window) != native) continue;
        window->is_lost = true;
        if (closed_count < MOST_CLOSED) closed[closed_count++] = window->id;
    }
}

bool agate_sdl_next_closed(uint32_t *id) {
    if (closed_count == 0) return false;
    *id = closed[--closed_count];
    return true;
}

#endif
