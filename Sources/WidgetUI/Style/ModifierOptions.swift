import WidgetRender

/// The blending of a view with the views behind it; a cell shows only the frontmost view.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// The colour computation of a drawing group; without effect in a terminal.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// The colouring of a symbol's layers; a glyph has only one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let value: UInt8

  public static let monochrome = SymbolRenderingMode(value: 0)
  public static let hierarchical = SymbolRenderingMode(value: 1)
  public static let palette = SymbolRenderingMode(value: 2)
  public static let multicolor = SymbolRenderingMode(value: 3)
}

/// Whether content with an aspect ratio fits into the available space, or fills it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill

  var archived: ArchivedModifier.ContentMode { self == .fit ? .fit : .fill }
}

/// The size of a control; a terminal has only one.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The prominence of a view among its neighbours; without effect in a widget.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// The visibility of an element: automatic, visible or hidden.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
