#include "library.h"

#ifdef AGATE_MEDIA

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Containers of one file each. Playlists, protocols and devices are not among them.
static const char containers[] =
    "mov,mp4,m4a,3gp,3g2,mj2,mp3,wav,w64,aiff,caf,aac,flac,ogg,matroska,webm,avi,amr,ac3,eac3,mpegts,mpeg,au,flv";

static int read_bytes(void *opaque, uint8_t *buffer, int count) {
    agate_media *media = opaque;
    if (count <= 0) return AVERROR(EINVAL);
    if (media->budget <= 0) {
        media->is_exhausted = true;
        return AVERROR(EIO);
    }
    int64_t left = media->size - media->position;
    if (left <= 0) return AVERROR_EOF;
    if (count > left) count = (int)left;
    ssize_t found;
    if (media->bytes != NULL) {
        memcpy(buffer, media->bytes + media->position, (size_t)count);
        found = count;
    } else {
        do {
            found = pread(media->descriptor, buffer, (size_t)count, media->position);
        } while (found < 0 && errno == EINTR);
        if (found < 0) return AVERROR(errno);
        if (found == 0) return AVERROR_EOF;
    }
    media->position += found;
    // A read of few bytes costs as well.
    media->budget -= found < 512 ? 512 : found;
    return (int)found;
}

static int64_t seek_bytes(void *opaque, int64_t offset, int whence) {
    agate_media *media = opaque;
    whence &= ~AVSEEK_FORCE;
    if (whence == AVSEEK_SIZE) return media->size;
    if (whence == SEEK_CUR) offset += media->position;
    if (whence == SEEK_END) offset += media->size;
    if (offset < 0) return AVERROR(EINVAL);
    media->position = offset < media->size ? offset : media->size;
    return media->position;
}

static int refuse_open(AVFormatContext *format, AVIOContext **io, const char *url, int flags, AVDictionary **options) {
    (void)format; (void)io; (void)url; (void)flags; (void)options;
    return AVERROR(EPERM);
}

static void say_error(char *message, const char *what, int code) {
    char words[AV_ERROR_MAX_STRING_SIZE] = "";
    av.av_strerror(code, words, sizeof words);
    agate_media_say(message, "%s (%s)", what, words);
}

// What the libraries may read while a file is used, after it was opened: many times its size, and no end of a small one.
static int64_t budget_of_use(const agate_media *media) {
    int64_t size = media->size < (int64_t)1 << 40 ? media->size : (int64_t)1 << 40;
    return size * 64 + ((int64_t)1 << 32);
}

static bool find_streams(agate_media *media, agate_media_info *info, char *message) {
    AVFormatContext *format = av.avformat_alloc_context();
    uint8_t *buffer = av.av_malloc(32768);
    media->io = buffer != NULL ? av.avio_alloc_context(buffer, 32768, 0, media, read_bytes, NULL, seek_bytes) : NULL;
    if (format == NULL || media->io == NULL) {
        av.avformat_free_context(format);
        if (media->io == NULL) av.av_freep(&buffer);
        agate_media_say(message, "there is no memory to open it");
        return false;
    }
    format->pb = media->io;
    format->io_open = refuse_open;
    format->flags |= AVFMT_FLAG_CUSTOM_IO | AVFMT_FLAG_BITEXACT | AVFMT_FLAG_DISCARD_CORRUPT;
    format->format_whitelist = av.av_strdup(containers);
    format->protocol_whitelist = av.av_strdup("none");
    format->max_streams = media->limits.streams;
    format->probesize = 5000000;
    format->max_analyze_duration = 5 * AV_TIME_BASE;
    format->max_index_size = 16 << 20;
    format->max_probe_packets = 2500;
    media->budget = media->limits.opening;
    int code = av.avformat_open_input(&format, NULL, NULL, NULL);
    if (code < 0) {
        // The context is freed already.
        say_error(message, media->is_exhausted ? "its beginning leads in circles" : "it is no sound or film that can be read", code);
        return false;
    }
    media->format = format;
    code = av.avformat_find_stream_info(format, NULL);
    if (media->is_exhausted) {
        agate_media_say(message, "more than %lld bytes would have to be read to open it", (long long)media->limits.opening);
        return false;
    }
    if (code < 0) {
        say_error(message, "its streams cannot be read", code);
        return false;
    }
    if ((int64_t)format->nb_streams > media->limits.streams) {
        agate_media_say(message, "it has %u streams, and %d are the most", format->nb_streams, media->limits.streams);
        return false;
    }
    info->stream_count = (int32_t)format->nb_streams;
    info->sound = av.av_find_best_stream(format, AVMEDIA_TYPE_AUDIO, -1, -1, NULL, 0);
    info->picture = av.av_find_best_stream(format, AVMEDIA_TYPE_VIDEO, -1, -1, NULL, 0);
    if (info->sound < 0) info->sound = -1;
    if (info->picture < 0) info->picture = -1;
    if (info->picture >= 0 && (format->streams[info->picture]->disposition & AV_DISPOSITION_ATTACHED_PIC) != 0) info->picture = -1;
    info->duration = format->duration == AV_NOPTS_VALUE || format->duration < 0 ? -1 : (double)format->duration / AV_TIME_BASE;
    // Measured by the caller, which needs no estimate.
    if (format->duration_estimation_method == AVFMT_DURATION_FROM_BITRATE) info->duration = -1;
    snprintf(info->format, sizeof info->format, "%s", format->iformat != NULL && format->iformat->name != NULL ? format->iformat->name : "");
    if (info->duration > media->limits.duration) {
        agate_media_say(message, "it says that it is %.0f seconds long, and %.0f are the most", info->duration, media->limits.duration);
        return false;
    }
    for (unsigned index = 0; index < format->nb_streams; index++) {
        const AVCodecParameters *parameters = format->streams[index]->codecpar;
        if (parameters->codec_type != AVMEDIA_TYPE_VIDEO) continue;
        if (parameters->width > media->limits.side || parameters->height > media->limits.side
            || (int64_t)parameters->width * parameters->height > media->limits.pixels) {
            agate_media_say(message, "its pictures have %d x %d pixels, which is too large", parameters->width, parameters->height);
            return false;
        }
    }
    media->budget = budget_of_use(media);
    return true;
}

static agate_media *open_media(agate_media *media, const agate_media_limits *limits, agate_media_info *info, char *message) {
    media->limits = *limits;
    media->stream = -1;
    if (!agate_media_load(message) || !find_streams(media, info, message)) {
        agate_media_close(media);
        return NULL;
    }
    return media;
}

agate_media *agate_media_open_file(int descriptor, const agate_media_limits *limits, agate_media_info *info, char *message) {
    memset(info, 0, sizeof *info);
    struct stat status;
    agate_media *media = calloc(1, sizeof *media);
    if (media == NULL || fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        agate_media_say(message, media == NULL ? "there is no memory to open it" : "it is no file");
        close(descriptor);
        free(media);
        return NULL;
    }
    media->descriptor = descriptor;
    media->size = status.st_size;
    return open_media(media, limits, info, message);
}

agate_media *agate_media_open_memory(
    const uint8_t *bytes, size_t count, const agate_media_limits *limits, agate_media_info *info, char *message) {
    memset(info, 0, sizeof *info);
    agate_media *media = calloc(1, sizeof *media);
    if (media == NULL) {
        agate_media_say(message, "there is no memory to open it");
        return NULL;
    }
    media->descriptor = -1;
    media->bytes = bytes;
    media->size = (int64_t)count;
    return open_media(media, limits, info, message);
}

void agate_media_close(agate_media *media) {
    if (media == NULL) return;
    if (media->scaler != NULL) av.sws_freeContext(media->scaler);
    if (media->codec != NULL) av.avcodec_free_context(&media->codec);
    if (media->packet != NULL) av.av_packet_free(&media->packet);
    if (media->frame != NULL) av.av_frame_free(&media->frame);
    if (media->previous != NULL) av.av_frame_free(&media->previous);
    if (media->spare != NULL) av.av_frame_free(&media->spare);
    if (media->format != NULL) av.avformat_close_input(&media->format);
    if (media->io != NULL) {
        av.av_freep(&media->io->buffer);
        av.avio_context_free(&media->io);
    }
    if (media->descriptor >= 0) close(media->descriptor);
    free(media);
}

#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 24, 100)
#define CHANNELS_OF(thing) ((thing)->ch_layout.nb_channels)
#else
#define CHANNELS_OF(thing) ((thing)->channels)
#endif

// The turn that the file says pictures are shown with, in whole quarters to the right.
static int rotation_of(const AVStream *stream) {
    const uint8_t *matrix = NULL;
    size_t size = 0;
#if LIBAVCODEC_VERSION_MAJOR >= 61
    for (int index = 0; index < stream->codecpar->nb_coded_side_data; index++) {
        const AVPacketSideData *data = &stream->codecpar->coded_side_data[index];
        if (data->type == AV_PKT_DATA_DISPLAYMATRIX) {
            matrix = data->data;
            size = data->size;
        }
    }
#else
    for (int index = 0; index < stream->nb_side_data; index++) {
        if (stream->side_data[index].type == AV_PKT_DATA_DISPLAYMATRIX) {
            matrix = stream->side_data[index].data;
            size = (size_t)stream->side_data[index].size;
        }
    }
#endif
    if (matrix == NULL || size < 36) return 0;
    double degrees = -av.av_display_rotation_get((const int32_t *)matrix);
    if (!isfinite(degrees)) return 0;
    long quarters = lround(degrees / 90);
    return (int)(((quarters % 4) + 4) % 4) * 90;
}

bool agate_media_get_stream(agate_media *media, int32_t index, agate_media_stream *stream) {
    memset(stream, 0, sizeof *stream);
    if (index < 0 || (unsigned)index >= media->format->nb_streams) return false;
    const AVStream *from = media->format->streams[index];
    const AVCodecParameters *parameters = from->codecpar;
    stream->kind = parameters->codec_type == AVMEDIA_TYPE_AUDIO ? AGATE_MEDIA_SOUND
        : parameters->codec_type == AVMEDIA_TYPE_VIDEO ? AGATE_MEDIA_PICTURE : AGATE_MEDIA_OTHER;
    stream->time_base_numerator = from->time_base.num > 0 ? from->time_base.num : 1;
    stream->time_base_denominator = from->time_base.den > 0 ? from->time_base.den : 1;
    stream->start = from->start_time == AV_NOPTS_VALUE ? 0 : from->start_time;
    bool is_estimate = media->format->duration_estimation_method == AVFMT_DURATION_FROM_BITRATE;
    stream->duration = from->duration == AV_NOPTS_VALUE || from->duration < 0 || is_estimate ? -1 : from->duration;
    stream->sample_rate = parameters->sample_rate;
    stream->channels = CHANNELS_OF(parameters);
    stream->bits = parameters->bits_per_raw_sample > 0 ? parameters->bits_per_raw_sample : av.av_get_bits_per_sample(parameters->codec_id);
    stream->width = parameters->width;
    stream->height = parameters->height;
    AVRational aspect = from->sample_aspect_ratio.num > 0 ? from->sample_aspect_ratio : parameters->sample_aspect_ratio;
    bool is_square = aspect.num <= 0 || aspect.den <= 0;
    stream->aspect_numerator = is_square ? 1 : aspect.num;
    stream->aspect_denominator = is_square ? 1 : aspect.den;
    stream->rotation = rotation_of(from);
    AVRational rate = from->avg_frame_rate.num > 0 && from->avg_frame_rate.den > 0 ? from->avg_frame_rate : from->r_frame_rate;
    stream->frame_rate = rate.num > 0 && rate.den > 0 ? (double)rate.num / rate.den : 0;
    stream->bit_rate = parameters->bit_rate > 0 ? parameters->bit_rate : 0;
    stream->is_cover = (from->disposition & AV_DISPOSITION_ATTACHED_PIC) != 0;
    snprintf(stream->codec, sizeof stream->codec, "%s", av.avcodec_get_name(parameters->codec_id));
    const AVDictionaryEntry *language = av.av_dict_get(from->metadata, "language", NULL, 0);
    if (language != NULL) snprintf(stream->language, sizeof stream->language, "%.3s", language->value);
    return true;
}

const char *agate_media_tag(agate_media *media, const char *name) {
    const AVDictionaryEntry *entry = av.av_dict_get(media->format->metadata, name, NULL, 0);
    for (unsigned index = 0; entry == NULL && index < media->format->nb_streams; index++) {
        entry = av.av_dict_get(media->format->streams[index]->metadata, name, NULL, 0);
    }
    return entry != NULL ? entry->value : NULL;
}

#endif
