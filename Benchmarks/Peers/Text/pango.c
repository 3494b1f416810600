// Pango on Cairo's image backend: paragraphs laid out, and labels measured and drawn.
#include "text.h"
#include <fcntl.h>
#include <pango/pangocairo.h>
#include <sys/wait.h>
#include <unistd.h>

static PangoLayout *make_layout(PangoContext *context) {
    PangoLayout *layout = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "Inter");
    pango_font_description_set_absolute_size(font, SIZE * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    return layout;
}

static PangoContext *make_context(void) {
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    return context;
}

static double paragraph(PangoContext *context, int round, int other_width) {
    char *words = make_words(PARAGRAPH_WORDS, 1 + (uint32_t)round);
    int width, height;
    double start = seconds_now();
    PangoLayout *layout = make_layout(context);
    pango_layout_set_text(layout, words, -1);
    pango_layout_set_width(layout, PARAGRAPH_WIDTH * PANGO_SCALE);
    pango_layout_get_size(layout, &width, &height);
    if (other_width) {
        start = seconds_now();
        pango_layout_set_width(layout, OTHER_WIDTH * PANGO_SCALE);
        pango_layout_get_size(layout, &width, &height);
    }
    double seconds = seconds_now() - start;
    if (height <= 0) exit(1);
    g_object_unref(layout);
    free(words);
    return seconds * 1e3;
}

static cairo_t *make_page(void) {
    cairo_t *page = cairo_create(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 400, 24));
    cairo_set_source_rgba(page, 0, 0, 0, 1);
    return page;
}

/// Microseconds of a label: made and measured, and drawn too.
static double labels(PangoContext *context, char **texts, int is_drawn) {
    cairo_t *page = make_page();
    int width = 0, height;
    double start = seconds_now();
    for (int index = 0; index < SHORT_TEXTS; index++) {
        PangoLayout *layout = make_layout(context);
        pango_layout_set_text(layout, texts[index], -1);
        pango_layout_get_size(layout, &width, &height);
        if (is_drawn) {
            cairo_set_operator(page, CAIRO_OPERATOR_CLEAR);
            cairo_paint(page);
            cairo_set_operator(page, CAIRO_OPERATOR_OVER);
            cairo_move_to(page, 0, 0);
            pango_cairo_show_layout(page, layout);
        }
        g_object_unref(layout);
    }
    if (is_drawn) cairo_surface_flush(cairo_get_target(page));
    double seconds = seconds_now() - start;
    if (width <= 0) exit(1);
    cairo_surface_destroy(cairo_get_target(page));
    cairo_destroy(page);
    return seconds / SHORT_TEXTS * 1e6;
}

/// Milliseconds by the clock on the wall from the start of a process that draws a label to its end.
static double first_label(const char *program) {
    struct timespec start, end;
    int status = 1;
    clock_gettime(CLOCK_MONOTONIC, &start);
    pid_t child = fork();
    if (!child) {
        execl(program, program, "draw-label", NULL);
        _exit(1);
    }
    waitpid(child, &status, 0);
    clock_gettime(CLOCK_MONOTONIC, &end);
    if (status) exit(1);
    return (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) * 1e-6;
}

int main(int count, char **arguments) {
    if (count < 2) return 0;
    const char *scene = arguments[1];
    if (!strcmp(scene, "draw-label")) {
        PangoLayout *layout = make_layout(make_context());
        pango_layout_set_text(layout, "The first label", -1);
        pango_cairo_show_layout(make_page(), layout);
        return 0;
    }
    double readings[ROUNDS];
    int is_new = !strcmp(scene, "text/paragraph"), is_other = !strcmp(scene, "text/paragraph-other-width");
    int is_drawn = !strcmp(scene, "text/label"), is_measured = !strcmp(scene, "text/label-size");
    int is_first = !strcmp(scene, "text/first-label");
    if (!(is_new || is_other || is_drawn || is_measured || is_first)) return 0;
    PangoContext *context = is_first ? NULL : make_context();
    char *texts[SHORT_TEXTS];
    for (uint32_t index = 0; index < SHORT_TEXTS; index++) texts[index] = make_words(LABEL_WORDS, index + 1);
    for (int round = 0; round < ROUNDS; round++) {
        if (is_first) readings[round] = first_label(arguments[0]);
        else if (is_new || is_other) readings[round] = paragraph(context, round, is_other);
        else readings[round] = labels(context, texts, is_drawn);
    }
    printf("%.4f\n", least(readings, ROUNDS));
}
