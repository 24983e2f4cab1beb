public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// A date that stays open until it is drawn (WK-112 to WK-116).
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// The stretch between two dates (WK-118).
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

  /// The stretch that `interval` covers (WK-118).
  public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

  /// A count that runs inside the interval and stands still outside it (WK-117).
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      Text(
        timerInterval: timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }
}
