/// A colour as an author named it; it becomes a terminal colour only when it is drawn.
public struct ArchivedColor: Sendable, Hashable {
  /// What the colour is before its opacity is applied.
  public enum Base: Sendable, Hashable {
    /// Level 1 to 5 of the foreground: primary, secondary, tertiary, quaternary, quinary.
    case foreground(level: Int)
    /// The surface behind the widget.
    case background
    /// The tint of controls.
    case accent
    /// One of the system's colours, which differ by scheme.
    case system(SystemColor)
    /// sRGB, one value for each colour scheme: `0xRRGGBB`.
    case rgb(light: UInt32, dark: UInt32)
  }

  public var base: Base
  /// Opacity from 0 (clear) to 255 (opaque).
  public var opacity: UInt8

  public init(_ base: Base, opacity: UInt8 = 255) {
    self.base = base
    self.opacity = opacity
  }

  public static let primary = ArchivedColor(.foreground(level: 1))
  public static let secondary = ArchivedColor(.foreground(level: 2))
  public static let accent = ArchivedColor(.accent)
}

/// The colours that the system names.
public enum SystemColor: UInt8, Sendable, Hashable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
}
