#include "library.h"

#ifdef AGATE_MEDIA

#include <errno.h>
#include <math.h>
#include <string.h>

// Packets without a frame that end the decoding of a damaged file.
enum { MAX_REFUSED = 1000 };

bool agate_media_select(agate_media *media, int32_t index, char *message) {
    if (index < 0 || (unsigned)index >= media->format->nb_streams || media->codec != NULL) {
        agate_media_say(message, "it has no such stream");
        return false;
    }
    AVStream *stream = media->format->streams[index];
    const AVCodec *decoder = av.avcodec_find_decoder(stream->codecpar->codec_id);
    if (decoder == NULL) {
        agate_media_say(message, "there is no decoder for %s", av.avcodec_get_name(stream->codecpar->codec_id));
        return false;
    }
    media->codec = av.avcodec_alloc_context3(decoder);
    media->packet = av.av_packet_alloc();
    media->frame = av.av_frame_alloc();
    media->previous = av.av_frame_alloc();
    media->spare = av.av_frame_alloc();
    if (media->codec == NULL || media->previous == NULL || media->spare == NULL || media->packet == NULL || media->frame == NULL
        || av.avcodec_parameters_to_context(media->codec, stream->codecpar) < 0) {
        agate_media_say(message, "there is no memory to decode it");
        return false;
    }
    media->codec->pkt_timebase = stream->time_base;
    // One thread: what is decoded, and when, depends on nothing but the file.
    media->codec->thread_count = 1;
    media->codec->flags |= AV_CODEC_FLAG_BITEXACT;
    media->codec->max_pixels = media->limits.pixels;
    media->codec->max_samples = 1 << 22;
    if (av.avcodec_open2(media->codec, decoder, NULL) < 0) {
        agate_media_say(message, "the decoder for %s does not take it", av.avcodec_get_name(stream->codecpar->codec_id));
        return false;
    }
    for (unsigned other = 0; other < media->format->nb_streams; other++) {
        if (other != (unsigned)index) media->format->streams[other]->discard = AVDISCARD_ALL;
    }
    media->stream = index;
    return true;
}

bool agate_media_seek(agate_media *media, int64_t time) {
    if (media->codec == NULL) return false;
    AVStream *stream = media->format->streams[media->stream];
    int64_t start = stream->start_time == AV_NOPTS_VALUE ? 0 : stream->start_time;
    // Files do not always have a place at their very beginning, and some name one behind it.
    int64_t latest = time > start ? time : start;
    int code = av.avformat_seek_file(media->format, media->stream, INT64_MIN, latest, latest, 0);
    if (code < 0) code = av.avformat_seek_file(media->format, media->stream, INT64_MIN, start, INT64_MAX, 0);
    av.avcodec_flush_buffers(media->codec);
    av.av_frame_unref(media->frame);
    av.av_frame_unref(media->previous);
    media->is_draining = false;
    media->refused = 0;
    return code >= 0;
}

int64_t agate_media_measure(agate_media *media) {
    if (media->codec == NULL) return -1;
    int64_t end = -1, next = 0;
    while (av.av_read_frame(media->format, media->packet) >= 0) {
        if (media->packet->stream_index == media->stream) {
            int64_t time = media->packet->pts != AV_NOPTS_VALUE ? media->packet->pts : next;
            int64_t length = media->packet->duration > 0 ? media->packet->duration : 0;
            if (time < (int64_t)1 << 60 && length < (int64_t)1 << 60) {
                next = time + length;
                if (next > end) end = next;
            }
        }
        av.av_packet_unref(media->packet);
    }
    return end;
}

// Hands the decoder the next packet of the stream; false at the end of the file.
static bool feed(agate_media *media) {
    for (;;) {
        int code = av.av_read_frame(media->format, media->packet);
        if (code < 0) {
            media->is_draining = true;
            av.avcodec_send_packet(media->codec, NULL);
            return false;
        }
        bool is_wanted = media->packet->stream_index == media->stream;
        code = is_wanted ? av.avcodec_send_packet(media->codec, media->packet) : 0;
        av.av_packet_unref(media->packet);
        if (!is_wanted) continue;
        if (code < 0 && code != AVERROR(EAGAIN)) {
            media->refused++;
            if (media->refused > MAX_REFUSED) return false;
        }
        return true;
    }
}

int agate_media_next(agate_media *media, agate_media_frame *result, char *message) {
    memset(result, 0, sizeof *result);
    if (media->codec == NULL) {
        agate_media_say(message, "no stream was chosen");
        return -1;
    }
    for (;;) {
        // The frame before stays good where there is no further one.
        int code = av.avcodec_receive_frame(media->codec, media->spare);
        if (code == 0) break;
        if (code == AVERROR_EOF || (code == AVERROR(EAGAIN) && media->is_draining)) {
            if (media->has_decoded) return 0;
            agate_media_say(message, "nothing in it can be decoded");
            return -1;
        }
        if (code != AVERROR(EAGAIN)) media->refused++;
        if (media->refused > MAX_REFUSED) {
            agate_media_say(message, "it is damaged beyond going on");
            return -1;
        }
        if (!media->is_draining) feed(media);
    }
    AVFrame *oldest = media->previous;
    media->previous = media->frame;
    media->frame = media->spare;
    media->spare = oldest;
    av.av_frame_unref(oldest);
    const AVFrame *frame = media->frame;
    media->refused = 0;
    media->has_decoded = true;
    int64_t time = frame->best_effort_timestamp;
    result->time = time == AV_NOPTS_VALUE ? INT64_MIN : time;
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 30, 100)
    result->duration = frame->duration > 0 ? frame->duration : 0;
#else
    result->duration = frame->pkt_duration > 0 ? frame->pkt_duration : 0;
#endif
    if (media->codec->codec_type == AVMEDIA_TYPE_AUDIO) {
        result->sample_count = frame->nb_samples > 0 ? frame->nb_samples : 0;
        result->sample_rate = frame->sample_rate > 0 ? frame->sample_rate : media->codec->sample_rate;
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 24, 100)
        result->channels = frame->ch_layout.nb_channels;
#else
        result->channels = frame->channels;
#endif
        if (result->channels <= 0) result->sample_count = 0;
    } else {
        result->width = frame->width;
        result->height = frame->height;
    }
#if LIBAVUTIL_VERSION_MAJOR >= 59
    result->is_key = (frame->flags & AV_FRAME_FLAG_KEY) != 0;
#else
    result->is_key = frame->key_frame != 0;
#endif
    return 1;
}

static float sample_at(const AVFrame *frame, int channels, int channel, int index) {
    int format = frame->format;
    bool is_planar = format >= AV_SAMPLE_FMT_U8P && format != AV_SAMPLE_FMT_S64;
    const uint8_t *plane = is_planar ? frame->extended_data[channel] : frame->extended_data[0];
    size_t place = is_planar ? (size_t)index : (size_t)index * (size_t)channels + (size_t)channel;
    switch (format) {
    case AV_SAMPLE_FMT_U8: case AV_SAMPLE_FMT_U8P: return ((float)plane[place] - 128) / 128;
    case AV_SAMPLE_FMT_S16: case AV_SAMPLE_FMT_S16P: return (float)((const int16_t *)plane)[place] / 32768;
    case AV_SAMPLE_FMT_S32: case AV_SAMPLE_FMT_S32P: return (float)((double)((const int32_t *)plane)[place] / 2147483648.0);
    case AV_SAMPLE_FMT_S64: case AV_SAMPLE_FMT_S64P: return (float)((double)((const int64_t *)plane)[place] / 9223372036854775808.0);
    case AV_SAMPLE_FMT_FLT: case AV_SAMPLE_FMT_FLTP: return ((const float *)plane)[place];
    case AV_SAMPLE_FMT_DBL: case AV_SAMPLE_FMT_DBLP: return (float)((const double *)plane)[place];
    default: return 0;
    }
}

// A number from a file may be none.
static float usable(float sample) {
    if (!(sample > -8)) return sample <= -8 ? -8 : 0;
    return sample < 8 ? sample : 8;
}

void agate_media_get_samples(agate_media *media, float *pairs) {
    const AVFrame *frame = media->frame;
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 24, 100)
    int channels = frame->ch_layout.nb_channels;
#else
    int channels = frame->channels;
#endif
    if (channels <= 0) return;
    const float half = 0.70710678f;
    for (int index = 0; index < frame->nb_samples; index++) {
        float left = usable(sample_at(frame, channels, 0, index));
        float right = channels > 1 ? usable(sample_at(frame, channels, 1, index)) : left;
        if (channels == 3) {
            // The third one is in the middle.
            float centre = usable(sample_at(frame, channels, 2, index)) * half;
            left += centre;
            right += centre;
        } else if (channels == 4) {
            left += half * usable(sample_at(frame, channels, 2, index));
            right += half * usable(sample_at(frame, channels, 3, index));
        } else if (channels >= 5) {
            // Centre, then with six the low one, which is left out, then the surrounding pair: ITU-R BS.775.
            float centre = usable(sample_at(frame, channels, 2, index)) * half;
            int side = channels >= 6 ? 4 : 3;
            left += centre + half * usable(sample_at(frame, channels, side, index));
            right += centre + half * usable(sample_at(frame, channels, side + 1, index));
        }
        pairs[2 * index] = left;
        pairs[2 * index + 1] = right;
    }
}

bool agate_media_get_pixels(agate_media *media, bool is_previous, int32_t width, int32_t height, uint32_t *pixels, char *message) {
    const AVFrame *frame = is_previous ? media->previous : media->frame;
    if (frame == NULL || frame->data[0] == NULL || frame->width <= 0 || frame->height <= 0) {
        agate_media_say(message, "the picture is empty");
        return false;
    }
    int key[6] = {frame->width, frame->height, frame->format, width, height, frame->colorspace * 4 + frame->color_range};
    if (media->scaler == NULL || memcmp(key, media->scaler_key, sizeof key) != 0) {
        if (media->scaler != NULL) av.sws_freeContext(media->scaler);
        bool is_same = frame->width == width && frame->height == height;
        media->scaler = av.sws_getContext(
            frame->width, frame->height, (enum AVPixelFormat)frame->format, width, height, AV_PIX_FMT_RGBA,
            (is_same ? SWS_BILINEAR : SWS_BICUBIC) | SWS_ACCURATE_RND | SWS_BITEXACT | SWS_FULL_CHR_H_INT, NULL, NULL, NULL);
        memcpy(media->scaler_key, key, sizeof key);
        if (media->scaler == NULL) {
            agate_media_say(message, "there is no way from the picture's format to pixels");
            return false;
        }
        // Files that do not say are of their size's standard: BT.601 up to 576 rows, BT.709 above.
        int space = frame->colorspace;
        if (space == AVCOL_SPC_UNSPECIFIED || space == AVCOL_SPC_RGB) {
            space = frame->height > 576 || frame->width > 1024 ? SWS_CS_ITU709 : SWS_CS_ITU601;
        }
        const int *coefficients = av.sws_getCoefficients(space);
        av.sws_setColorspaceDetails(
            media->scaler, coefficients, frame->color_range == AVCOL_RANGE_JPEG, av.sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16);
    }
    uint8_t *planes[4] = {(uint8_t *)pixels, NULL, NULL, NULL};
    int strides[4] = {width * 4, 0, 0, 0};
    if (av.sws_scale(media->scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, planes, strides) != height) {
        agate_media_say(message, "the picture cannot be turned into pixels");
        return false;
    }
    return true;
}

#endif
