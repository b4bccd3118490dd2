// The getters that Foundation's formats, formatters and every widget read the user's settings with
// are functions of one of its libraries, called from others.  A program's own definition comes
// before the library's, so these are called instead; weak, so that a program which has Foundation
// linked into it keeps Foundation's.
#define _GNU_SOURCE
#include "followed_settings.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

// Results come back in registers by Swift's rules, which Clang knows by this name.
#define SWIFT __attribute__((swiftcall))

static _Atomic(followed_source) source;

void followed_settings_ask(followed_source new_source) { atomic_store(&source, new_source); }

static bool ask(enum followed_setting setting, struct followed_value *value) {
  followed_source asked = atomic_load(&source);
  return asked && asked(setting, value);
}

// Defines `symbol`: the answer of the source, else what the library's own function says.
#define FOLLOW(type, result, name, symbol, setting)                        \
  SWIFT type name(void) __asm__(symbol) __attribute__((weak));             \
  SWIFT type name(void) {                                                  \
    struct followed_value value;                                           \
    if (ask(setting, &value)) return result;                               \
    static _Atomic(void *) found;                                          \
    void *own = atomic_load(&found);                                       \
    if (!own) atomic_store(&found, own = dlsym(RTLD_NEXT, symbol));        \
    return ((SWIFT type(*)(void))own)();                                   \
  }

#define FOLLOW_VALUE(name, symbol, setting) \
  FOLLOW(struct followed_value, value, name, symbol, setting)

FOLLOW_VALUE(locale_current, "$s20FoundationEssentials6LocaleV7currentACvgZ", followed_locale)
FOLLOW_VALUE(
  locale_updating, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", followed_locale)
FOLLOW_VALUE(
  time_zone_current, "$s20FoundationEssentials8TimeZoneV7currentACvgZ", followed_time_zone)
FOLLOW_VALUE(
  time_zone_updating, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ",
  followed_time_zone)
FOLLOW_VALUE(
  calendar_current, "$s20FoundationEssentials8CalendarV7currentACvgZ", followed_calendar)
FOLLOW_VALUE(
  calendar_updating, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ",
  followed_calendar)
FOLLOW(
  void *, value.first, preferred_languages,
  "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", followed_languages)
