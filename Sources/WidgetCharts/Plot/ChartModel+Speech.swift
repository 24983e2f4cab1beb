import Foundation

extension ChartModel {
  /// The most values in a spoken description; a listener does not remember more.
  private static let spokenValues = 24

  /// The spoken description of the chart: its values in order; empty if there are none.
  var words: String {
    let values = marks.filter { !$0.style.isHidden && $0.form != .rule && hasWords($0) }
    guard !values.isEmpty else { return "" }
    let rest = values.count - Self.spokenValues
    // Numbers are written by the reader's locale, which takes longer than drawing them.
    let said = values.prefix(Self.spokenValues).compactMap(words).joined(separator: ", ")
    return subject + said + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The names of the two quantities at the start of the description: `Cups by Day: `; empty
  /// without a name.
  private var subject: String {
    guard let mark = marks.first, let value = value(of: mark)?.label, !value.isEmpty else {
      return ""
    }
    guard let place = place(of: mark)?.label, !place.isEmpty else { return "\(value): " }
    return "\(value) by \(place): "
  }

  private func hasWords(_ mark: PlottedMark) -> Bool {
    place(of: mark) != nil || mark.style.paintBy != nil || value(of: mark) != nil
  }

  private func words(_ mark: PlottedMark) -> String? {
    let place = place(of: mark).map { text($0.start) }
    let category = mark.style.paintBy.map { text($0.start) }
    let value = value(of: mark).map { value in
      guard let end = value.end else { return text(value.start) }
      // A bar in a pile is as long as what it adds.
      if case .number(let low) = value.start, case .number(let high) = end, isPiled(mark) {
        return ChartNumber.text(high - low)
      }
      return "\(text(value.start)) to \(text(end))"
    }
    let words = [place, category == place ? nil : category, value].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func isPiled(_ mark: PlottedMark) -> Bool {
    (mark.form == .bar || mark.form == .area) && mark.stacking != .unstacked
  }

  private func place(of mark: PlottedMark) -> PlottedPlace? {
    Self.lies(mark) ? mark.y : mark.x
  }

  private func value(of mark: PlottedMark) -> PlottedPlace? {
    Self.lies(mark) ? mark.x : mark.y
  }

  private func text(_ value: PlottedValue) -> String {
    guard case .date(let date) = value else { return value.name }
    let style = Date.FormatStyle(
      date: .abbreviated,
      time: .shortened,
      locale: calendar.locale ?? .autoupdatingCurrent,
      calendar: calendar,
      timeZone: calendar.timeZone
    )
    return date.formatted(style)
  }
}
