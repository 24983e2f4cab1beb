import WidgetRender

extension Image {
  /// The size of a symbol relative to its font; it matters only if the font is large enough to draw
  /// the symbol.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// The factor that multiplies the font's size for a symbol.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  /// The way an image fills an area larger than itself; ignored, because it is always scaled.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether an image is drawn in its own colours, or as a template in the foreground's colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The interpolation of pixels; without effect, because a terminal's cells are larger than most
  /// pixels.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The dynamic range of an image; without effect in a terminal.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }

  /// Returns the image scaled to its frame; the arguments have no effect.
  ///
  /// A symbol that has no drawing stays a glyph.
  ///
  /// ```swift
  /// Image("photo").resizable().scaledToFit()
  /// ```
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Returns the image drawn in its own colours or as a template; `nil` leaves the choice to its
  /// asset.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }

  /// Returns the picture unchanged: its pixels are averaged over cells.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Returns the picture unchanged: its pixels are averaged over cells.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the symbol with its own colours or the foreground's; a glyph has only one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }

  /// Returns the picture unchanged: a terminal shows the colours that it has.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Returns the image with a rendering mode for widgets in two colours (WK-46).
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

  /// The size of symbols relative to text; with small fonts a symbol is always one glyph.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

/// The rendering of an image in widgets that are shown in two colours (WK-46).
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let value: UInt8

  /// The picture in the accent colour.
  public static let accented = WidgetAccentedRenderingMode(value: 0)
  /// The picture in the accent colour; the darker a part is, the clearer it becomes.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(value: 1)
  /// The picture in the foreground colour; the darker a part is, the clearer it becomes.
  public static let desaturated = WidgetAccentedRenderingMode(value: 2)
  /// The image in its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(value: 3)
}

/// A modifier that adds an image to the accent group, or makes dark parts of the image clear, as
/// its mode requires.
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
