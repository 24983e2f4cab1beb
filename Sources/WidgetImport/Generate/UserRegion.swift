/// Generates the source that makes `Locale.current` and `Calendar.current` of a module those of the
/// user.
///
/// Foundation for Linux reads no environment variable: its locale is international English, whose
/// weeks begin on Monday. A declaration in the module itself overrides Foundation's.
enum UserRegion {
  private static let asked: Set = ["Locale", "Calendar", "current", "autoupdatingCurrent"]

  /// Returns the source for a module with the given files; `nil` if none of them uses the locale or
  /// the calendar.
  static func text(for sources: [SwiftWords]) -> String? {
    let asks = sources.contains { source in
      source.words.contains { asked.contains(source.text($0)) }
    }
    return asks ? text : nil
  }

  private static let text = """
    import Foundation

    nonisolated private enum UserRegion {
      /// From LC_ALL, else LC_TIME, else LANG; without any, the United States.
      static let locale: Locale = {
        let variables = ProcessInfo.processInfo.environment
        let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap { variables[$0] }
        let name = (names.first { !$0.isEmpty } ?? "").prefix { $0 != "." && $0 != "@" }
        return Locale(identifier: ["", "C", "POSIX"].contains(name) ? "en_US" : String(name))
      }()

      static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
      }()
    }

    extension Locale {
      nonisolated static var current: Locale { UserRegion.locale }
      nonisolated static var autoupdatingCurrent: Locale { UserRegion.locale }
    }

    extension Calendar {
      nonisolated static var current: Calendar { UserRegion.calendar }
      nonisolated static var autoupdatingCurrent: Calendar { UserRegion.calendar }
    }

    """
}
