/// The sign of a point, known by its form, not by its colour alone.
public protocol ChartSymbolShape {
  /// Which of the signs that a terminal has.
  var symbol: ChartSymbol { get }
}

/// The signs of points that a terminal has.
public enum ChartSymbol: Hashable, Sendable, CaseIterable {
  case circle, square, triangle, diamond, plus, cross, asterisk, pentagon

  /// A character of one column.
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

/// The forms that a point's sign can have.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  public let symbol: ChartSymbol

  /// A sign with a width of a line; lines of signs have no width here.
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
