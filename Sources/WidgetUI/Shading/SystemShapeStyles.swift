import WidgetRender

/// The style of the window's background, which is the terminal's background colour.
public struct WindowBackgroundShapeStyle: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { ArchivedColor(.background) }
}

/// The style of selected content: the tint, otherwise the accent colour.
public struct SelectionShapeStyle: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { environment.tint ?? .accent }
}

/// The style of placeholder text: the tertiary foreground.
public struct PlaceholderTextShapeStyle: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.foreground(level: 3))
  }
}

/// The style of links: the system's blue.
public struct LinkShapeStyle: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.system(.blue))
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}

/// The current foreground style at its primary level.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    environment.foreground.paint(level: 1)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.foreground.color(level: 1)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style: the one that was set for a view, otherwise the widget's background.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle, LevelledPaint {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    environment.backgroundStyle?.archivedPaint(in: environment) ?? .color(color(level: 1))
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }

  /// Returns the system's background colour for `level`, from 1 to 5.
  func color(level: Int) -> ArchivedColor {
    switch level {
    case ...1: ArchivedColor(.background)
    case 2: ArchivedColor(.rgb(light: 0xF2F2F7, dark: 0x1C1C1E))
    default: ArchivedColor(.rgb(light: 0xE5E5EA, dark: 0x2C2C2E))
    }
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The style that `BackgroundStyle` uses; `nil` for the widget's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

/// The tint of the surrounding controls.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    environment.tintPaint ?? .color(.accent)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.tint ?? .accent
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of separators: the foreground's fourth level, which is faint.
public struct SeparatorShapeStyle: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.foreground(level: 4))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The faint background of tracks, fields and cells; smaller areas use the stronger levels.
public struct FillShapeStyle: ShapeStyle, PlainShapeStyle, LevelledPaint {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public init() {}

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { color(level: 1) }

  /// Returns the system's fill colour for `level`: grey, with the mean of its opacities in the
  /// light and dark schemes.
  func color(level: Int) -> ArchivedColor {
    let opacities: [UInt8] = [71, 61, 46, 33, 20]
    return ArchivedColor(
      .rgb(light: 0x787880, dark: 0x787880),
      opacity: opacities[min(max(level, 1), 5) - 1]
    )
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// A translucent background; the content behind it is visible and not blurred.
public struct Material: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  private let opacity: UInt8

  public static let ultraThin = Material(opacity: 110)
  public static let thin = Material(opacity: 150)
  public static let regular = Material(opacity: 190)
  public static let thick = Material(opacity: 220)
  public static let ultraThick = Material(opacity: 240)
  public static let bar = Material(opacity: 220)

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    // The system's second surface: a material on the first one still stands out from it.
    ArchivedColor(.rgb(light: 0xF2F2F7, dark: 0x2C2C2E), opacity: opacity)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension EnvironmentValues {
  private enum MaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
  }

  /// The material behind the view; `nil` if no view sets one.
  ///
  /// It does not change any colour on this platform.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }
}
