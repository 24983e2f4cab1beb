public import Foundation

/// Formats a duration by its components: "1 hour, 10 minutes", "1h 10m", "1:10:00".
///
/// The class is implemented here because Foundation on Linux only declares it. The phrases "About"
/// and "remaining" are available only in English.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The components with the value 0 that are omitted.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Omits all zeros; in the positional style only the leading ones.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Omits no zeros; in the positional style each component has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  public var allowedUnits: NSCalendar.Unit = []
  public var unitsStyle = UnitsStyle.positional
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units in the text; 0 for no limit.
  ///
  /// Further units are truncated, not rounded.
  public var maximumUnitCount = 0
  public var calendar: Calendar? = .autoupdatingCurrent
  /// The date at which durations start, which determines the lengths of months; `nil` for the start
  /// of 2001.
  public var referenceDate: Date?
  /// Whether a largest component of 1 is merged into the next smaller one: "63s" instead of "1m
  /// 3s".
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  /// Has no effect: the last component is always a whole number.
  public var allowsFractionalUnits = false
  /// Has no effect: the text is always formatted as within a sentence.
  public var formattingContext = Formatter.Context.unknown

  /// Returns the text of a duration in seconds; a day has 24 hours.
  ///
  /// - Returns: `nil` if the duration is not finite or too long for a calendar.
  open func string(from timeInterval: TimeInterval) -> String? {
    // A day more or less than a quarter of a million years is no length that a calendar counts.
    guard timeInterval.isFinite, abs(timeInterval) < 8e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    var calendar = calendar ?? .autoupdatingCurrent
    calendar.timeZone = .gmt
    return words(of: components(from: start, to: start + timeInterval, in: calendar), calendar)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .autoupdatingCurrent
    return words(of: components(from: startDate, to: endDate, in: calendar), calendar)
  }

  /// Returns the text of components, which are first distributed to larger ones: 90 minutes are an
  /// hour and 30 minutes.
  ///
  /// The text is `nil` if the duration is too long for a calendar.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    var calendar = calendar ?? .autoupdatingCurrent
    if referenceDate == nil { calendar.timeZone = .gmt }
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return words(of: self.components(from: start, to: end, in: calendar), calendar)
  }

  public static func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private var units: [TimeComponent] {
    if !allowedUnits.isEmpty { return TimeComponent.all.filter { allowedUnits.contains($0.unit) } }
    // Positions have no letters, so they begin where clocks do.
    return unitsStyle == .positional ? Array(TimeComponent.all.suffix(3)) : TimeComponent.all
  }

  private func components(from start: Date, to end: Date, in calendar: Calendar)
    -> [(TimeComponent, Int)]
  {
    let units = units
    let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { ($0, found.value(for: $0.component) ?? 0) }
  }

  private func words(of values: [(TimeComponent, Int)], _ calendar: Calendar) -> String? {
    guard !values.isEmpty else { return nil }
    var values = values
    let isNegative = values.contains { $0.1 < 0 }
    for index in values.indices { values[index].1 = abs(values[index].1) }
    if collapsesLargestUnit { values = Self.collapsed(values) }
    values = shown(values)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let text = TimeComponentText(
      style: unitsStyle,
      isPadded: zeroFormattingBehavior.contains(.pad),
      locale: calendar.locale ?? .current
    )
    return phrased((isNegative ? "-" : "") + text.text(of: values))
  }

  /// Returns the values without those zeros that the zero behaviour omits; if all are zero, the
  /// smallest unit remains.
  private func shown(_ values: [(TimeComponent, Int)]) -> [(TimeComponent, Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    // Without a component in the middle, the others would be read as what they are not.
    if unitsStyle == .positional { behavior.remove(.dropMiddle) }
    guard let first = values.firstIndex(where: { $0.1 != 0 }),
      let last = values.lastIndex(where: { $0.1 != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1)) }
    return values.indices.filter { index in
      if values[index].1 != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map { values[$0] }
  }

  private static func collapsed(_ values: [(TimeComponent, Int)]) -> [(TimeComponent, Int)] {
    guard let first = values.firstIndex(where: { $0.1 != 0 }), values[first].1 == 1,
      values.indices.contains(first + 1), values[first + 1].1 != 0,
      let whole = values[first].0.seconds, let part = values[first + 1].0.seconds
    else { return values }
    var values = values
    values[first + 1].1 += whole / part
    values[first].1 = 0
    return values
  }

  private func phrased(_ text: String) -> String {
    let text = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? "\(text) remaining" : text
  }
}
