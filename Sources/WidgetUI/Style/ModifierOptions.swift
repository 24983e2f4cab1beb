import WidgetRender

/// How a picture's colours mix with what lies below; a terminal's cells take the upper ones.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How a group's colours would be computed; a terminal has one way.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// How the layers of a symbol are coloured; a glyph has one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let value: UInt8

  public static let monochrome = SymbolRenderingMode(value: 0)
  public static let hierarchical = SymbolRenderingMode(value: 1)
  public static let palette = SymbolRenderingMode(value: 2)
  public static let multicolor = SymbolRenderingMode(value: 3)
}

/// Whether a box of a given shape stays within the room there is, or covers it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill

  var archived: ArchivedModifier.ContentMode { self == .fit ? .fit : .fill }
}

/// How large a control is among its kind; a terminal has one size of them.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How much a part stands out among its neighbours.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// Whether a part is seen, or seen where the system thinks fit.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
