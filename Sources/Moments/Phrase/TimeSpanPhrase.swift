/// Reads spans of a day, whose start is used: `14:30-15:30`, `9am to 10am`, `9'dan 10'a kadar`.
enum TimeSpanPhrase {
  /// Reads a span and returns its start; returns `nil` for other words.
  ///
  /// The end of `14:30-15:30` is never read as an offset from UTC (BW-29).
  static func take(from cursor: inout PhraseCursor) -> TimePhrase? {
    let start = cursor
    let isBetween = cursor.take(.between)
    if !isBetween { _ = cursor.take(.from) }
    guard let first = time(&cursor) else {
      cursor = start
      return nil
    }
    let hasEndings = cursor.ending == .ablative
    let isJoined =
      isBetween ? cursor.take(.and) : cursor.take(.dash, .to, .until, .with) || hasEndings
    guard isJoined, let second = time(&cursor),
      first.isMarked || second.isMarked || (hasEndings && cursor.ending == .dative)
    else {
      cursor = start
      return nil
    }
    _ = cursor.take(.betweenThem)
    if hasEndings { _ = cursor.take(.conclusion) }
    return first.sharingHalf(of: second)
  }

  private static func time(_ cursor: inout PhraseCursor) -> TimePhrase? {
    do throws(MomentFault) {
      return try TimePhrase.take(from: &cursor, isAnnounced: true)
    } catch {
      return nil
    }
  }
}

extension TimePhrase {
  /// Returns the first time with the half of the day of the second: both in the morning in
  /// `9-10am`, only the first in `11-1pm`.
  fileprivate func sharingHalf(of second: TimePhrase) -> TimePhrase {
    guard half == nil, let other = second.half, (1...12).contains(time.hour) else { return self }
    let same = at(hour: other.hour(time.hour))
    guard same.time.secondOfDay > second.time.secondOfDay else { return same }
    return at(hour: time.hour % 12 + (other == .afternoon ? 0 : 12))
  }
}
