// The text that the benches draw, its font and its places: as in TextScene.swift.
#pragma once

#include "../stopwatch.h"
#include <ft2build.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include FT_FREETYPE_H

static const char font_file[] = "/usr/share/fonts/opentype/inter/Inter-Regular.otf";
static const char text[] = "The quick brown fox jumps over the lazy dog; 0123456789 waltz, nymph, for quick jigs vex Bud. "
                           "Sphinx of black quartz, judge my vow! How vexingly quick daft zebras jump?";
enum { SIZE = 17, WIDTH = 1200, HEIGHT = 1000, LINE_HEIGHT = 20, LINES = HEIGHT / LINE_HEIGHT, FIRST_GLYPH = 2, NEW_GLYPHS = 600 };

static FT_Library library;

static FT_Face open_face(void) {
    FT_Face face;
    if (!library && FT_Init_FreeType(&library)) return NULL;
    return FT_New_Face(library, font_file, 0, &face) ? NULL : face;
}

/// How many words the benches take: for shaping, for a paragraph, for a label. SHORT_TEXTS labels show different ones in turn.
enum { MANY_WORDS = 10000, PARAGRAPH_WORDS = 1000, LABEL_WORDS = 3, SHORT_TEXTS = 1000 };
/// The widths in points at which the paragraph is laid out.
enum { PARAGRAPH_WIDTH = 320, OTHER_WIDTH = 300 };

static uint32_t word_state;

static uint32_t next_number(uint32_t limit) {
    word_state = word_state * 1664525u + 1013904223u;
    return (word_state >> 16) % limit;
}

/// Writes the word of a rank: frequent words are short.
static char *make_word(char *end, uint32_t bucket, uint32_t rank, uint32_t seed, int begins) {
    static const char consonants[] = "tnshrdlcmwfgypbvk", vowels[] = "eaoiu";
    uint32_t state = word_state;
    word_state = seed * 7919u + rank * 2654435761u;
    uint32_t length = 2 + next_number(3) + next_number(1 + bucket / 2), vowel = next_number(2);
    for (uint32_t letter = 0; letter < length; letter++) {
        char next = vowel ? vowels[next_number(5)] : consonants[next_number(17)];
        *end++ = begins && letter == 0 ? (char)(next - 32) : next;
        vowel = !vowel;
    }
    word_state = state;
    return end;
}

/// Words as frequent as those of a language (by Zipf's law, of 8191), with commas and full stops; each seed has other ones.
static char *make_words(int count, uint32_t seed) {
    char *words = malloc((size_t)count * 16 + 1), *end = words;
    int begins = 1;
    word_state = seed;
    for (int word = 0; word < count; word++) {
        uint32_t bucket = next_number(13), rank = (1u << bucket) + next_number(1u << bucket);
        end = make_word(end, bucket, rank, seed, begins);
        uint32_t mark = next_number(14);
        if (mark == 0) *end++ = '.';
        if (mark == 1) *end++ = ',';
        begins = mark == 0;
        if (word + 1 < count) *end++ = ' ';
    }
    *end = 0;
    return words;
}
