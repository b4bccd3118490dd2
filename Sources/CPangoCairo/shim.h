// Pango, cairo, FreeType and HarfBuzz in one module: their types refer to each other.  Not
// pangocairo, pangoft2 and fontconfig: text is laid out without them, and loading them takes time.
#include <cairo-pdf.h>
#include <cairo.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
