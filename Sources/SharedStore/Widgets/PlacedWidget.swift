/// A widget that the user put on the screen.
package struct PlacedWidget: Hashable, Sendable {
  /// Given by the store and never again.
  package let id: Int64
  /// What a person types: stable and never reused.
  package let shortID: String
  /// The name of the extension that holds its code.
  package let extensionName: String
  package let kind: String
  /// The raw value of the widget's family.
  package let family: Int64
  /// The encoded configuration intent; empty for none.
  package let configuration: [UInt8]
  /// Ascends along the shelf; without gaps.
  package let position: Int64
}
