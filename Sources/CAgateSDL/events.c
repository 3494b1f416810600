#include "sdl.h"

#include <stdlib.h>
#include <string.h>

#ifdef AGATE_WINDOW

// The text of the event that was taken last.
static char *last_text = NULL;

static void keep_text(agate_event *event, const char *text) {
    last_text = strdup(text != NULL ? text : "");
    event->text = last_text;
}

static int held_keys(SDL_Keymod state) {
    return ((state & KMOD_SHIFT) != 0 ? AGATE_KEY_SHIFT : 0) | ((state & KMOD_CTRL) != 0 ? AGATE_KEY_CONTROL : 0)
        | ((state & KMOD_ALT) != 0 ? AGATE_KEY_ALTERNATE : 0) | ((state & KMOD_GUI) != 0 ? AGATE_KEY_SUPER : 0)
        | ((state & KMOD_CAPS) != 0 ? AGATE_KEY_CAPS : 0);
}

static int button_number(Uint8 button) {
    // SDL counts left, middle, right.
    switch (button) {
    case SDL_BUTTON_LEFT: return 1;
    case SDL_BUTTON_RIGHT: return 2;
    case SDL_BUTTON_MIDDLE: return 3;
    default: return button;
    }
}

static bool translate_window(const SDL_WindowEvent *from, agate_event *to) {
    to->window = from->windowID;
    switch (from->event) {
    case SDL_WINDOWEVENT_EXPOSED: to->kind = AGATE_EVENT_EXPOSED; return true;
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: to->kind = AGATE_EVENT_SIZE; return true;
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_MAXIMIZED: to->kind = AGATE_EVENT_VISIBLE; to->is_down = true; return true;
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED: to->kind = AGATE_EVENT_VISIBLE; to->is_down = false; return true;
    case SDL_WINDOWEVENT_FOCUS_GAINED: to->kind = AGATE_EVENT_FOCUS; to->is_down = true; return true;
    case SDL_WINDOWEVENT_FOCUS_LOST: to->kind = AGATE_EVENT_FOCUS; to->is_down = false; return true;
    case SDL_WINDOWEVENT_LEAVE: to->kind = AGATE_EVENT_LEFT; return true;
    case SDL_WINDOWEVENT_CLOSE: to->kind = AGATE_EVENT_CLOSE; return true;
    default: return false;
    }
}

static bool translate_wheel(const SDL_MouseWheelEvent *from, agate_event *to) {
    to->kind = AGATE_EVENT_WHEEL;
    to->window = from->windowID;
    // A desktop that scrolls "naturally" has turned the sign, and says so; content follows the sign of the desktop.
    float sign = from->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
    to->x = from->preciseX * sign;
    to->y = -from->preciseY * sign;
    // Fractions come from trackpads.
    to->is_down = from->preciseX != from->x || from->preciseY != from->y;
    int x = 0, y = 0;
    sdl.GetMouseState(&x, &y);
    to->place_x = x;
    to->place_y = y;
    return true;
}

static bool translate(SDL_Event *from, agate_event *to) {
    memset(to, 0, sizeof *to);
    to->modifiers = held_keys(sdl.GetModState());
    switch (from->type) {
    case SDL_QUIT: to->kind = AGATE_EVENT_QUIT; return true;
    case SDL_WINDOWEVENT: return translate_window(&from->window, to);
    case SDL_MOUSEMOTION:
        to->kind = AGATE_EVENT_MOTION;
        to->window = from->motion.windowID;
        to->x = from->motion.x;
        to->y = from->motion.y;
        return from->motion.which != SDL_TOUCH_MOUSEID;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        to->kind = AGATE_EVENT_BUTTON;
        to->window = from->button.windowID;
        to->x = from->button.x;
        to->y = from->button.y;
        to->button = button_number(from->button.button);
        to->is_down = from->type == SDL_MOUSEBUTTONDOWN;
        return from->button.which != SDL_TOUCH_MOUSEID;
    case SDL_MOUSEWHEEL: return translate_wheel(&from->wheel, to);
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        to->kind = from->type == SDL_FINGERDOWN ? AGATE_EVENT_FINGER_DOWN
            : from->type == SDL_FINGERUP ? AGATE_EVENT_FINGER_UP : AGATE_EVENT_FINGER_MOVED;
        to->window = from->tfinger.windowID;
        to->x = from->tfinger.x;
        to->y = from->tfinger.y;
        to->finger = from->tfinger.fingerId;
        return true;
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        to->kind = AGATE_EVENT_KEY;
        to->window = from->key.windowID;
        to->is_down = from->type == SDL_KEYDOWN;
        to->is_repeat = from->key.repeat != 0;
        to->usage = from->key.keysym.scancode;
        to->modifiers = held_keys(from->key.keysym.mod);
        // Keys that write nothing have numbers above.
        if ((from->key.keysym.sym & SDLK_SCANCODE_MASK) == 0) to->character = (uint32_t)from->key.keysym.sym;
        return true;
    case SDL_TEXTINPUT:
        // Keys held for a command type nothing; the right alternate key chooses characters.
        if ((sdl.GetModState() & (KMOD_CTRL | KMOD_GUI | KMOD_LALT)) != 0 && (sdl.GetModState() & (KMOD_RALT | KMOD_MODE)) == 0) return false;
        to->kind = AGATE_EVENT_TEXT;
        to->window = from->text.windowID;
        keep_text(to, from->text.text);
        return true;
    case SDL_TEXTEDITING:
        to->kind = AGATE_EVENT_COMPOSITION;
        to->window = from->edit.windowID;
        to->start = from->edit.start;
        to->length = from->edit.length;
        keep_text(to, from->edit.text);
        return true;
#if SDL_VERSION_ATLEAST(2, 0, 22)
    case SDL_TEXTEDITING_EXT:
        to->kind = AGATE_EVENT_COMPOSITION;
        to->window = from->editExt.windowID;
        to->start = from->editExt.start;
        to->length = from->editExt.length;
        keep_text(to, from->editExt.text);
        sdl.free(from->editExt.text);
        return true;
#endif
    case SDL_CLIPBOARDUPDATE: to->kind = AGATE_EVENT_CLIPBOARD; return true;
    case SDL_DROPFILE:
        to->kind = AGATE_EVENT_DROP;
        to->window = from->drop.windowID;
        keep_text(to, from->drop.file);
        sdl.free(from->drop.file);
        return true;
    default: return false;
    }
}

bool agate_sdl_poll(agate_event *event) {
    if (sdl.PollEvent == NULL || agate_connection_is_lost) return false;
    free(last_text);
    last_text = NULL;
    agate_sdl_lock();
    bool is_found = false;
    SDL_Event next;
    while (!agate_connection_is_lost && sdl.PollEvent(&next)) {
        if (translate(&next, event)) {
            is_found = true;
            break;
        }
        free(last_text);
        last_text = NULL;
    }
    if (!is_found) {
        uint32_t id = 0;
        if (agate_sdl_next_closed(&id)) {
            memset(event, 0, sizeof *event);
            event->kind = AGATE_EVENT_CLOSE;
            event->window = id;
            is_found = true;
        }
    }
    agate_sdl_unlock();
    return is_found;
}

void agate_sdl_push_finger(uint32_t window, int kind, int64_t finger, double x, double y) {
    SDL_Event event;
    memset(&event, 0, sizeof event);
    event.type = kind == AGATE_EVENT_FINGER_DOWN ? SDL_FINGERDOWN : kind == AGATE_EVENT_FINGER_UP ? SDL_FINGERUP : SDL_FINGERMOTION;
    event.tfinger.windowID = window;
    event.tfinger.fingerId = finger;
    event.tfinger.x = (float)x;
    event.tfinger.y = (float)y;
    agate_sdl_lock();
    sdl.PushEvent(&event);
    agate_sdl_unlock();
}

void agate_sdl_push_composition(uint32_t window, const char *text, int start, int length) {
    SDL_Event event;
    memset(&event, 0, sizeof event);
    event.type = SDL_TEXTEDITING;
    event.edit.windowID = window;
    strncpy(event.edit.text, text, sizeof event.edit.text - 1);
    event.edit.start = start;
    event.edit.length = length;
    agate_sdl_lock();
    sdl.PushEvent(&event);
    agate_sdl_unlock();
}

#else

bool agate_sdl_poll(agate_event *event) { (void)event; return false; }
void agate_sdl_push_finger(uint32_t window, int kind, int64_t finger, double x, double y) {
    (void)window; (void)kind; (void)finger; (void)x; (void)y;
}
void agate_sdl_push_composition(uint32_t window, const char *text, int start, int length) {
    (void)window; (void)text; (void)start; (void)length;
}

#endif
