public import Foundation

/// A dimension whose measurements intents take and hand back (AI-16).
public protocol IntentDimension: Dimension {
  /// What scripts call it: `length`.
  static var _dimensionName: String { get }
  /// The units that words may name.
  static var _knownUnits: [Self] { get }
}

extension IntentDimension {
  /// The unit of this symbol, or of this symbol case apart where only one is.
  static func unit(of symbol: String) -> Self? {
    if let unit = _knownUnits.first(where: { $0.symbol == symbol }) { return unit }
    let alike = _knownUnits.filter { $0.symbol.lowercased() == symbol.lowercased() }
    return alike.count == 1 ? alike.first : nil
  }
}
