import WidgetRender

/// The surface behind everything.
public struct WindowBackgroundShapeStyle: ShapeStyle, PlainShapeStyle {
  public init() {}
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { ArchivedColor(.background) }
}

/// The surface of what is selected.
public struct SelectionShapeStyle: ShapeStyle, PlainShapeStyle {
  public init() {}
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { environment.tint ?? .accent }
}

/// The colour of text that stands for what has not been entered.
public struct PlaceholderTextShapeStyle: ShapeStyle, PlainShapeStyle {
  public init() {}
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.foreground(level: 3))
  }
}

/// The colour of text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle, PlainShapeStyle {
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
