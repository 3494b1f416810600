#ifndef CAGATE_PNG_H
#define CAGATE_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which must not cross Swift frames. These functions keep every jump inside
// C: they return false or NULL and write what is wrong into `message`.

#define AGATE_PNG_MESSAGE_SIZE 160

// A PNG file in memory, opened for reading.
typedef struct AgatePNG AgatePNG;

// The values in the chunks before the pixels.
typedef struct {
    uint32_t width;
    uint32_t height;
    // 8 or 16; smaller depths and palettes are read as 8.
    int depth;
    // Whether the file holds grey pixels, with alpha or without.
    bool is_gray;
    // Whether the file says that its colours are sRGB.
    bool is_srgb;
    // The exponent from light to file values, or 0 where the file does not say.
    double gamma;
    // Whether `chromaticities` are there: x and y of white, red, green and blue.
    bool has_chromaticities;
    double chromaticities[8];
    // The ICC profile and the EXIF block; they live as long as the file is open.
    const uint8_t *_Nullable profile;
    size_t profile_size;
    const uint8_t *_Nullable exif;
    size_t exif_size;
} AgatePNGInfo;

// Opens a file and reads up to its first pixels. `bytes` must outlive the file. Chunks that need more than
// `chunk_limit` bytes of memory are refused or left out.
AgatePNG *_Nullable agate_png_open(
    const uint8_t *_Nonnull bytes, size_t count, uint32_t maximum_side, size_t chunk_limit,
    AgatePNGInfo *_Nonnull info, char *_Nonnull message);

// Reads the pixels as RGBA, or as grey and alpha with `keeps_gray`, never premultiplied; 16 bits a component in
// the machine's byte order if the depth is 16, else 8.
bool agate_png_read(
    AgatePNG *_Nonnull png, void *_Nonnull pixels, size_t bytes_per_row, bool keeps_gray, char *_Nonnull message);

// Closes the file and gives back its memory.
void agate_png_close(AgatePNG *_Nonnull png);

#endif
