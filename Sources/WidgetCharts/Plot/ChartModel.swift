import Foundation
import WidgetUI

/// A chart's marks prepared for drawing: stacked if necessary, with the domains of the axes.
struct ChartModel {
  /// The marks in the order in which they are drawn.
  private(set) var marks: [PlottedMark]
  let settings: ChartSettings
  let calendar: Calendar
  /// The categories with separate colours, in the order of their first occurrence.
  let colors: [String]
  let symbols: [String]
  /// The categories whose bars are drawn side by side.
  let positions: [String]

  init(_ marks: [PlottedMark], _ settings: ChartSettings, calendar: Calendar) {
    self.marks = MarkStacks.stacked(marks).enumerated()
      .sorted { ($0.element.style.zIndex, $0.offset) < ($1.element.style.zIndex, $1.offset) }
      .map(\.element)
    self.settings = settings
    self.calendar = calendar
    colors = Self.names(marks.compactMap(\.style.paintBy))
    symbols = Self.names(marks.compactMap(\.style.symbolBy))
    positions = Self.names(marks.compactMap(\.style.positionBy))
  }

  private static func names(_ places: [PlottedPlace]) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for place in places where known.insert(place.start.name).inserted {
      names.append(place.start.name)
    }
    return names
  }

  /// Returns whether a bar is horizontal, so that its length is along the x axis.
  static func lies(_ mark: PlottedMark) -> Bool {
    switch (mark.x?.start, mark.y?.start) {
    case (.number?, .category?), (.date?, .category?): true
    case (.number?, nil): true
    case (.number?, .date?): true
    default: false
    }
  }

  /// Returns the style of a mark: its own, that of its category, or the first style of the chart.
  func paint(of mark: PlottedMark) -> AnyShapeStyle {
    if let paint = mark.style.paint { return paint }
    guard let category = mark.style.paintBy?.start.name else {
      return settings.paints.named.first?.paint ?? settings.paints.paint("", at: 0)
    }
    return settings.paints.paint(category, at: colors.firstIndex(of: category) ?? 0)
  }

  /// Returns the symbol of a mark; `nil` if the mark has none.
  func symbol(of mark: PlottedMark) -> ChartSymbol? {
    if let symbol = mark.style.symbol { return symbol }
    guard let category = mark.style.symbolBy?.start.name,
      let index = symbols.firstIndex(of: category)
    else { return mark.form == .point ? .circle : nil }
    return ChartSymbol.allCases[index % ChartSymbol.allCases.count]
  }

  /// Returns the series of the line or area to which a mark belongs.
  func series(of mark: PlottedMark) -> String {
    mark.series ?? mark.style.paintBy?.start.name ?? mark.style.symbolBy?.start.name ?? ""
  }

  /// Returns the declarations of an axis; empty if the axis is hidden or the chart has no values.
  func plans(_ axis: KeyPath<ChartSettings, ChartSettings.AxisSettings>) -> [AxisPlan] {
    marks.isEmpty && settings[keyPath: axis].domain == nil ? [] : settings[keyPath: axis].shown
  }

  /// Whether a legend is shown below the chart.
  var hasLegend: Bool {
    switch settings.legend {
    case .hidden: false
    case .visible: true
    case .automatic: settings.legendContent != nil || colors.count > 1
    }
  }
}

extension ChartModel {
  /// Returns the domain of an axis, extended to round values that suit about `count` labels.
  func domain(_ axis: KeyPath<PlottedMark, PlottedPlace?>, count: Int) -> ChartScale.Domain {
    let isX = axis == \PlottedMark.x
    let setting = isX ? settings.x.domain : settings.y.domain
    let places = marks.compactMap { $0[keyPath: axis] }
    let values = places.flatMap { [$0.start] + ($0.end.map { [$0] } ?? []) }
    if case .values(let given)? = setting, let domain = Self.domain(given) { return domain }
    if values.contains(where: { if case .category = $0 { true } else { false } }) {
      let names = Self.names(places)
      return .categories(isReversed(setting) ? names.reversed() : names)
    }
    let numbers = values.compactMap(\.number)
    guard let low = numbers.min(), let high = numbers.max() else { return .numbers(0...1) }
    if case .date? = values.first { return .dates(low...max(high, low + 1)) }
    let includesZero =
      if case .automatic(let zero?, _)? = setting { zero } else {
        !isX || marks.contains(where: Self.lies)
      }
    let range = includesZero ? min(low, 0)...max(high, 0) : low...high
    let wide =
      range.lowerBound < range.upperBound ? range : range.lowerBound...(range.upperBound + 1)
    // An author who leaves zero out wants the marks to fill the plot.
    return .numbers(includesZero ? AxisTicks.rounded(wide, count: count) : wide)
  }

  private func isReversed(_ setting: ScaleDomainSetting?) -> Bool {
    if case .automatic(_, let isReversed)? = setting { isReversed } else { false }
  }

  /// Returns the domain that the author set: the categories, or the range between the least and
  /// greatest value.
  ///
  /// The value is `nil` if `given` is empty.
  private static func domain(_ given: [PlottedValue]) -> ChartScale.Domain? {
    guard let first = given.first else { return nil }
    let numbers = given.compactMap(\.number)
    switch first {
    case .category: return .categories(given.map(\.name))
    case .number:
      guard let low = numbers.min(), let high = numbers.max() else { return nil }
      return .numbers(low...high)
    case .date:
      guard let low = numbers.min(), let high = numbers.max() else { return nil }
      return .dates(low...high)
    }
  }
}

/// Stacks each bar or area on the previous ones at its position.
private struct MarkStacks {
  /// The identity of a stack: the kind of its marks, their position and their group.
  ///
  /// Bars with negative lengths form a separate stack.
  private struct Place: Hashable {
    let form: PlottedMark.Form
    let at: PlottedValue?
    let position: String?
    let isNegative: Bool
  }

  /// Returns the marks, each starting at the end of the previous one in its stack.
  static func stacked(_ marks: [PlottedMark]) -> [PlottedMark] {
    var sums: [Place: Double] = [:]
    var totals: [Place: Double] = [:]
    for mark in marks {
      if let (place, length) = stack(of: mark) { totals[place, default: 0] += length }
    }
    return marks.map { mark in
      guard let (place, length) = stack(of: mark) else { return mark }
      let start = sums[place, default: 0]
      sums[place] = start + length
      let total = totals[place] ?? 0
      func share(_ number: Double) -> Double {
        switch mark.stacking {
        case .normalized: total == 0 ? 0 : number / abs(total)
        case .center: number - total / 2
        case .standard, .unstacked: number
        }
      }
      var mark = mark
      let label = ChartModel.lies(mark) ? mark.x?.label : mark.y?.label
      let span = PlottedPlace(
        label,
        .number(share(start)),
        end: .number(share(start + length))
      )
      if ChartModel.lies(mark) { mark.x = span } else { mark.y = span }
      return mark
    }
  }

  /// Returns the stack and the length of a bar or area that starts at the zero line.
  ///
  /// - Returns: `nil` for any other mark, which is not stacked.
  private static func stack(of mark: PlottedMark) -> (Place, Double)? {
    guard mark.form == .bar || mark.form == .area else { return nil }
    let lies = ChartModel.lies(mark)
    guard let length = lies ? mark.x : mark.y, length.end == nil, let number = length.start.number
    else { return nil }
    if mark.stacking == .unstacked { return nil }
    let place = Place(
      form: mark.form,
      at: lies ? mark.y?.start : mark.x?.start,
      position: mark.style.positionBy?.start.name,
      isNegative: number < 0
    )
    return (place, number)
  }
}
