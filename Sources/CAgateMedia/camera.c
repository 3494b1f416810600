#include "CAgateMedia.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MAX_BUFFERS = 4, MAX_SIDE = 8192, PATIENCE_MILLISECONDS = 5000 };

struct agate_camera {
    int descriptor;
    int width, height, stride;
    struct {
        void *start;
        size_t length;
    } buffers[MAX_BUFFERS];
    int count;
};

// Calls the device again where a signal came between.
static int ask(int descriptor, unsigned long request, void *argument) {
    int result;
    do {
        result = ioctl(descriptor, request, argument);
    } while (result < 0 && errno == EINTR);
    return result;
}

static bool gives_pictures(int descriptor, struct v4l2_capability *found) {
    memset(found, 0, sizeof *found);
    if (ask(descriptor, VIDIOC_QUERYCAP, found) < 0) return false;
    __u32 flags = (found->capabilities & V4L2_CAP_DEVICE_CAPS) != 0 ? found->device_caps : found->capabilities;
    return (flags & V4L2_CAP_VIDEO_CAPTURE) != 0 && (flags & V4L2_CAP_STREAMING) != 0;
}

bool agate_camera_probe(const char *path, char *name, int size) {
    int descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return false;
    struct v4l2_capability found;
    bool result = gives_pictures(descriptor, &found);
    if (result && size > 0) snprintf(name, (size_t)size, "%.31s", (const char *)found.card);
    close(descriptor);
    return result;
}

static bool start(agate_camera *camera, int width, int height, char *message) {
    struct v4l2_capability found;
    if (!gives_pictures(camera->descriptor, &found)) {
        snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "it is no camera");
        return false;
    }
    struct v4l2_format format;
    memset(&format, 0, sizeof format);
    format.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    format.fmt.pix.width = (__u32)width;
    format.fmt.pix.height = (__u32)height;
    format.fmt.pix.pixelformat = V4L2_PIX_FMT_YUYV;
    format.fmt.pix.field = V4L2_FIELD_NONE;
    if (ask(camera->descriptor, VIDIOC_S_FMT, &format) < 0 || format.fmt.pix.pixelformat != V4L2_PIX_FMT_YUYV) {
        snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "it gives no plain pictures (YUYV)");
        return false;
    }
    camera->width = (int)format.fmt.pix.width & ~1;
    camera->height = (int)format.fmt.pix.height;
    camera->stride = (int)format.fmt.pix.bytesperline;
    if (camera->stride < camera->width * 2) camera->stride = camera->width * 2;
    if (camera->width < 2 || camera->height < 1 || camera->width > MAX_SIDE || camera->height > MAX_SIDE || camera->stride > MAX_SIDE * 8) {
        snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "its pictures of %d x %d pixels are too large", camera->width, camera->height);
        return false;
    }
    struct v4l2_requestbuffers wanted;
    memset(&wanted, 0, sizeof wanted);
    wanted.count = MAX_BUFFERS;
    wanted.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    wanted.memory = V4L2_MEMORY_MMAP;
    if (ask(camera->descriptor, VIDIOC_REQBUFS, &wanted) < 0 || wanted.count == 0) {
        snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "it is used by another program (%s)", strerror(errno));
        return false;
    }
    int count = wanted.count < MAX_BUFFERS ? (int)wanted.count : MAX_BUFFERS;
    for (int index = 0; index < count; index++) {
        struct v4l2_buffer buffer;
        memset(&buffer, 0, sizeof buffer);
        buffer.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
        buffer.memory = V4L2_MEMORY_MMAP;
        buffer.index = (__u32)index;
        if (ask(camera->descriptor, VIDIOC_QUERYBUF, &buffer) < 0) break;
        void *memory = mmap(NULL, buffer.length, PROT_READ | PROT_WRITE, MAP_SHARED, camera->descriptor, buffer.m.offset);
        if (memory == MAP_FAILED) break;
        camera->buffers[index].start = memory;
        camera->buffers[index].length = buffer.length;
        camera->count = index + 1;
        if (ask(camera->descriptor, VIDIOC_QBUF, &buffer) < 0) break;
    }
    int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    if (camera->count < count || ask(camera->descriptor, VIDIOC_STREAMON, &type) < 0) {
        snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "it does not begin (%s)", strerror(errno));
        return false;
    }
    return true;
}

agate_camera *agate_camera_open(const char *path, int width, int height, char *message) {
    agate_camera *camera = calloc(1, sizeof *camera);
    if (camera == NULL) return NULL;
    camera->descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (camera->descriptor < 0) {
        snprintf(message, AGATE_MEDIA_MESSAGE_SIZE, "%s", strerror(errno));
        free(camera);
        return NULL;
    }
    if (!start(camera, width, height, message)) {
        agate_camera_close(camera);
        return NULL;
    }
    return camera;
}

int agate_camera_width(const agate_camera *camera) { return camera->width; }
int agate_camera_height(const agate_camera *camera) { return camera->height; }

static uint32_t byte_of(int value) { return value < 0 ? 0 : value > 255 ? 255 : (uint32_t)value; }

// ITU-R BT.601 with the range of film, in parts of 256.
static uint32_t pixel(int luma, int u, int v) {
    int y = 298 * (luma - 16) + 128;
    uint32_t red = byte_of((y + 409 * v) >> 8), green = byte_of((y - 100 * u - 208 * v) >> 8), blue = byte_of((y + 516 * u) >> 8);
    return 0xFF000000u | blue << 16 | green << 8 | red;
}

bool agate_camera_read(agate_camera *camera, uint32_t *pixels) {
    struct v4l2_buffer buffer;
    for (;;) {
        struct pollfd wait = {camera->descriptor, POLLIN, 0};
        int ready = poll(&wait, 1, PATIENCE_MILLISECONDS);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0 || (wait.revents & (POLLERR | POLLHUP)) != 0) return false;
        memset(&buffer, 0, sizeof buffer);
        buffer.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
        buffer.memory = V4L2_MEMORY_MMAP;
        if (ask(camera->descriptor, VIDIOC_DQBUF, &buffer) == 0) break;
        if (errno != EAGAIN) return false;
    }
    if (buffer.index >= (__u32)camera->count) return false;
    const uint8_t *bytes = camera->buffers[buffer.index].start;
    size_t length = camera->buffers[buffer.index].length;
    for (int row = 0; row < camera->height; row++) {
        if ((size_t)(row + 1) * (size_t)camera->stride > length) break;
        const uint8_t *from = bytes + (size_t)row * (size_t)camera->stride;
        uint32_t *to = pixels + (size_t)row * (size_t)camera->width;
        for (int column = 0; column + 1 < camera->width; column += 2, from += 4) {
            int u = from[1] - 128, v = from[3] - 128;
            to[column] = pixel(from[0], u, v);
            to[column + 1] = pixel(from[2], u, v);
        }
    }
    return ask(camera->descriptor, VIDIOC_QBUF, &buffer) == 0;
}

void agate_camera_close(agate_camera *camera) {
    if (camera == NULL) return;
    int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    ask(camera->descriptor, VIDIOC_STREAMOFF, &type);
    for (int index = 0; index < camera->count; index++) munmap(camera->buffers[index].start, camera->buffers[index].length);
    close(camera->descriptor);
    free(camera);
}
