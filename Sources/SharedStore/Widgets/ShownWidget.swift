/// A placed widget and what it shows at one instant.
package struct ShownWidget: Hashable, Sendable {
  package let widget: PlacedWidget
  /// `nil` when this family was never asked for.
  package let timeline: StoredTimeline?
  /// The date of the current entry; `nil` when there is none.
  package let date: Int64?
  /// The compact bytes of the current entry for the scheme asked for; empty when there is none.
  package let archive: [UInt8]
}
