#include "CAgatePNG.h"

#ifdef AGATE_PNG

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct AgatePNG {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t count;
    size_t place;
    char *message;
    // Set before the row that holds the last pixels is read, and by the transformation of that row.
    bool is_last_row;
    bool has_all_rows;
    // Bytes that libpng may still read behind the last row, to compare the checksum of the chunk that it lies in.
    size_t rest;
};

// More compressed bytes than a writer leaves behind the last row; they unpack in some ten milliseconds at most.
enum { REST_AFTER_ROWS = 1 << 14 };

// The value of a jump out of libpng; errors have 1.
enum { JUMP_WITH_ALL_ROWS = 2 };

static void note_error(png_structp png, png_const_charp text) {
    AgatePNG *file = png_get_error_ptr(png);
    if (file != NULL && file->message != NULL) {
        strncpy(file->message, text, AGATE_PNG_MESSAGE_SIZE - 1);
        file->message[AGATE_PNG_MESSAGE_SIZE - 1] = 0;
    }
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static void copy_bytes(png_structp png, png_bytep target, size_t count) {
    AgatePNG *file = png_get_io_ptr(png);
    const bool is_short = count > file->count - file->place;
    if (file->has_all_rows) {
        // Missing or superfluous bytes behind the pixels are no error.
        if (is_short || count > file->rest) { png_longjmp(png, JUMP_WITH_ALL_ROWS); }
        file->rest -= count;
    }
    if (is_short) { png_error(png, "the file ends early"); }
    memcpy(target, file->bytes + file->place, count);
    file->place += count;
}

static void note_row(png_structp png, png_row_infop row, png_bytep bytes) {
    (void)row;
    (void)bytes;
    AgatePNG *file = png_get_user_transform_ptr(png);
    if (file->is_last_row) { file->has_all_rows = true; }
}

/// The pass of the seven that an interlaced picture's last pixels lie in, and their row.
static void find_last_row(png_uint_32 width, png_uint_32 height, int *pass, png_uint_32 *row) {
    for (int p = PNG_INTERLACE_ADAM7_PASSES - 1; p >= 0; p--) {
        const png_uint_32 rows = PNG_PASS_ROWS(height, p);
        if (rows == 0 || PNG_PASS_COLS(width, p) == 0) { continue; }
        *pass = p;
        *row = PNG_ROW_FROM_PASS_ROW(rows - 1, p);
        return;
    }
}

static void describe(AgatePNG *file, AgatePNGInfo *info) {
    png_structp png = file->png;
    memset(info, 0, sizeof *info);
    info->width = png_get_image_width(png, file->info);
    info->height = png_get_image_height(png, file->info);
    info->depth = png_get_bit_depth(png, file->info) == 16 ? 16 : 8;
    info->is_gray = (png_get_color_type(png, file->info) & PNG_COLOR_MASK_COLOR) == 0;
    int intent = 0;
    info->is_srgb = png_get_sRGB(png, file->info, &intent) != 0;
    double gamma = 0;
    if (png_get_gAMA(png, file->info, &gamma) != 0) { info->gamma = gamma; }
    double *c = info->chromaticities;
    info->has_chromaticities =
        png_get_cHRM(png, file->info, &c[0], &c[1], &c[2], &c[3], &c[4], &c[5], &c[6], &c[7]) != 0;
    png_charp name = NULL;
    png_bytep profile = NULL;
    png_uint_32 size = 0;
    int compression = 0;
    if (png_get_iCCP(png, file->info, &name, &compression, &profile, &size) != 0) {
        info->profile = profile;
        info->profile_size = size;
    }
    png_bytep exif = NULL;
    if (png_get_eXIf_1(png, file->info, &size, &exif) != 0) {
        info->exif = exif;
        info->exif_size = size;
    }
}

AgatePNG *agate_png_open(
    const uint8_t *bytes, size_t count, uint32_t maximum_side, size_t chunk_limit, AgatePNGInfo *info,
    char *message) {
    // Chunks that have nothing to do with pixels; some of them unpack to a multiple of their size.
    static const png_byte skipped[] = "tEXt\0zTXt\0iTXt\0sPLT\0hIST\0tIME\0pCAL\0sCAL\0oFFs";
    message[0] = 0;
    AgatePNG *file = calloc(1, sizeof *file);
    if (file == NULL) { return NULL; }
    file->bytes = bytes;
    file->count = count;
    file->message = message;
    file->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, file, note_error, ignore_warning);
    if (file->png == NULL) {
        free(file);
        return NULL;
    }
    if (setjmp(png_jmpbuf(file->png))) {
        agate_png_close(file);
        return NULL;
    }
    file->info = png_create_info_struct(file->png);
    if (file->info == NULL) { png_error(file->png, "no memory for the header"); }
    png_set_read_fn(file->png, file, copy_bytes);
    png_set_user_limits(file->png, maximum_side, maximum_side);
    png_set_chunk_malloc_max(file->png, chunk_limit);
    png_set_chunk_cache_max(file->png, 64);
    png_set_keep_unknown_chunks(file->png, PNG_HANDLE_CHUNK_NEVER, skipped, (int)(sizeof skipped / 5));
    png_read_info(file->png, file->info);
    describe(file, info);
    file->message = NULL;
    return file;
}

bool agate_png_read(AgatePNG *file, void *pixels, size_t bytes_per_row, bool keeps_gray, char *message) {
    message[0] = 0;
    file->message = message;
    switch (setjmp(png_jmpbuf(file->png))) {
    case 0: break;
    case JUMP_WITH_ALL_ROWS:
        file->message = NULL;
        return true;
    default:
        file->message = NULL;
        return false;
    }
    png_structp png = file->png;
    const png_uint_32 height = png_get_image_height(png, file->info);
    png_set_expand(png);
    if (png_get_bit_depth(png, file->info) == 16) {
        const uint16_t one = 1;
        uint8_t low;
        memcpy(&low, &one, 1);
        if (low == 1) { png_set_swap(png); }
    }
    if (!keeps_gray) { png_set_gray_to_rgb(png); }
    png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
    png_set_read_user_transform_fn(png, note_row);
    png_set_user_transform_info(png, file, 0, 0);
    const int passes = png_set_interlace_handling(png);
    png_read_update_info(png, file->info);
    if (png_get_rowbytes(png, file->info) > bytes_per_row) { png_error(png, "rows are longer than the header says"); }
    int last_pass = 0;
    png_uint_32 last_row = height - 1;
    if (passes > 1) { find_last_row(png_get_image_width(png, file->info), height, &last_pass, &last_row); }
    file->rest = REST_AFTER_ROWS;
    for (int pass = 0; pass < passes; pass++) {
        for (png_uint_32 y = 0; y < height; y++) {
            file->is_last_row = pass == last_pass && y == last_row;
            png_read_row(png, (png_bytep)pixels + (size_t)y * bytes_per_row, NULL);
        }
    }
    // Chunks after the pixels do not change them: they are not read.
    file->message = NULL;
    return true;
}

void agate_png_close(AgatePNG *file) {
    png_destroy_read_struct(&file->png, file->info != NULL ? &file->info : NULL, NULL);
    free(file);
}

#else

AgatePNG *agate_png_open(
    const uint8_t *bytes, size_t count, uint32_t maximum_side, size_t chunk_limit, AgatePNGInfo *info,
    char *message) {
    (void)bytes; (void)count; (void)maximum_side; (void)chunk_limit; (void)info;
    message[0] = 0;
    return NULL;
}

bool agate_png_read(AgatePNG *png, void *pixels, size_t bytes_per_row, bool keeps_gray, char *message) {
    (void)png; (void)pixels; (void)bytes_per_row; (void)keeps_gray;
    message[0] = 0;
    return false;
}

void agate_png_close(AgatePNG *png) { (void)png; }

#endif
