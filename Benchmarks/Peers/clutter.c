// Clutter 1.0 at the work of the animation bench. Prints the figure of one scene, or nothing for a scene it has not.
#define CLUTTER_DISABLE_DEPRECATION_WARNINGS
#include <clutter/clutter.h>
#include <malloc.h>
#include <stdio.h>
#include <string.h>

#include "stopwatch.h"

/// Nanoseconds that one of many running transitions takes in a frame: the timeline is brought to a time and
/// says that there is a new frame, which is what the master clock does to each.
static double evaluate(const char *property, GType type, const GValue *from, const GValue *to) {
    static const float points[4][4] = {
        {0.25f, 0.1f, 0.25f, 1}, {0.42f, 0, 1, 1}, {0, 0, 0.58f, 1}, {0.42f, 0, 0.58f, 1}};
    ClutterTimeline **timelines = g_new(ClutterTimeline *, OBJECTS);
    ClutterActor *first = NULL;
    for (int i = 0; i < OBJECTS; ++i) {
        ClutterActor *actor = g_object_ref_sink(clutter_actor_new());
        if (!first) first = actor;
        ClutterTransition *transition = clutter_property_transition_new(property);
        ClutterInterval *interval = clutter_interval_new_with_values(type, from, to);
        clutter_transition_set_interval(transition, interval);
        clutter_transition_set_animatable(transition, CLUTTER_ANIMATABLE(actor));
        ClutterTimeline *timeline = CLUTTER_TIMELINE(transition);
        clutter_timeline_set_duration(timeline, (guint)(100000 + i % 1000 * 10));
        const float *p = points[i % 4];
        ClutterPoint one = CLUTTER_POINT_INIT(p[0], p[1]), two = CLUTTER_POINT_INIT(p[2], p[3]);
        clutter_timeline_set_cubic_bezier_progress(timeline, &one, &two);
        timelines[i] = timeline;
    }
    const guint new_frame = g_signal_lookup("new-frame", CLUTTER_TYPE_TIMELINE);
    double readings[ROUNDS];
    guint time = 1000;
    for (int round = 0; round < ROUNDS; ++round) {
        time += 1777;
        const double start = seconds_now();
        for (int i = 0; i < OBJECTS; ++i) {
            clutter_timeline_advance(timelines[i], time);
            g_signal_emit(timelines[i], new_frame, 0, (gint)time);
        }
        readings[round] = (seconds_now() - start) / OBJECTS * 1e9;
    }
    GValue before = *from, now = G_VALUE_INIT;
    g_value_init(&now, type);
    g_object_get_property(G_OBJECT(first), property, &now);
    if (type == G_TYPE_UINT && g_value_get_uint(&now) == g_value_get_uint(&before)) {
        fprintf(stderr, "peer-clutter: nothing moved\n");
        exit(1);
    }
    return middle(readings, ROUNDS);
}

static double evaluate_scalar(void) {
    GValue from = G_VALUE_INIT, to = G_VALUE_INIT;
    g_value_init(&from, G_TYPE_UINT);
    g_value_init(&to, G_TYPE_UINT);
    g_value_set_uint(&from, 25);
    g_value_set_uint(&to, 230);
    return evaluate("opacity", G_TYPE_UINT, &from, &to);
}

static double evaluate_position(void) {
    ClutterPoint start = CLUTTER_POINT_INIT(1000, 10), end = CLUTTER_POINT_INIT(2000, 20);
    GValue from = G_VALUE_INIT, to = G_VALUE_INIT;
    g_value_init(&from, CLUTTER_TYPE_POINT);
    g_value_init(&to, CLUTTER_TYPE_POINT);
    g_value_set_boxed(&from, &start);
    g_value_set_boxed(&to, &end);
    return evaluate("position", CLUTTER_TYPE_POINT, &from, &to);
}

static double evaluate_transform(void) {
    ClutterMatrix start, end;
    clutter_matrix_init_identity(&start);
    clutter_matrix_init_identity(&end);
    cogl_matrix_rotate(&end, 120, 0.2f, 0.3f, 1);
    cogl_matrix_scale(&end, 1.5f, 0.5f, 1);
    cogl_matrix_translate(&end, 30, 20, 5);
    GValue from = G_VALUE_INIT, to = G_VALUE_INIT;
    g_value_init(&from, CLUTTER_TYPE_MATRIX);
    g_value_init(&to, CLUTTER_TYPE_MATRIX);
    g_value_set_boxed(&from, &start);
    g_value_set_boxed(&to, &end);
    return evaluate("transform", CLUTTER_TYPE_MATRIX, &from, &to);
}

/// Nanoseconds of a set on an actor of a shown stage: at once, or by a transition that replaces a running one.
static double set(gboolean animates) {
    ClutterActor *stage = clutter_stage_new();
    ClutterActor *actor = clutter_actor_new();
    clutter_actor_set_size(actor, 50, 50);
    clutter_actor_add_child(stage, actor);
    clutter_actor_show(stage);
    if (animates) {
        clutter_actor_set_easing_duration(actor, 250);
        clutter_actor_set_easing_mode(actor, CLUTTER_EASE);
    }
    double readings[ROUNDS];
    for (int round = 0; round < ROUNDS; ++round) {
        const int count = 20000;
        const double start = seconds_now();
        for (int i = 0; i < count; ++i) clutter_actor_set_opacity(actor, i % 2 ? 64 : 191);
        readings[round] = (seconds_now() - start) / count * 1e9;
    }
    if (animates && !clutter_actor_get_transition(actor, "opacity")) {
        fprintf(stderr, "peer-clutter: no transition runs\n");
        exit(1);
    }
    return middle(readings, ROUNDS);
}

/// Bytes of an actor below a stage, in rows of a hundred.
static double bytes(void) {
    ClutterActor *stage = clutter_stage_new(), *row = NULL;
    const struct mallinfo2 before = mallinfo2();
    for (int i = 0; i < OBJECTS; ++i) {
        ClutterActor *actor = clutter_actor_new();
        if (i % 100 == 0) {
            clutter_actor_add_child(stage, actor);
            row = actor;
        } else {
            clutter_actor_add_child(row, actor);
        }
    }
    const struct mallinfo2 after = mallinfo2();
    return ((double)(after.uordblks + after.hblkhd) - (double)(before.uordblks + before.hblkhd)) / OBJECTS;
}

int main(int argc, char **argv) {
    if (clutter_init(&argc, &argv) != CLUTTER_INIT_SUCCESS) {
        fprintf(stderr, "peer-clutter: clutter_init failed\n");
        return 1;
    }
    const char *scene = argc > 1 ? argv[1] : "";
    double figure = -1;
    if (!strcmp(scene, "animation/evaluate-scalar")) {
        figure = evaluate_scalar();
    } else if (!strcmp(scene, "animation/evaluate-position")) {
        figure = evaluate_position();
    } else if (!strcmp(scene, "animation/evaluate-transform")) {
        figure = evaluate_transform();
    } else if (!strcmp(scene, "animation/set-no-action")) {
        figure = set(FALSE);
    } else if (!strcmp(scene, "animation/set-implicit-action")) {
        figure = set(TRUE);
    } else if (!strcmp(scene, "animation/layer-bytes")) {
        figure = bytes();
    }
    if (figure >= 0) printf("%.3f\n", figure);
    fflush(stdout);
    _Exit(0);
}
