// Whether a Wayland desktop can be used at all, and the descriptor of its connection.

#include "sdl.h"

#ifdef AGATE_WINDOW


#include <dlfcn.h>
#include <string.h>

struct wl_proxy;
struct wl_interface;

// The two events of a registry.
struct registry_listener {
    void (*global)(void *data, struct wl_proxy *registry, uint32_t name, const char *interface, uint32_t version);
    void (*global_remove)(void *data, struct wl_proxy *registry, uint32_t name);
};

static void note_global(void *data, struct wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
    (void)registry;
    (void)name;
    (void)version;
    if (strcmp(interface, "wl_seat") == 0) *(bool *)data = true;
}

static void ignore_removal(void *data, struct wl_proxy *registry, uint32_t name) {
    (void)data;
    (void)registry;
    (void)name;
}

static void *client_library(void) {
    static void *library = NULL;
    if (library == NULL) library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
    return library;
}

// SDL before 2.30 breaks down in its start on a desktop without input devices: SDL issue 8898.
bool agate_wayland_has_seat(void) {
    void *library = client_library();
    if (library == NULL) return false;
    void *(*connect)(const char *) = (void *(*)(const char *))dlsym(library, "wl_display_connect");
    void (*disconnect)(void *) = (void (*)(void *))dlsym(library, "wl_display_disconnect");
    int (*roundtrip)(void *) = (int (*)(void *))dlsym(library, "wl_display_roundtrip");
    void (*destroy)(struct wl_proxy *) = (void (*)(struct wl_proxy *))dlsym(library, "wl_proxy_destroy");
    struct wl_proxy *(*construct)(void *, uint32_t, const struct wl_interface *, ...) =
        (struct wl_proxy * (*)(void *, uint32_t, const struct wl_interface *, ...)) dlsym(library, "wl_proxy_marshal_constructor");
    int (*listen)(struct wl_proxy *, const void *, void *) =
        (int (*)(struct wl_proxy *, const void *, void *))dlsym(library, "wl_proxy_add_listener");
    const struct wl_interface *interface = dlsym(library, "wl_registry_interface");
    if (!connect || !disconnect || !roundtrip || !destroy || !construct || !listen || !interface) return false;
    void *display = connect(NULL);
    if (display == NULL) return false;
    bool has_seat = false;
    // The second request of a display makes its registry.
    struct wl_proxy *registry = construct(display, 1, interface, NULL);
    if (registry != NULL) {
        static const struct registry_listener listener = {note_global, ignore_removal};
        listen(registry, &listener, &has_seat);
        roundtrip(display);
        destroy(registry);
    }
    disconnect(display);
    return has_seat;
}

int agate_wayland_descriptor(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
    SDL_SysWMinfo info;
    memset(&info, 0, sizeof info);
    SDL_VERSION(&info.version);
    if (!sdl.GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return -1;
    void *library = client_library();
    int (*descriptor)(void *) = library != NULL ? (int (*)(void *))dlsym(library, "wl_display_get_fd") : NULL;
    return descriptor != NULL ? descriptor(info.info.wl.display) : -1;
#else
    (void)window;
    return -1;
#endif
}

#endif
