/// The size of an archived timeline: a widget family, either with the rows that fit or with all
/// rows for scrolling.
package struct TimelineSize: Hashable, Sendable {
  package var family: WidgetFamily
  /// Whether the timeline is for scrolling, so that its entries have all rows.
  package var isScrolled: Bool

  package init(_ family: WidgetFamily, isScrolled: Bool = false) {
    self.family = family
    self.isScrolled = isScrolled
  }

  /// The bit of a size for scrolling in its stored number; the numbers of families are smaller.
  private static let scrolled: Int64 = 64

  /// Creates the size from its number in the store; `nil` if this program does not know the number.
  package init?(number: Int64) {
    let isScrolled = number & Self.scrolled != 0
    guard let family = WidgetFamily(rawValue: Int(number & ~Self.scrolled)) else { return nil }
    self.init(family, isScrolled: isScrolled)
  }

  /// The number that represents the size in the store: the family's number, with a bit added for
  /// scrolling.
  package var number: Int64 { Int64(family.rawValue) | (isScrolled ? Self.scrolled : 0) }

  /// The size as commands print it: `large`, or `large, scrolled`.
  package var words: String { family.commandLineName + (isScrolled ? ", scrolled" : "") }
}
