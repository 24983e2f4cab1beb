/// A part of a picture that does something when it is pressed.
package struct HitArea: Sendable, Hashable {
  package enum Target: Sendable, Hashable {
    case action(ArchivedAction)
    /// The address of a link.
    case link(String)
  }

  package var rect: CellRect
  package var target: Target

  package init(rect: CellRect, target: Target) {
    self.rect = rect
    self.target = target
  }
}
