/// An outline that fills the room it is offered; a bare one is filled with the foreground (SU-64).
///
/// The library's shapes conform. Do not declare new conformances: the host has no other outlines.
public protocol Shape: View, Sendable {
  nonisolated var outline: ShapeOutline { get }
}
