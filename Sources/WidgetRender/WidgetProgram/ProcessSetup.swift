import CWidgetProcess
import Foundation

/// Makes the process independent of the machine it runs on, for the widget's own code.
///
/// Views take clock, locale and defaults from their environment, but a provider calls `Date()`,
/// `TimeZone.current` and `UserDefaults.standard` as it would on a phone.
enum ProcessSetup {
  /// Hides the user's home and language, and with the home what Foundation keeps there.
  ///
  /// Starts the program again unless that was done already.  What the widget's code sets on user
  /// defaults lives as long as the process.
  static func detachFromMachine() {
    guard !detached_process_is_running() else { return }
    restart(program: program)
    FileHandle.standardError.write(
      Data("cannot start \(program.path) again: \(String(cString: strerror(errno)))\n".utf8))
    exit(70)
  }

  /// The program's own file.
  static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Puts the program in the place of this process, with the same arguments; returns on failure.
  static func restart(program: URL) {
    let words = CommandLine.arguments.map { strdup($0) } + [nil]
    words.withUnsafeBufferPointer { words in
      detached_process_restart(program.path, words.baseAddress)
    }
  }

  /// Makes `date` the moment that `Date()` is, everywhere in the process.
  ///
  /// - Returns: Whether that is possible: not when Foundation is linked into the program.
  static func stopClock(at date: Date) -> Bool {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let rest = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
    return frozen_clock_stop(Int64(seconds), Int32(rest)) > 0
  }

  /// Makes every request of the widget's code fail at once.
  ///
  /// Foundation's sessions ask the environment for a proxy at each request; nobody listens at the
  /// discard port.
  static func closeNetwork() {
    for name in ["http_proxy", "https_proxy", "all_proxy", "HTTPS_PROXY", "ALL_PROXY"] {
      setenv(name, "http://127.0.0.1:9", 1)
    }
    for name in ["no_proxy", "NO_PROXY"] { unsetenv(name) }
  }

  static func setTimeZone(_ zone: TimeZone) {
    setenv("TZ", zone.identifier, 1)
    tzset()
    NSTimeZone.default = zone
  }
}
