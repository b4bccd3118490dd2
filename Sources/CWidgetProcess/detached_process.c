#include "detached_process.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

// Nobody, not even root, can make a folder below a device.
static const char *const own[] = {
  "HOME=/dev/null/widget-home",
  "CFFIXED_USER_HOME=/dev/null/widget-home",
  "XDG_CONFIG_HOME=/dev/null/widget-home",
  "XDG_DATA_HOME=/dev/null/widget-home",
  // Sets and dictionaries in the widget's own code have the same order on every run.
  "SWIFT_DETERMINISTIC_HASHING=1",
};
enum { own_count = sizeof own / sizeof *own };

static const char *const dropped[] = {"LANG=", "LANGUAGE=", "LC_", "TZ="};
enum { dropped_count = sizeof dropped / sizeof *dropped };

bool detached_process_is_running(void) {
  const char *home = getenv("CFFIXED_USER_HOME");
  return home && strcmp(home, strchr(own[1], '=') + 1) == 0;
}

static bool is_kept(const char *variable) {
  for (int i = 0; i < own_count; i++)
    if (strncmp(variable, own[i], (size_t)(strchr(own[i], '=') - own[i]) + 1) == 0) return false;
  for (int i = 0; i < dropped_count; i++)
    if (strncmp(variable, dropped[i], strlen(dropped[i])) == 0) return false;
  return true;
}

void detached_process_restart(const char *path, char *const *arguments) {
  size_t count = 0;
  while (environ[count]) count++;
  char **environment = calloc(count + own_count + 1, sizeof *environment);
  if (!environment) {
    errno = ENOMEM;
    return;
  }
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (is_kept(environ[i])) environment[kept++] = environ[i];
  for (int i = 0; i < own_count; i++) environment[kept++] = (char *)own[i];
  execve(path, arguments, environment);
  int reason = errno;
  free(environment);
  errno = reason;
}
