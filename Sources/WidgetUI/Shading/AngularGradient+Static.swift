extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(
      gradient: gradient.gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  public static func conicGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  public static func conicGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }
}
