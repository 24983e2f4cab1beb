/// Which parts of an outline that crosses itself are inside.
public struct FillStyle: Equatable, Sendable {
  /// Whether what an even number of lines encloses is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth; cells have none.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
