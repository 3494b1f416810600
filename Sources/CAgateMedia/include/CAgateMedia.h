#ifndef CAGATE_MEDIA_H
#define CAGATE_MEDIA_H

// Files of sound and film by libavformat and libavcodec, without their types.
//
// The libraries are loaded when the first file is opened, so that programs that open none start as fast as before and run where they are not
// installed. Built without the trait `Media`, opening fails and says so.
//
// A medium may be used by one thread at a time; different ones know nothing of each other. No function reads another file than the one that it
// was given: playlists and references to other files are refused.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Room for what a function says of its failure.
enum { AGATE_MEDIA_MESSAGE_SIZE = 256 };

/// A file that is open, of which one stream may be decoded.
typedef struct agate_media agate_media;

enum { AGATE_MEDIA_SOUND = 1, AGATE_MEDIA_PICTURE = 2, AGATE_MEDIA_OTHER = 3 };

/// What is known of a stream before it is decoded.
typedef struct {
    int kind;
    /// Seconds per unit of time, as a fraction.
    int32_t time_base_numerator, time_base_denominator;
    /// In units of time; -1 where the file does not say how long it is.
    int64_t start, duration;
    /// Of sound.
    int32_t sample_rate, channels, bits;
    /// Of pictures: pixels as they are stored, and the width of one divided by its height.
    int32_t width, height;
    int32_t aspect_numerator, aspect_denominator;
    /// A turn to the right of 0, 90, 180 or 270 degrees with which pictures are shown.
    int32_t rotation;
    /// Pictures per second; 0 where the file does not say.
    double frame_rate;
    /// Bits per second; 0 where the file does not say.
    int64_t bit_rate;
    /// A cover of an album, and no film.
    bool is_cover;
    /// The name of the encoding, and the language as three letters or nothing.
    char codec[24];
    char language[8];
} agate_media_stream;

/// What is known of a file.
typedef struct {
    int32_t stream_count;
    /// The streams that a player chooses, -1 for none.
    int32_t sound, picture;
    /// Seconds; below 0 where the file does not say.
    double duration;
    /// The name of the container.
    char format[48];
} agate_media_info;

/// What files may have at most.
typedef struct {
    /// Pixels of a side of a picture.
    int32_t side;
    /// Pixels of a picture.
    int64_t pixels;
    /// Seconds.
    double duration;
    /// Streams of a file.
    int32_t streams;
    /// Bytes that are read before the streams are known.
    int64_t opening;
} agate_media_limits;

/// Opens a file by a descriptor, which is closed with it, and also where opening fails; null with a message where the file is none that is understood.
agate_media *agate_media_open_file(int descriptor, const agate_media_limits *limits, agate_media_info *info, char *message);

/// Opens a file in memory, which must outlive it.
agate_media *agate_media_open_memory(
    const uint8_t *bytes, size_t count, const agate_media_limits *limits, agate_media_info *info, char *message);

void agate_media_close(agate_media *media);

/// Tells of a stream, by its number from 0 on; false for a number that there is none of.
bool agate_media_get_stream(agate_media *media, int32_t index, agate_media_stream *stream);

/// An entry of the file's tags, such as "title"; null where there is none. It is good until the file is closed.
const char *agate_media_tag(agate_media *media, const char *name);

/// Chooses the stream that is decoded, once; false with a message where there is no decoder.
bool agate_media_select(agate_media *media, int32_t index, char *message);

/// Goes to the last place at or before a time of the stream at which decoding can begin; false where there is none.
bool agate_media_seek(agate_media *media, int64_t time);

/// Goes on until the end of the chosen stream without decoding, and gives the end of its last packet in units of time; -1 for an empty one.
int64_t agate_media_measure(agate_media *media);

/// What was decoded: samples or a picture.
typedef struct {
    /// In units of time of the stream; INT64_MIN where the file does not say.
    int64_t time;
    /// For how long, in units of time; 0 where the file does not say.
    int64_t duration;
    int32_t sample_count, sample_rate, channels;
    int32_t width, height;
    bool is_key;
} agate_media_frame;

/// Decodes on: 1 for a frame, 0 at the end, -1 with a message where the file is damaged beyond going on.
///
/// Damaged packets are passed over; a file with nothing else gives -1.
int agate_media_next(agate_media *media, agate_media_frame *frame, char *message);

/// The samples of the last frame as pairs of left and right, mixed down or doubled; room for two numbers a sample.
void agate_media_get_samples(agate_media *media, float *pairs);

/// The pixels of the last frame, or of the one before it, scaled to a size: red, green, blue and an alpha of 255 in bytes, in rows from the top.
///
/// The same frame gives the same bytes on all processors.
bool agate_media_get_pixels(agate_media *media, bool is_previous, int32_t width, int32_t height, uint32_t *pixels, char *message);

/// The versions of the libraries that are loaded, as text; empty where there are none.
const char *agate_media_versions(void);

// MARK: Cameras, by V4L2 of the kernel, with the trait or without

/// A camera that is open.
typedef struct agate_camera agate_camera;

/// Whether a device gives pictures, and its name.
bool agate_camera_probe(const char *path, char *name, int size);

/// Opens a device with pictures of about a size; null with a message where it gives none that are understood.
agate_camera *agate_camera_open(const char *path, int width, int height, char *message);
int agate_camera_width(const agate_camera *camera);
int agate_camera_height(const agate_camera *camera);

/// Waits for the next picture, five seconds at most: red, green, blue and an alpha of 255 in bytes; false where none comes any more.
bool agate_camera_read(agate_camera *camera, uint32_t *pixels);
void agate_camera_close(agate_camera *camera);

#ifdef __cplusplus
}
#endif

#endif
