/// The reasons why a screen has no picture of a widget, or an old one; they are stored with the
/// widget's timelines.
package enum ScreenReason {
  /// The reason if no machine has made the picture since the widget was placed.
  package static let unmade = "no machine has made its picture yet"
  /// The reason if the picture has a format that this program cannot read.
  package static let unreadable = "its picture cannot be read"

  /// Returns the reason for a picture that is overdue since this time, in microseconds since 1970
  /// UTC.
  package static func late(since microseconds: Int64) -> String {
    let minutes = microseconds / 60_000_000
    let (hour, minute) = (minutes / 60 % 24, minutes % 60)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(lateBeginning)\(two(hour)):\(two(minute)) UTC"
  }

  /// The text of the reason for an overdue picture, without the time that follows it.
  package static let lateBeginning = "no machine has made it since "
}
