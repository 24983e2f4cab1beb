/// What a timeline is archived for: a family, with the rows that it has room for or, where a person scrolls, with all.
package struct TimelineSize: Hashable, Sendable {
  package var family: WidgetFamily
  /// Whether a person scrolls the widget.
  package var isScrolled: Bool

  package init(_ family: WidgetFamily, isScrolled: Bool = false) {
    self.family = family
    self.isScrolled = isScrolled
  }

  /// What is set in the number of one that is scrolled: above the numbers of all families.
  private static let scrolled: Int64 = 64

  /// The size that the store keeps under a number; `nil` where this program knows none.
  package init?(number: Int64) {
    let isScrolled = number & Self.scrolled != 0
    guard let family = WidgetFamily(rawValue: Int(number & ~Self.scrolled)) else { return nil }
    self.init(family, isScrolled: isScrolled)
  }

  /// The number under which the store keeps the size: that of the family where nothing is scrolled.
  package var number: Int64 { Int64(family.rawValue) | (isScrolled ? Self.scrolled : 0) }

  /// The size in words, as commands name it: `large`, `large, scrolled`.
  package var words: String { family.commandLineName + (isScrolled ? ", scrolled" : "") }
}
