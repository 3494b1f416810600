#include "library.h"

#include <stdio.h>

#ifdef AGATE_MEDIA

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>

agate_media_library av;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_loaded = false;

void agate_media_say(char *message, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, AGATE_MEDIA_MESSAGE_SIZE, format, arguments);
    va_end(arguments);
}

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

// The version that the headers are of: structures are laid out differently in others.
static void *open_library(const char *name, char *message) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) agate_media_say(message, "the library %s is not installed (%s)", name, dlerror());
    return library;
}

static bool load(char *message) {
    void *utility = open_library("libavutil.so." TEXT(LIBAVUTIL_VERSION_MAJOR), message);
    void *codec = utility != NULL ? open_library("libavcodec.so." TEXT(LIBAVCODEC_VERSION_MAJOR), message) : NULL;
    void *format = codec != NULL ? open_library("libavformat.so." TEXT(LIBAVFORMAT_VERSION_MAJOR), message) : NULL;
    void *scale = format != NULL ? open_library("libswscale.so." TEXT(LIBSWSCALE_VERSION_MAJOR), message) : NULL;
    if (scale == NULL) return false;
    void *library;
#define LOOK_UP(name)                                                                 \
    av.name = (__typeof__(av.name))dlsym(library, #name);                             \
    if (av.name == NULL) {                                                            \
        agate_media_say(message, "the libraries of FFmpeg that are installed have no " #name); \
        return false;                                                                 \
    }
    library = format;
    AGATE_MEDIA_FORMAT(LOOK_UP)
    library = codec;
    AGATE_MEDIA_CODEC(LOOK_UP)
    library = utility;
    AGATE_MEDIA_UTILITY(LOOK_UP)
    library = scale;
    AGATE_MEDIA_SCALE(LOOK_UP)
    // What is wrong with a file is an error of the function that reads it, and no line on standard error.
    av.av_log_set_level(AV_LOG_QUIET);
    return true;
}

bool agate_media_load(char *message) {
    pthread_mutex_lock(&lock);
    if (!is_loaded) is_loaded = load(message);
    bool result = is_loaded;
    pthread_mutex_unlock(&lock);
    return result;
}

const char *agate_media_versions(void) {
    static char text[96];
    char message[AGATE_MEDIA_MESSAGE_SIZE];
    if (!agate_media_load(message)) return "";
    pthread_mutex_lock(&lock);
    unsigned format = av.avformat_version(), codec = av.avcodec_version();
    snprintf(text, sizeof text, "libavformat %u.%u.%u, libavcodec %u.%u.%u", AV_VERSION_MAJOR(format), AV_VERSION_MINOR(format),
             AV_VERSION_MICRO(format), AV_VERSION_MAJOR(codec), AV_VERSION_MINOR(codec), AV_VERSION_MICRO(codec));
    pthread_mutex_unlock(&lock);
    return text;
}

#else

// Built without the trait: the functions are there and fail.

static const char *const absence = "this program was built without the trait Media, which reads sound and film";

agate_media *agate_media_open_file(int descriptor, const agate_media_limits *limits, agate_media_info *info, char *message) {
    (void)limits; (void)info;
    extern int close(int);
    close(descriptor);
    snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "%s", absence);
    return NULL;
}
agate_media *agate_media_open_memory(
    const uint8_t *bytes, size_t count, const agate_media_limits *limits, agate_media_info *info, char *message) {
    (void)bytes; (void)count; (void)limits; (void)info;
    snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "%s", absence);
    return NULL;
}
void agate_media_close(agate_media *media) { (void)media; }
bool agate_media_get_stream(agate_media *media, int32_t index, agate_media_stream *stream) {
    (void)media; (void)index; (void)stream;
    return false;
}
const char *agate_media_tag(agate_media *media, const char *name) { (void)media; (void)name; return NULL; }
bool agate_media_select(agate_media *media, int32_t index, char *message) {
    (void)media; (void)index;
    snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "%s", absence);
    return false;
}
bool agate_media_seek(agate_media *media, int64_t time) { (void)media; (void)time; return false; }
int64_t agate_media_measure(agate_media *media) { (void)media; return -1; }
int agate_media_next(agate_media *media, agate_media_frame *frame, char *message) {
    (void)media; (void)frame;
    snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "%s", absence);
    return -1;
}
void agate_media_get_samples(agate_media *media, float *pairs) { (void)media; (void)pairs; }
bool agate_media_get_pixels(agate_media *media, bool is_previous, int32_t width, int32_t height, uint32_t *pixels, char *message) {
    (void)media; (void)is_previous; (void)width; (void)height; (void)pixels;
    snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "%s", absence);
    return false;
}
const char *agate_media_versions(void) { return ""; }

#endif
