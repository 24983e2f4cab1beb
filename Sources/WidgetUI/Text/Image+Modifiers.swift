import WidgetRender

extension Image {
  /// How large a symbol is beside text of its font, where that is large enough for a drawing.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// How much larger than the font a symbol is.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  /// How a picture fills room that is larger than itself.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture is shown as it is, or as a stencil for the foreground's colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How pixels between pixels are made up; a terminal's cells are larger than most pixels.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How much brighter than white a picture may be; a terminal has no such colours.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }

  /// The picture stretched to the room that it is offered; so is a symbol that has a drawing, any other is its glyph.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The picture as it is or as a stencil; `nil` is as it is.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }

  /// The picture itself: its pixels are averaged over cells.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture itself: its pixels are averaged over cells.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The symbol in its own colour or the foreground's: a glyph has one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }

  /// The picture itself: a terminal shows the colours that it has.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// The picture as it is drawn where widgets are shown in two colours (WK-46).
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    modifier(AccentedPicture(mode: renderingMode))
  }
}

extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  /// How large symbols are beside text; those of small fonts are one glyph whatever it is.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

/// What becomes of a picture where widgets are shown in two colours (WK-46).
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let value: UInt8

  /// The accent in place of the picture's colours.
  public static let accented = WidgetAccentedRenderingMode(value: 0)
  /// The accent with the picture's lights and shades.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(value: 1)
  /// The foreground with the picture's lights and shades.
  public static let desaturated = WidgetAccentedRenderingMode(value: 2)
  /// The picture as it is.
  public static let fullColor = WidgetAccentedRenderingMode(value: 3)
}

/// Puts a picture among what takes the accent, with or without its lights and shades.
private struct AccentedPicture {
  let mode: WidgetAccentedRenderingMode?
}

extension AccentedPicture: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    var children = scope.children(of: content)
    // In every other mode the picture keeps its colours.
    if scope.environment.widgetRenderingMode == .accented,
      mode == .desaturated || mode == .accentedDesaturated
    {
      children = children.map { .modified($0, .luminanceToAlpha) }
    }
    guard mode == .accented || mode == .accentedDesaturated else { return children }
    return children.map { .modified($0, .accented) }
  }
}
