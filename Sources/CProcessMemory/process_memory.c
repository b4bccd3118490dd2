#define _GNU_SOURCE
#include "process_memory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// What a picture of 1000 x 500 pixels needs at once: the photo behind it, the canvas, the rows
// that are compressed. Untouched parts cost nothing.
static const size_t heap = 12u << 20;
static const uintptr_t large_page = 2u << 20;

void process_memory_prepare(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the most glibc accepts
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
  void *block = malloc(heap);
  if (block == NULL) return;
  uintptr_t start = ((uintptr_t)block + large_page - 1) & ~(large_page - 1);
  uintptr_t end = ((uintptr_t)block + heap) & ~(large_page - 1);
  free(block);
  // Advice only: a system without large pages answers an error, and nothing is lost.
  if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
}
#else
void process_memory_prepare(void) {}
#endif
