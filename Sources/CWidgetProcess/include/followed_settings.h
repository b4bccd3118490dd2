#pragma once
#include <stdbool.h>

/// The settings of a machine that Foundation hands out; the number is what a source is asked for.
enum followed_setting {
  followed_locale,
  followed_time_zone,
  followed_calendar,
  followed_languages,
};

/// A value of Foundation as Swift holds it: two words, of which a list uses the first.
struct followed_value {
  void *first;
  void *second;
};

/// Writes the value that is to be handed out, owned by the reader; `false` for the machine's own.
typedef bool (*followed_source)(enum followed_setting setting, struct followed_value *value);

/// From now on asks `source` whenever anybody reads `Locale.current`, `TimeZone.current`,
/// `Calendar.current`, their updating twins or `Locale.preferredLanguages`.
void followed_settings_ask(followed_source source);
