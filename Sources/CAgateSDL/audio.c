#include "sdl.h"

#include <stdio.h>
#include <string.h>

#ifdef AGATE_WINDOW

static SDL_AudioDeviceID device = 0;
static void (*fill_function)(float *pairs, int count) = NULL;

static void fill(void *context, Uint8 *bytes, int length) {
    (void)context;
    fill_function((float *)(void *)bytes, length / (int)(2 * sizeof(float)));
}

bool agate_sdl_sound_start(int rate, int count, void (*function)(float *pairs, int count), char *message) {
    agate_sdl_lock();
    bool is_done = device != 0;
    if (!is_done && agate_sdl_load(message)) {
        if (sdl.InitSubSystem(SDL_INIT_AUDIO) != 0) {
            snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the system has no sound (%s)", sdl.GetError());
        } else {
            SDL_AudioSpec wanted, found;
            memset(&wanted, 0, sizeof wanted);
            wanted.freq = rate;
            wanted.format = AUDIO_F32SYS;
            wanted.channels = 2;
            wanted.samples = (Uint16)count;
            wanted.callback = fill;
            fill_function = function;
            // Whatever the device has, SDL turns the samples into it.
            device = sdl.OpenAudioDevice(NULL, 0, &wanted, &found, 0);
            if (device == 0) {
                snprintf(message, AGATE_SDL_MESSAGE_SIZE, "the device that sounds cannot be opened (%s)", sdl.GetError());
                sdl.QuitSubSystem(SDL_INIT_AUDIO);
            } else {
                sdl.PauseAudioDevice(device, 0);
                is_done = true;
            }
        }
    }
    agate_sdl_unlock();
    return is_done;
}

void agate_sdl_sound_stop(void) {
    agate_sdl_lock();
    SDL_AudioDeviceID open_device = device;
    device = 0;
    agate_sdl_unlock();
    if (open_device == 0) return;
    // Waits for the call that runs, which may want other locks.
    sdl.CloseAudioDevice(open_device);
    sdl.QuitSubSystem(SDL_INIT_AUDIO);
}

#else

bool agate_sdl_sound_start(int rate, int count, void (*function)(float *pairs, int count), char *message) {
    (void)rate; (void)count; (void)function;
    snprintf(message, AGATE_SDL_MESSAGE_SIZE, "this program was built without the trait Window");
    return false;
}
void agate_sdl_sound_stop(void) {}

#endif
