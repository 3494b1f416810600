// The text that the benches draw, its font and its places: as in TextScene.swift.
#pragma once

#include "../stopwatch.h"
#include <ft2build.h>
#include <stdio.h>
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
