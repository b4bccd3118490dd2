#pragma once
#include <stdint.h>

/// Stops the clock that Foundation reads: from now on `Date()` is this moment in every thread.
///
/// Only calls from Foundation's own libraries are answered so; sleeping, timers and time-outs of
/// Dispatch and of the C library go on with the machine's clock. Returns how many libraries will be
/// answered: 0 if Foundation is linked statically, when nothing changes.
int frozen_clock_stop(int64_t seconds, int32_t nanoseconds);

/// Lets Foundation see the machine's clock again.
void frozen_clock_resume(void);
