// Shared declarations of the files of this target: the libraries' functions.

#ifndef AGATE_MEDIA_LIBRARY_H
#define AGATE_MEDIA_LIBRARY_H

#include "CAgateMedia.h"

#ifdef AGATE_MEDIA

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

// The functions that are looked up, with their names.
#define AGATE_MEDIA_FORMAT(F)                                                                                 \
    F(avformat_alloc_context) F(avformat_open_input) F(avformat_close_input) F(avformat_find_stream_info)    \
    F(avformat_free_context) F(avformat_seek_file) F(av_read_frame) F(av_find_best_stream) F(avio_alloc_context) F(avio_context_free) \
    F(avformat_version)
#define AGATE_MEDIA_CODEC(F)                                                                                   \
    F(avcodec_find_decoder) F(avcodec_alloc_context3) F(avcodec_free_context) F(avcodec_parameters_to_context) \
    F(avcodec_open2) F(avcodec_send_packet) F(avcodec_receive_frame) F(avcodec_flush_buffers)                  \
    F(av_packet_alloc) F(av_packet_free) F(av_packet_unref) F(avcodec_get_name) F(avcodec_version) F(av_get_bits_per_sample)
#define AGATE_MEDIA_UTILITY(F)                                                                         \
    F(av_malloc) F(av_freep) F(av_frame_alloc) F(av_frame_free) F(av_frame_unref) F(av_dict_get) F(av_log_set_level) F(av_strerror) \
    F(av_strdup) F(av_display_rotation_get) F(av_get_bytes_per_sample) F(avutil_version)
#define AGATE_MEDIA_SCALE(F) \
    F(sws_getContext) F(sws_freeContext) F(sws_scale) F(sws_setColorspaceDetails) F(sws_getCoefficients) F(swscale_version)

#define AGATE_MEDIA_DECLARE(name) __typeof__(&name) name;

typedef struct {
    AGATE_MEDIA_FORMAT(AGATE_MEDIA_DECLARE)
    AGATE_MEDIA_CODEC(AGATE_MEDIA_DECLARE)
    AGATE_MEDIA_UTILITY(AGATE_MEDIA_DECLARE)
    AGATE_MEDIA_SCALE(AGATE_MEDIA_DECLARE)
} agate_media_library;

extern agate_media_library av;

/// Loads the libraries once; false with a message where they are not installed.
bool agate_media_load(char *message);

struct agate_media {
    // What is read: a descriptor, or bytes.
    int descriptor;
    const uint8_t *bytes;
    int64_t size, position;
    // Bytes that may still be read, so that a file that leads in circles comes to an end.
    int64_t budget;
    bool is_exhausted;

    agate_media_limits limits;
    AVFormatContext *format;
    AVIOContext *io;
    AVCodecContext *codec;
    AVPacket *packet;
    // The last decoded frame, the one before it, and room for the next.
    AVFrame *frame, *previous, *spare;
    int stream;
    bool is_draining, has_decoded;
    // Packets that the decoder refused since the last frame.
    int refused;
    struct SwsContext *scaler;
    int scaler_key[6];
};

void agate_media_say(char *message, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
#endif
