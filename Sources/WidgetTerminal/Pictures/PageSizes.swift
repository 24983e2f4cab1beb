import WidgetTimeline

extension PagePlan.Request {
  /// The most rows by which a widget is shortened before it gets a smaller size or moves to the next page.
  ///
  /// With one row each, two rows of medium widgets and a line of text fit on 24 rows. With two rows each, a second line
  /// of text fits.
  static let maximumTrim = 2
  /// The columns by which a widget may be narrowed on a page that is filled.
  ///
  /// With five each, two widgets fit next to each other on 80 columns, and three on 120.
  static let maximumNarrowing = 5

  /// Returns the rows by which a size may be shortened; 0 for an accessory.
  func trim(of family: WidgetFamily) -> Int {
    family.isAccessory || rigid.contains(family) ? 0 : Self.maximumTrim
  }

  /// Returns the columns by which a size may be narrowed on a page that is filled.
  func narrowing(of family: WidgetFamily) -> Int {
    let isNarrow = family.isAccessory || family == .systemSmall
    return isNamed || isNarrow || wide.contains(family) ? 0 : Self.maximumNarrowing
  }

  /// The same request in the widget's largest size up to medium.
  ///
  /// It is unchanged if the user has chosen its size, or if there is no such size.
  var upToMedium: Self {
    let limit = WidgetFamily.systemMedium.area
    guard !isNamed, family.area > limit,
      let index = smaller.firstIndex(where: { $0.area <= limit && !$0.isAccessory })
    else { return self }
    var smallerOne = self
    smallerOne.family = smaller[index]
    smallerOne.smaller = Array(smaller[(index + 1)...])
    smallerOne.larger = larger + [family] + smaller[..<index]
    return smallerOne
  }
}

extension WidgetFamily {
  /// Whether the size is one of a lock screen's.
  var isAccessory: Bool {
    switch self {
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    default: false
    }
  }

  /// Returns those of the families that are smaller than this one, the largest first; equal ones
  /// keep their order.
  package func smaller(among families: [WidgetFamily]) -> [WidgetFamily] {
    let smaller = families.filter { $0.area < area }
    return smaller.sorted { $0.area > $1.area }
  }

  /// Returns those of the families that are larger than this one, the largest first; none for an
  /// accessory.
  package func larger(among families: [WidgetFamily]) -> [WidgetFamily] {
    if isAccessory { return [] }
    let larger = families.filter { $0.area > area && !$0.isAccessory }
    return larger.sorted { $0.area > $1.area }
  }

  /// The number of cells that the size has.
  var area: Int { cells.columns * cells.rows }
}

extension [WidgetFamily] {
  /// The families by ascending number of cells; equal ones keep their order.
  package var sortedBySize: [WidgetFamily] {
    enumerated().sorted { one, other in
      let areas = (one.element.area, other.element.area)
      return areas.0 == areas.1 ? one.offset < other.offset : areas.0 < areas.1
    }.map(\.element)
  }
}
