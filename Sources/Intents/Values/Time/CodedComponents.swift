public import Essentials
public import Wire

/// The components of a day or a time that are stored and sent, without calendar and time zone.
@usableFromInline struct CodedComponents {
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var weekday: Int?
  private var hour: Int?
  private var minute: Int?
  private var second: Int?

  @usableFromInline init(_ components: DateComponents) {
    year = components.year
    month = components.month
    day = components.day
    weekday = components.weekday
    hour = components.hour
    minute = components.minute
    second = components.second
  }

  @usableFromInline var components: DateComponents {
    var components = DateComponents()
    components.year = year
    components.month = month
    components.day = day
    components.weekday = weekday
    components.hour = hour
    components.minute = minute
    components.second = second
    return components
  }

  /// The text form: `2026-12-01`, `2026-12-01T09:00`, `09:00:30`; other parts have names.
  var text: String {
    var parts: [String] = []
    if let year, let month, let day {
      parts.append("\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))")
    } else {
      let named = [("year", year), ("month", month), ("day", day), ("weekday", weekday)]
      parts += named.compactMap { name, value in value.map { "\(name) \($0)" } }
    }
    if let hour {
      let time = "\(Self.padded(hour, 2)):\(Self.padded(minute ?? 0, 2))"
      parts.append(second.map { "\(time):\(Self.padded($0, 2))" } ?? time)
    }
    return parts.joined(separator: "T")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

extension CodedComponents: WiredRecord {
  @usableFromInline static func fields<C: WireCoder>(
    _ value: Self?,
    _ c: inout C
  ) throws(WireFault) -> Self {
    var read = Self(DateComponents())
    read.year = try c.field("year", 0, value?.year)
    read.month = try c.field("month", 1, value?.month)
    read.day = try c.field("day", 2, value?.day)
    read.weekday = try c.field("weekday", 3, value?.weekday)
    read.hour = try c.field("hour", 4, value?.hour)
    read.minute = try c.field("minute", 5, value?.minute)
    read.second = try c.field("second", 6, value?.second)
    return read
  }
}
