#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Prepares the allocator for a process that draws a picture and ends.
///
/// Buffers of pictures are megabytes; by default each is mapped from the system, filled with zeros
/// page by page as it is touched, and given back. Here they come from the heap, which is asked for
/// once, in large pages where the system has them, and reused. Changes no result; does nothing
/// where the C library is not glibc. To be called before other threads start.
void process_memory_prepare(void);

#endif
