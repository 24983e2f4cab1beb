import WidgetRender

/// What views stand on: the style that was set around them, or else the surface behind the widget.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle, LevelledPaint {
  public init() {}

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    environment.backgroundStyle?.archivedPaint(in: environment) ?? .color(color(level: 1))
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }

  /// The system's surfaces that lie on each other.
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

  /// What `BackgroundStyle` paints with; `nil` is the surface behind the widget.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}
