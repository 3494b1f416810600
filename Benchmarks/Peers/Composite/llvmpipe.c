// Mesa's software rasteriser through OpenGL ES 3 and EGL without any surface: images only.
//
// LP_NUM_THREADS=0 has it draw on the calling thread, whose processor time is what is measured.
#include "composite.h"
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>

static const char *vertex_source =
    "#version 300 es\n"
    "uniform vec2 pixels;\n"
    "in vec4 place;\n"
    "in float alpha;\n"
    "out vec2 texture_place;\n"
    "out float opacity;\n"
    "void main() {\n"
    "  gl_Position = vec4(place.xy / pixels * 2.0 - 1.0, 0.0, 1.0);\n"
    "  texture_place = place.zw;\n"
    "  opacity = alpha;\n"
    "}\n";

static const char *fragment_source =
    "#version 300 es\n"
    "precision mediump float;\n"
    "uniform sampler2D image;\n"
    "in vec2 texture_place;\n"
    "in float opacity;\n"
    "out vec4 color;\n"
    "void main() { color = texture(image, texture_place) * opacity; }\n";

enum { FLOATS = 5, CORNERS = 6 };
static float *vertices;
static GLuint buffer;

static GLuint compile(GLenum kind, const char *source) {
    GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    GLint is_good;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &is_good);
    return is_good ? shader : 0;
}

static bool make_context(void) {
    PFNEGLGETPLATFORMDISPLAYEXTPROC get_display =
        (PFNEGLGETPLATFORMDISPLAYEXTPROC)eglGetProcAddress("eglGetPlatformDisplayEXT");
    if (!get_display) return false;
    EGLDisplay display = get_display(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (display == EGL_NO_DISPLAY || !eglInitialize(display, NULL, NULL) || !eglBindAPI(EGL_OPENGL_ES_API)) return false;
    const EGLint wanted[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_NONE};
    EGLConfig config;
    EGLint found;
    if (!eglChooseConfig(display, wanted, &config, 1, &found) || found < 1) return false;
    const EGLint version[] = {EGL_CONTEXT_CLIENT_VERSION, 3, EGL_NONE};
    EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, version);
    return context != EGL_NO_CONTEXT && eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context);
}

static bool prepare(void) {
    if (scene.has_boxes || scene.has_groups || scene.blur > 0) return false;
    if (!make_context()) {
        fprintf(stderr, "llvmpipe: no EGL without a surface\n");
        return false;
    }
    GLuint frame_buffer, target, image;
    glGenRenderbuffers(1, &target);
    glBindRenderbuffer(GL_RENDERBUFFER, target);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, scene.width, scene.height);
    glGenFramebuffers(1, &frame_buffer);
    glBindFramebuffer(GL_FRAMEBUFFER, frame_buffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, target);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) return false;
    glViewport(0, 0, scene.width, scene.height);

    glGenTextures(1, &image);
    glBindTexture(GL_TEXTURE_2D, image);
    // The bytes as they come: red and blue are swapped again when the picture is read.
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, scene.image_width, scene.image_height, 0, GL_RGBA, GL_UNSIGNED_BYTE, scene.image);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);

    GLuint program = glCreateProgram();
    glAttachShader(program, compile(GL_VERTEX_SHADER, vertex_source));
    glAttachShader(program, compile(GL_FRAGMENT_SHADER, fragment_source));
    glBindAttribLocation(program, 0, "place");
    glBindAttribLocation(program, 1, "alpha");
    glLinkProgram(program);
    GLint is_good;
    glGetProgramiv(program, GL_LINK_STATUS, &is_good);
    if (!is_good) return false;
    glUseProgram(program);
    glUniform2f(glGetUniformLocation(program, "pixels"), (float)scene.width, (float)scene.height);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);

    vertices = malloc((size_t)scene.count * CORNERS * FLOATS * sizeof(float));
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    glVertexAttribPointer(0, 4, GL_FLOAT, GL_FALSE, FLOATS * sizeof(float), (void *)0);
    glVertexAttribPointer(1, 1, GL_FLOAT, GL_FALSE, FLOATS * sizeof(float), (void *)(4 * sizeof(float)));
    return true;
}

static void draw(int frame) {
    static const float corners[CORNERS][2] = {{0, 0}, {1, 0}, {0, 1}, {0, 1}, {1, 0}, {1, 1}};
    float *next = vertices;
    for (int i = 0; i < scene.count; i++) {
        const Item *item = &scene.items[i];
        double x = item_x(item, frame), y = item_y(item, frame), angle = item_angle(item, frame);
        double cosine = cos(angle), sine = sin(angle);
        for (int k = 0; k < CORNERS; k++) {
            double dx = (corners[k][0] - 0.5) * item->place.width, dy = (corners[k][1] - 0.5) * item->place.height;
            *next++ = (float)(x + dx * cosine - dy * sine);
            *next++ = (float)(y + dx * sine + dy * cosine);
            *next++ = corners[k][0];
            *next++ = corners[k][1];
            *next++ = (float)item->opacity;
        }
    }
    glClearColor(1, 1, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)((char *)next - (char *)vertices), vertices, GL_STREAM_DRAW);
    glDrawArrays(GL_TRIANGLES, 0, scene.count * CORNERS);
    glFinish();
}

static void read_back(void) {
    // Row 0 of the frame buffer is the first one of ours: the vertices were not turned over.
    glReadPixels(0, 0, scene.width, scene.height, GL_RGBA, GL_UNSIGNED_BYTE, surface);
}
