// HarfBuzz alone: words shaped one after the other, and the text in one go.
#include "text.h"
#include <hb.h>

static hb_font_t *open_font(void) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(font_file);
    if (!blob) exit(1);
    hb_face_t *face = hb_face_create(blob, 0);
    hb_face_make_immutable(face);
    hb_font_t *font = hb_font_create(face);
    int scale = (int)hb_face_get_upem(face);
    hb_font_set_scale(font, scale, scale);
    hb_font_make_immutable(font);
    return font;
}

static unsigned shape(hb_font_t *font, hb_buffer_t *buffer, const uint16_t *units, int count, hb_language_t language) {
    unsigned glyphs = 0;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf16(buffer, units, count, 0, count);
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN);
    hb_buffer_set_language(buffer, language);
    hb_shape(font, buffer, NULL, 0);
    hb_buffer_get_glyph_infos(buffer, &glyphs);
    return glyphs;
}

/// Seconds for all words; each with the spaces after it.
static double words_one_by_one(hb_font_t *font, hb_buffer_t *buffer, const uint16_t *units, int count) {
    hb_language_t language = hb_language_from_string("en", -1);
    unsigned glyphs = 0;
    double start = seconds_now();
    for (int first = 0; first < count;) {
        int end = first;
        while (end < count && units[end] != ' ') end++;
        while (end < count && units[end] == ' ') end++;
        glyphs += shape(font, buffer, units + first, end - first, language);
        first = end;
    }
    double seconds = seconds_now() - start;
    if (!glyphs) exit(1);
    return seconds;
}

static double in_one_go(hb_font_t *font, hb_buffer_t *buffer, const uint16_t *units, int count) {
    hb_language_t language = hb_language_from_string("en", -1);
    double start = seconds_now();
    unsigned glyphs = shape(font, buffer, units, count, language);
    double seconds = seconds_now() - start;
    if (!glyphs) exit(1);
    return seconds;
}

int main(int count, char **arguments) {
    int isWhole = count > 1 && !strcmp(arguments[1], "text/shape-whole");
    if (count < 2 || (!isWhole && strcmp(arguments[1], "text/shape-new-words"))) return 0;
    hb_font_t *font = open_font();
    hb_buffer_t *buffer = hb_buffer_create();
    double readings[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
        char *words = make_words(MANY_WORDS, 1 + (uint32_t)round);
        int length = (int)strlen(words);
        uint16_t *units = malloc(sizeof(uint16_t) * (size_t)length);
        for (int index = 0; index < length; index++) units[index] = (uint16_t)words[index];
        double seconds =
            isWhole ? in_one_go(font, buffer, units, length) : words_one_by_one(font, buffer, units, length);
        readings[round] = seconds * 1e3;
        free(units);
        free(words);
    }
    printf("%.4f\n", least(readings, ROUNDS));
}
