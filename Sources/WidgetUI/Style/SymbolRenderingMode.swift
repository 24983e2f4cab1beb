/// How the layers of a symbol are coloured; a glyph has one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let value: UInt8

  public static let monochrome = SymbolRenderingMode(value: 0)
  public static let hierarchical = SymbolRenderingMode(value: 1)
  public static let palette = SymbolRenderingMode(value: 2)
  public static let multicolor = SymbolRenderingMode(value: 3)
}
