/// A colour as an author named it; it becomes a terminal colour only when it is drawn.
public struct ArchivedColor: Sendable, Hashable {
  /// The colour without its opacity.
  public enum Base: Sendable, Hashable {
    /// Level 1 to 5 of the foreground: primary, secondary, tertiary, quaternary, quinary.
    case foreground(level: Int)
    /// The colour of the surface behind the widget.
    case background
    /// The tint of controls.
    case accent
    /// One of the system's colours, which differ by scheme.
    case system(SystemColor)
    /// An sRGB colour, with one value `0xRRGGBB` for each colour scheme.
    case rgb(light: UInt32, dark: UInt32)
  }

  public var base: Base
  /// Opacity from 0 (clear) to 255 (opaque).
  public var opacity: UInt8

  public init(_ base: Base, opacity: UInt8 = 255) {
    self.base = base
    self.opacity = opacity
  }

  /// Returns the opacity of a translucent colour seen through another opacity: the product of both,
  /// from 0 to 255.
  static func opacity(_ left: UInt8, behind right: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (Int(left) * Int(right) + 127) / 255)
  }

  public static let primary = ArchivedColor(.foreground(level: 1))
  public static let secondary = ArchivedColor(.foreground(level: 2))
  public static let accent = ArchivedColor(.accent)
}

/// The named colours of Apple's systems, most of which differ between light and dark.
public enum SystemColor: UInt8, Sendable, Hashable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
}

/// The paint of a surface, a shape or letters: one colour, or a gradient.
public enum ArchivedPaint: Sendable, Hashable {
  case color(ArchivedColor)
  /// A gradient along the line between two points, which are fractions of the painted frame.
  case linear(ArchivedGradient, from: ArchivedPoint, to: ArchivedPoint)
  /// A gradient outward from a point, a fraction of the frame, between two distances in points.
  case radial(ArchivedGradient, center: ArchivedPoint, from: Double, to: Double)
  /// A gradient outward from a point, between two fractions of the frame's sides: circular in a
  /// square, otherwise elliptical.
  case elliptical(ArchivedGradient, center: ArchivedPoint, from: Double, to: Double)
  /// A gradient clockwise around a point, between two angles in degrees; 0 points to the trailing
  /// edge.
  case angular(ArchivedGradient, center: ArchivedPoint, from: Double, to: Double)

  /// The colour that represents the paint if only one can be shown: the first of a gradient.
  public var mainColor: ArchivedColor {
    if case .color(let color) = self { return color }
    return gradient?.stops.first?.color ?? ArchivedColor(.system(.clear))
  }

  /// Whether any colour of the paint is visible.
  package var isVisible: Bool {
    func isVisible(_ color: ArchivedColor) -> Bool {
      color.opacity > 0 && color.base != .system(.clear)
    }
    if case .color(let color) = self { return isVisible(color) }
    return gradient?.stops.contains { isVisible($0.color) } ?? false
  }

  /// The gradient of the paint; `nil` if it has only one colour.
  var gradient: ArchivedGradient? {
    switch self {
    case .color: nil
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      gradient
    }
  }
}

/// Colours at positions from 0 to 1, in ascending order of the positions.
public struct ArchivedGradient: Sendable, Hashable {
  /// A colour and its position from 0 to 1.
  public struct Stop: Sendable, Hashable {
    public var color: ArchivedColor
    public var location: Double

    public init(_ color: ArchivedColor, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(_ stops: [Stop]) {
    self.stops = stops
  }
}

/// A point: in points from the top leading corner, or as fractions of a frame, depending on its owner.
public struct ArchivedPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = ArchivedPoint(x: 0, y: 0)
  /// The middle of a frame, as fractions.
  public static let center = ArchivedPoint(x: 0.5, y: 0.5)
}
