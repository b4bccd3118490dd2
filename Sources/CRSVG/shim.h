// cairo, and the types of librsvg's functions, which are looked up when the program runs (see
// SVGLibrary.swift).  Written from the documentation: librsvg's own header brings GIO, gdk-pixbuf
// and their dependencies into the build.
#include <cairo.h>
#include <stddef.h>
#include <stdint.h>

// A parsed document; opaque.
typedef struct RsvgHandle RsvgHandle;

typedef struct {
  double x, y, width, height;
} RsvgRectangle;

// GLib's error value.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} RsvgError;

typedef RsvgHandle *(*RsvgNewFromData)(const uint8_t *data, size_t length, RsvgError **error);
typedef void (*RsvgSetDPI)(RsvgHandle *handle, double dpi);
typedef int (*RsvgIntrinsicSizeInPixels)(RsvgHandle *handle, double *width, double *height);
// The lengths, which are not asked for, are structures of librsvg's.
typedef void (*RsvgIntrinsicDimensions)(
    RsvgHandle *handle, int *has_width, void *width, int *has_height, void *height,
    int *has_viewbox, RsvgRectangle *viewbox);
typedef int (*RsvgRenderDocument)(
    RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, RsvgError **error);
typedef void (*RsvgUnref)(void *object);
typedef void (*RsvgFreeError)(RsvgError *error);
