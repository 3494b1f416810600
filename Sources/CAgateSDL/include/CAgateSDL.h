#ifndef CAGATE_SDL_H
#define CAGATE_SDL_H

// Windows of the desktop by SDL 2, without its types.
//
// The library is loaded when the first window is wanted, so that programs that open none start as fast as before and run where it is not
// installed. Built without the trait `Window`, starting fails and says so.
//
// All functions may be called on the main thread; agate_window_present on any. One lock keeps them apart, and no call waits for a program
// with it held.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Room for what a function says of its failure.
enum { AGATE_SDL_MESSAGE_SIZE = 512 };

/// Loads the library and connects to the desktop; false with a message where that is not possible.
bool agate_sdl_start(char *message);

/// Closes the connection.
void agate_sdl_stop(void);

/// The way to the desktop: "x11", "wayland", "KMSDRM" and so on; empty before the start.
const char *agate_sdl_driver(void);

/// The file descriptor that becomes readable when the desktop has events; -1 where it has to be polled.
int agate_sdl_descriptor(void);

/// Pixels per point that the desktop asks for, such as by `Xft.dpi`; 1 where it says nothing.
double agate_sdl_scale(void);

/// The size of the first screen without the desktop's bars, in units; zeros where it is unknown.
void agate_sdl_usable_size(int *width, int *height);

/// Whether pixels may be shown by other threads than the main one.
bool agate_sdl_presents_anywhere(void);

/// Whether events were read while pixels were shown, and wait though the descriptor says nothing.
bool agate_sdl_has_waiting(void);

/// Whether the connection to the desktop has broken.
bool agate_sdl_is_lost(void);

/// Calls a function when the connection breaks, on the thread that notices; it may be called inside of any other function here.
void agate_sdl_on_loss(void (*function)(void));

/// Text of the clipboard, to be freed; null where there is none.
char *agate_sdl_clipboard(void);
void agate_sdl_set_clipboard(const char *text);

/// Begins or ends text input; while it is on, keys tell text.
void agate_sdl_text_input(bool is_on, int x, int y, int width, int height);

/// Whether the screen stays on while there is no input.
void agate_sdl_stay_awake(bool is_awake);

enum { AGATE_CURSOR_ARROW, AGATE_CURSOR_TEXT, AGATE_CURSOR_HAND, AGATE_CURSOR_HIDDEN };
void agate_sdl_set_cursor(int cursor);

// MARK: Windows

typedef struct agate_window agate_window;

/// The size of a window, and what it is on.
typedef struct {
    /// In units of the desktop, which places of events are in, too.
    int width, height;
    int pixel_width, pixel_height;
    /// Refreshes per second; 0 where the desktop does not say.
    double refresh_rate;
} agate_window_metrics;

/// Opens a window, of a size in units of the desktop; null with a message where that is not possible.
agate_window *agate_window_open(const char *title, int width, int height, bool is_resizable, char *message);
void agate_window_close(agate_window *window);
uint32_t agate_window_id(const agate_window *window);
agate_window_metrics agate_window_get_metrics(agate_window *window);
void agate_window_set_title(agate_window *window, const char *title);

typedef struct { int x, y, width, height; } agate_rectangle;

/// Shows pixels: rows from the top, `stride` of them from one to the next, each of red, green, blue and alpha, premultiplied, on black.
///
/// What lies outside of the window is left out, and what of the window is outside of the picture stays black. All is shown where the window
/// has got new memory since.
///
/// Returns how many pixels were shown, -1 where the window shows nothing.
long agate_window_present(
    agate_window *window, const uint32_t *pixels, int width, int height, int stride, const agate_rectangle *rectangles, int count);

/// Whether the pixels of the window lie in its own memory, and not in that of a graphics card.
bool agate_window_is_native(agate_window *window);

// MARK: Events

enum {
    AGATE_EVENT_NONE,
    AGATE_EVENT_MOTION,
    AGATE_EVENT_BUTTON,
    AGATE_EVENT_WHEEL,
    AGATE_EVENT_FINGER_DOWN,
    AGATE_EVENT_FINGER_MOVED,
    AGATE_EVENT_FINGER_UP,
    AGATE_EVENT_KEY,
    AGATE_EVENT_TEXT,
    AGATE_EVENT_COMPOSITION,
    AGATE_EVENT_FOCUS,
    AGATE_EVENT_LEFT,
    AGATE_EVENT_SIZE,
    AGATE_EVENT_EXPOSED,
    AGATE_EVENT_VISIBLE,
    AGATE_EVENT_CLOSE,
    AGATE_EVENT_QUIT,
    AGATE_EVENT_CLIPBOARD,
    AGATE_EVENT_DROP,
};

enum {
    AGATE_KEY_SHIFT = 1,
    AGATE_KEY_CONTROL = 2,
    AGATE_KEY_ALTERNATE = 4,
    AGATE_KEY_SUPER = 8,
    AGATE_KEY_CAPS = 16,
};

/// An event of the desktop.
typedef struct {
    int kind;
    /// The window, 0 for none.
    uint32_t window;
    /// A place in units of the desktop, for fingers in parts of the window; for wheels how far they were turned, to the left and up.
    double x, y;
    /// Where the pointer is, for wheels.
    double place_x, place_y;
    /// A button, from 1 on: first, second, third.
    int button;
    /// Whether a button or key has gone down, the window has focus, or is seen.
    bool is_down;
    bool is_repeat;
    int64_t finger;
    /// The keys that are held.
    int modifiers;
    /// A key by its place, as USB counts them.
    int usage;
    /// A key by what the layout writes on it: a character of Unicode, 0 for others.
    uint32_t character;
    /// Of a composition: what is selected, in characters.
    int start, length;
    /// A text, good until the next call.
    const char *text;
} agate_event;

/// Takes the next event; false where there is none.
bool agate_sdl_poll(agate_event *event);

// MARK: Sound

/// Opens the device that sounds, once; false with a message where there is none.
///
/// The function is called on a thread of the device's for each so many samples: pairs of left and right.
bool agate_sdl_sound_start(int rate, int count, void (*function)(float *pairs, int count), char *message);

/// Closes the device, and waits for a call that runs.
void agate_sdl_sound_stop(void);

// MARK: For tests

/// Puts an event where those of the desktop are, as input methods and touch screens do.
void agate_sdl_push_finger(uint32_t window, int kind, int64_t finger, double x, double y);
void agate_sdl_push_composition(uint32_t window, const char *text, int start, int length);

#ifdef __cplusplus
}
#endif

#endif
