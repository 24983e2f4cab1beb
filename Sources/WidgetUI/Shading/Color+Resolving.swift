import WidgetRender

extension Color {
  /// The components at a place, for the scheme that the picture is made for.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(in: Palette(environment.colorScheme == .dark ? .dark : .light))
  }
}

extension Color.Resolved: ShapeStyle, PlainShapeStyle {
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { Color(self).archived }
}
