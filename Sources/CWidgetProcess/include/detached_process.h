#pragma once
#include <stdbool.h>

/// Whether this process was started without the user's home and language.
bool detached_process_is_running(void);

/// Starts the program again with an environment that has neither, in place of this process.
///
/// Foundation looks for the home before `main`, so changing the environment later is not enough.
/// Returns only if that fails; `errno` says why.
void detached_process_restart(const char *path, char *const *arguments);
