import CWidgetProcess
import Foundation
import Synchronization

/// The user's settings as a widget's own code sees them: those of the render at work, never the
/// machine's.
///
/// Views have them in their environment.  But a widget may also ask for `Locale.current`, or format
/// with `date.formatted()` and `DateFormatter()`, which ask for it.  Foundation's getters are
/// therefore answered here for as long as a picture is made, on the task that makes it, and for the
/// whole life of a process that is a widget's own program.  All others get the machine's settings.
struct FollowedSettings: Sendable {
  let locale: Locale
  let timeZone: TimeZone
  let calendar: Calendar
  let languages: [String]

  init(_ conditions: WidgetConditions) {
    locale = conditions.locale
    timeZone = conditions.timeZone
    calendar = conditions.calendar
    languages = [conditions.locale.identifier(.bcp47)]
  }

  /// Runs `body` with these settings as the user's.
  func follow<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    Self.listen
    // `withValue` forgets which error it was.
    let result: Result<R, E> = Self.$current.withValue(self) {
      do throws(E) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Makes these the settings of the process, wherever it does not make a picture.
  ///
  /// - Returns: Whether Foundation follows; it does not when it is linked into the program, or is
  ///   another version than the one this was built with.
  func becomeProcessSettings() -> Bool {
    Self.listen
    Self.process.withLock { $0 = self }
    NSTimeZone.default = timeZone
    // What formats hold that name no locale.
    return Date.FormatStyle().locale == locale
  }

  @TaskLocal private static var current: FollowedSettings?
  private static let process = Mutex<FollowedSettings?>(nil)

  /// Once for the process.
  private static let listen: Void = {
    // What is handed over has to be what Swift holds.
    guard MemoryLayout<Locale>.size == MemoryLayout<followed_value>.size,
      MemoryLayout<TimeZone>.size == MemoryLayout<followed_value>.size,
      MemoryLayout<Calendar>.size == MemoryLayout<followed_value>.size
    else { return }
    // Formatters and calendars without a zone of their own ask for the process's default, which is
    // one for all pictures that are made at once: better GMT than the machine's.
    NSTimeZone.default = .gmt
    followed_settings_ask { setting, value in
      guard let value, let settings = current ?? process.withLock({ $0 }) else { return false }
      switch setting {
      case followed_locale: hand(settings.locale, to: value)
      case followed_time_zone: hand(settings.timeZone, to: value)
      case followed_calendar: hand(settings.calendar, to: value)
      case followed_languages: hand(settings.languages, to: value)
      default: return false
      }
      return true
    }
  }()

  /// Writes a value that its reader owns.
  private static func hand<T>(_ value: T, to place: UnsafeMutablePointer<followed_value>) {
    UnsafeMutableRawPointer(place).initializeMemory(as: T.self, to: value)
  }
}
