import WidgetRender

/// A symbol by its SF Symbols name; the host's table turns it into a glyph.
public struct Image: Equatable, Sendable {
  /// How large a symbol is beside text: always one glyph.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How much brighter than white a picture may be; a terminal has no such colours.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }

  let name: String

  public init(systemName: String) {
    name = systemName
  }

  /// A symbol whose layers a value from 0 to 1 would fill; a glyph has one layer.
  public init(systemName: String, variableValue: Double?) {
    name = systemName
  }

  /// The image itself: a glyph has the size of its cell.
  public func resizable() -> Image { self }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    [scope.masked(.symbol(name: name, style: scope.environment.textStyle))]
  }
}

extension Text {
  /// A symbol as a part of a text.
  public init(_ image: Image) {
    self.init(.symbol(image.name))
  }
}

extension View {
  /// The view itself: a symbol is always one glyph.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
}
