// Shared declarations of the files of this target: the library's functions, the lock, and the state of the desktop.

#ifndef AGATE_SDL_INTERNAL_H
#define AGATE_SDL_INTERNAL_H

#include "CAgateSDL.h"

#ifdef AGATE_WINDOW

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
// A macro of X11 that is the name of a function of SDL.
#undef DisableScreenSaver
#include <pthread.h>

// The functions that are looked up in the library, by their names without SDL_.
#define AGATE_SDL_FUNCTIONS(F) \
    F(InitSubSystem) F(QuitSubSystem) F(GetError) F(ClearError) F(SetHint) F(GetCurrentVideoDriver) F(EventState) \
    F(CreateWindow) F(DestroyWindow) F(GetWindowID) F(GetWindowFromID) F(GetWindowSize) F(SetWindowTitle) \
    F(SetWindowMinimumSize) F(GetWindowSurface) F(UpdateWindowSurfaceRects) F(GetWindowDisplayIndex) \
    F(GetCurrentDisplayMode) F(GetWindowFlags) F(ConvertPixels) F(PollEvent) F(PushEvent) F(GetModState) \
    F(GetMouseState) F(StartTextInput) F(StopTextInput) F(SetTextInputRect) F(GetClipboardText) F(SetClipboardText) \
    F(HasClipboardText) F(EnableScreenSaver) F(DisableScreenSaver) F(CreateSystemCursor) F(SetCursor) F(ShowCursor) \
    F(CaptureMouse) F(GetDisplayUsableBounds) F(free) F(GetWindowWMInfo) F(FillRect) \
    F(OpenAudioDevice) F(PauseAudioDevice) F(CloseAudioDevice)



#define AGATE_SDL_DECLARE(name) __typeof__(&SDL_##name) name;



typedef struct {
    AGATE_SDL_FUNCTIONS(AGATE_SDL_DECLARE)
    // Since 2.26; null before.
    void (*GetWindowSizeInPixels)(SDL_Window *, int *, int *);
} agate_sdl_library;

extern agate_sdl_library sdl;

// Loads the library once, with the lock held; false with a message where that is not possible.
bool agate_sdl_load(char *message);

void agate_sdl_lock(void);
void agate_sdl_unlock(void);

// Whether the connection is of X11, or of Wayland.
bool agate_sdl_is_x11(void);

struct agate_window {
    SDL_Window *window;
    uint32_t id;
    // The surface that was shown last: new memory is filled whole.
    SDL_Surface *surface;
    int width, height;
    bool is_lost;
    struct agate_window *next;
};

extern agate_window *agate_windows;

// The desktop's side of a window that is there: its connection, for what SDL leaves out.
void agate_x11_attach(SDL_Window *window);
// Before the library lets its connection go.
void agate_x11_detach(void);
int agate_x11_descriptor(void);
double agate_x11_scale(void);
// Events that were read by the way and wait.
bool agate_x11_has_waiting(void);
// The number of the desktop's window.
unsigned long agate_x11_window(SDL_Window *window);

// Whether a Wayland desktop has a seat: without one SDL 2.26 breaks down.
bool agate_wayland_has_seat(void);
int agate_wayland_descriptor(SDL_Window *window);

// Takes the next of the windows that the desktop has destroyed; the caller closes it.
bool agate_sdl_next_closed(uint32_t *id);
void agate_sdl_window_was_destroyed(unsigned long native);

extern bool agate_connection_is_lost;
extern void (*agate_loss_function)(void);

#endif
#endif
