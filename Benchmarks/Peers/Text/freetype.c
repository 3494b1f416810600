// FreeType alone: loading and rendering glyphs that are new to it.
#include "text.h"

static double new_glyphs(void) {
    FT_Face face = open_face();
    if (!face || FT_Set_Pixel_Sizes(face, 0, SIZE)) exit(1);
    unsigned sum = 0;
    double start = seconds_now();
    for (unsigned glyph = FIRST_GLYPH; glyph < FIRST_GLYPH + NEW_GLYPHS; glyph++) {
        if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING)) exit(1);
        if (FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL)) exit(1);
        sum += face->glyph->bitmap.rows;
    }
    double seconds = seconds_now() - start;
    FT_Done_Face(face);
    if (sum == 0) exit(1);
    return seconds / NEW_GLYPHS * 1e6;
}

int main(int count, char **arguments) {
    if (count < 2 || strcmp(arguments[1], "text/new-glyphs")) return 0;
    double readings[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) readings[round] = new_glyphs();
    printf("%.4f\n", least(readings, ROUNDS));
}
