/// Variants of a symbol, such as filled or struck through, which are part of its name.
///
/// ```swift
/// Image(systemName: "bell").symbolVariant(.slash.fill)
/// ```
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String {
    case circle, square, rectangle
  }

  private var isSlashed = false
  private var enclosure: Enclosure?
  private var isFilled = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { with(.circle) }
  public var square: SymbolVariants { with(.square) }
  public var rectangle: SymbolVariants { with(.rectangle) }
  public var fill: SymbolVariants {
    SymbolVariants(isSlashed: isSlashed, enclosure: enclosure, isFilled: true)
  }
  public var slash: SymbolVariants {
    SymbolVariants(isSlashed: true, enclosure: enclosure, isFilled: isFilled)
  }

  private init(isSlashed: Bool = false, enclosure: Enclosure? = nil, isFilled: Bool = false) {
    self.isSlashed = isSlashed
    self.enclosure = enclosure
    self.isFilled = isFilled
  }

  private func with(_ enclosure: Enclosure) -> SymbolVariants {
    SymbolVariants(isSlashed: isSlashed, enclosure: enclosure, isFilled: isFilled)
  }

  /// Returns whether these variants include those of `other`.
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isSlashed || isSlashed) && (!other.isFilled || isFilled)
      && (other.enclosure == nil || other.enclosure == enclosure)
  }

  /// Returns the name of a symbol with these variants; a variant that the name already contains is
  /// not repeated.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let enclosure, !parts.contains(enclosure.rawValue) { parts.append(enclosure.rawValue) }
    if isFilled || wasFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }

  /// Returns the union of these variants and those of `other`.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      isSlashed: isSlashed || other.isSlashed,
      enclosure: other.enclosure ?? enclosure,
      isFilled: isFilled || other.isFilled
    )
  }
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }

  /// The variants that symbols in this environment have, such as filled; none by default.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  private enum ModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
  }

  /// The colouring of symbols' layers; `nil` for each symbol's own.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}
