import CFrozenClock
import Foundation

/// Makes the process independent of the machine it runs on, for the widget's own code.
///
/// Views take clock, locale and defaults from their environment, but a provider calls `Date()`,
/// `TimeZone.current` and `UserDefaults.standard` as it would on a phone.
enum ProcessSetup {
  /// Hides the user's home, and with it everything that Foundation keeps there.
  ///
  /// Must run before the widget's code touches Foundation.  The folder does not exist; what is set
  /// on user defaults lives as long as the process.
  static func detachFromMachine() {
    let home = "/nonexistent/widget-home"
    for name in ["HOME", "CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
      setenv(name, home, 1)
    }
    for name in ["LANG", "LC_ALL", "LC_TIME", "LANGUAGE"] { unsetenv(name) }
  }

  /// Makes `date` the moment that `Date()` is, everywhere in the process.
  ///
  /// - Returns: Whether that is possible: not when Foundation is linked into the program.
  static func stopClock(at date: Date) -> Bool {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let rest = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
    return frozen_clock_stop(Int64(seconds), Int32(rest)) > 0
  }

  static func setTimeZone(_ zone: TimeZone) {
    setenv("TZ", zone.identifier, 1)
    tzset()
    NSTimeZone.default = zone
  }
}
