// Cairo's image backend, with glyphs that it has kept.
#include "text.h"
#include <cairo-ft.h>

static cairo_glyph_t lines[LINES][4096];
static int counts[LINES];

static void place(FT_Face face) {
    double scale = (double)SIZE / face->units_per_EM;
    size_t next = 0;
    for (int line = 0; line < LINES; line++) {
        double x = 4;
        while (counts[line] < 4096) {
            FT_UInt glyph = FT_Get_Char_Index(face, (FT_ULong)text[next]);
            if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE)) exit(1);
            double advance = (double)face->glyph->metrics.horiAdvance * scale;
            if (x + advance > WIDTH) break;
            lines[line][counts[line]++] = (cairo_glyph_t){glyph, x, 15 + LINE_HEIGHT * line};
            x += advance;
            next = (next + 1) % (sizeof text - 1);
        }
    }
}

int main(int count, char **arguments) {
    if (count < 2 || strcmp(arguments[1], "text/kept-glyphs")) return 0;
    FT_Face face = open_face();
    if (!face) return 1;
    place(face);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
    cairo_t *context = cairo_create(surface);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(context, options);
    cairo_set_font_face(context, cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING));
    cairo_set_font_size(context, SIZE);
    cairo_set_source_rgba(context, 0.1, 0.2, 0.3, 0.9);
    double readings[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
        memset(cairo_image_surface_get_data(surface), 255, (size_t)cairo_image_surface_get_stride(surface) * HEIGHT);
        cairo_surface_mark_dirty(surface);
        int glyphs = 0;
        double start = seconds_now();
        for (int again = 0; again < 4; again++)
            for (int line = 0; line < LINES; line++) {
                cairo_show_glyphs(context, lines[line], counts[line]);
                glyphs += counts[line];
            }
        cairo_surface_flush(surface);
        readings[round] = (seconds_now() - start) / glyphs * 1e9;
    }
    printf("%.3f\n", least(readings, ROUNDS));
}
