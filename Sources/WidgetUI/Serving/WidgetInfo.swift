/// A placed widget.
public struct WidgetInfo: Sendable, Identifiable, Hashable, CustomDebugStringConvertible {
  public let family: WidgetFamily
  public let kind: String

  /// The value is its own identity.
  public var id: WidgetInfo { self }

  public var debugDescription: String { "\(kind) \(family)" }
}
