/// The symbol of a point, which can be recognized by its form rather than by its colour alone.
public protocol ChartSymbolShape {
  /// The symbol that a terminal draws for the shape.
  var symbol: ChartSymbol { get }
}

/// The symbols that a terminal can draw for a point.
public enum ChartSymbol: Hashable, Sendable, CaseIterable {
  case circle, square, triangle, diamond, plus, cross, asterisk, pentagon

  /// The character for the symbol, one column wide.
  var character: String {
    switch self {
    case .circle: "●"
    case .square: "■"
    case .triangle: "▲"
    case .diamond: "◆"
    case .plus: "+"
    case .cross: "×"
    case .asterisk: "*"
    case .pentagon: "⬟"
    }
  }
}

/// The built-in symbols for points.
///
/// ```swift
/// Chart {
///   PointMark(x: .value("Day", 1), y: .value("Cups", 5)).symbol(.diamond)
/// }
/// ```
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  public let symbol: ChartSymbol

  /// Returns the symbol unchanged: a character has no line width.
  public func strokeBorder(lineWidth: Double = 1) -> some ChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(symbol: .circle) }
  public static var square: BasicChartSymbolShape { .init(symbol: .square) }
  public static var triangle: BasicChartSymbolShape { .init(symbol: .triangle) }
  public static var diamond: BasicChartSymbolShape { .init(symbol: .diamond) }
  public static var plus: BasicChartSymbolShape { .init(symbol: .plus) }
  public static var cross: BasicChartSymbolShape { .init(symbol: .cross) }
  public static var asterisk: BasicChartSymbolShape { .init(symbol: .asterisk) }
  public static var pentagon: BasicChartSymbolShape { .init(symbol: .pentagon) }
}
