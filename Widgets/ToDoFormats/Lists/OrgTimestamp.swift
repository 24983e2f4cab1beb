internal import Moments

/// An Org timestamp: `<2026-12-24 Thu 09:30-10:00 +1w -3d>`, or in square brackets if the agenda
/// ignores it.
struct OrgTimestamp {
  let day: CivilDate
  /// The second of the day at which the time begins; `nil` for a whole day.
  private(set) var secondOfDay: Int?
  /// The repeater as an RRULE of RFC 5545; empty if there is none.
  private(set) var rule = ""
  /// The words that are not understood, such as an hourly repeater or an invalid time.
  private(set) var doubts: [String] = []

  enum Problem: Error {
    /// The text is a timestamp whose date does not exist, such as 31 February.
    case noDay
    /// The text is not a timestamp, or is an expression such as `<%%(diary-float t 4 2)>`.
    case noStamp
  }

  /// Parses the text between the brackets.
  init(_ inside: Substring) throws(Problem) {
    let words = inside.words
    guard let first = words.first, first.looksLikeDay else { throw .noStamp }
    guard let day = CivilDate(text: String(first)) else { throw .noDay }
    self.day = day
    for word in words.dropFirst() { take(word) }
  }

  private mutating func take(_ word: Substring) {
    guard let first = word.utf8.first else { return }
    switch first {
    case 0x30...0x39:
      secondOfDay = Self.time(word.prefix { $0 != "-" })
      if secondOfDay == nil { doubts.append(String(word)) }
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      if let rule = Self.rule(word) { self.rule = rule } else { doubts.append(String(word)) }
    // A warning period, or the name of the weekday in any language.
    default: break
    }
  }

  func moment(_ settings: FormatSettings) -> ForeignToDo.Moment {
    guard let secondOfDay else { return .day(day) }
    let start = CivilDateTime(startOf: day).secondsSince1970
    let time = CivilDateTime(secondsSince1970: start + Int64(secondOfDay))
    return .instant(settings.zone.instant(of: time), zone: settings.zoneName)
  }

  /// Parses `9:30` or `09:30` as the second of the day; `nil` if it is invalid.
  private static func time(_ text: Substring) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1])),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return hour * 3600 + minute * 60
  }

  /// Returns the rule for a repeater; `nil` if it is not understood.
  ///
  /// `+1w` and `++1w` count from the date, `.+1w` from completion. A habit's maximum interval after
  /// a slash is ignored.
  private static func rule(_ word: Substring) -> String? {
    let value = word.prefix { $0 != "/" }
    let isFromCompletion = value.utf8.first == UInt8(ascii: ".")
    var rest = Substring(value.utf8.dropFirst(isFromCompletion ? 1 : 0))
    let signs = rest.utf8.prefix { $0 == UInt8(ascii: "+") }.count
    rest = Substring(rest.utf8.dropFirst(signs))
    guard isFromCompletion ? signs == 1 : (1...2).contains(signs), let unit = rest.last,
      let frequency = frequencies[unit], let count = Int(rest.dropLast())
    else { return nil }
    let from = isFromCompletion ? ";X-FROM=COMPLETION" : ""
    return Recurrence(rule: "FREQ=\(frequency);INTERVAL=\(count)\(from)")?.rule
  }

  private static let frequencies: [Character: String] = [
    "d": "DAILY", "w": "WEEKLY", "m": "MONTHLY", "y": "YEARLY",
  ]
}

/// The planning line after a heading: `DEADLINE: <…> SCHEDULED: <…> CLOSED: […]`, in any order.
struct OrgPlanning {
  private(set) var deadline: OrgTimestamp?
  private(set) var scheduled: OrgTimestamp?
  private(set) var closed: OrgTimestamp?
  private(set) var remarks: [String] = []
  /// The text of a timestamp whose date does not exist; `nil` if all dates exist.
  private(set) var fault: String?

  private static let words = ["DEADLINE:", "SCHEDULED:", "CLOSED:"]

  static func isPlanning(_ line: Substring) -> Bool {
    let text = line.trimmed
    return words.contains { text.utf8.starts(with: $0.utf8) }
  }

  init(_ line: Substring) {
    var rest = line.trimmed
    // Each of the three words is expected once; if it is repeated, the last one counts.
    while let word = Self.words.first(where: { rest.utf8.starts(with: $0.utf8) }) {
      rest = Substring(rest.utf8.dropFirst(word.utf8.count)).trimmed
      let close: UInt8 =
        rest.utf8.first == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ">")
      guard let end = rest.utf8.firstIndex(of: close) else {
        doubt(word, rest)
        return
      }
      let stamp = rest[...end]
      rest = rest[rest.utf8.index(after: end)...].trimmed
      take(word, stamp)
      // The end of a range is ignored.
      if rest.utf8.starts(with: "--".utf8), let end = rest.utf8.firstIndex(of: close) {
        rest = rest[rest.utf8.index(after: end)...].trimmed
      }
    }
  }

  private mutating func take(_ word: String, _ stamp: Substring) {
    do throws(OrgTimestamp.Problem) {
      let read = try OrgTimestamp(Substring(stamp.utf8.dropFirst().dropLast()))
      switch word {
      case "DEADLINE:": deadline = read
      case "SCHEDULED:": scheduled = read
      default: closed = read
      }
      for found in read.doubts {
        remarks.append("“\(found.prefix(40))” of its \(word.dropLast()) is not understood")
      }
    } catch {
      switch error {
      case .noDay: fault = fault ?? String(stamp)
      case .noStamp: doubt(word, stamp)
      }
    }
  }

  private mutating func doubt(_ word: String, _ found: Substring) {
    remarks.append("its \(word.dropLast()) “\(found.prefix(40))” is not understood")
  }
}
