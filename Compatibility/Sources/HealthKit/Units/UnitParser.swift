/// Parses the text of a unit: products of powers, divided by products of powers, with parentheses.
struct UnitParser {
  /// The greatest nesting depth of parentheses; units that are in use need one level.
  private static let depthLimit = 8

  private var rest: Substring
  private var depth = 0

  init(_ text: String) {
    rest = text[...].filter { $0 != " " }[...]
  }

  /// Returns the unit that the whole text describes; `nil` if the text is invalid.
  mutating func unit() -> UnitScale? {
    guard let unit = quotient(), rest.isEmpty else { return nil }
    return unit
  }

  private mutating func quotient() -> UnitScale? {
    guard var result = product() else { return nil }
    while take("/") {
      guard let divisor = product() else { return nil }
      result = result.multiplied(by: divisor.raised(to: -1))
    }
    return result
  }

  private mutating func product() -> UnitScale? {
    guard var result = power() else { return nil }
    while take("*") || take("·") || take(".") {
      guard let factor = power() else { return nil }
      result = result.multiplied(by: factor)
    }
    return result
  }

  private mutating func power() -> UnitScale? {
    guard let base = atom() else { return nil }
    guard take("^") else { return base }
    let digits = rest.prefix { $0.isNumber || $0 == "-" }
    rest = rest.dropFirst(digits.count)
    return Int(digits).flatMap { abs($0) <= 8 ? base.raised(to: $0) : nil }
  }

  private mutating func atom() -> UnitScale? {
    if take("(") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.depthLimit, let inner = quotient(), take(")") else { return nil }
      return inner
    }
    // A reciprocal is written with a one.
    if take("1") { return UnitScale(1) }
    return UnitTable.unit(named: symbol())
  }

  private mutating func symbol() -> Substring {
    var name = rest.prefix { !"*·./^()<".contains($0) }
    // A molar mass has a point of its own.
    if rest.dropFirst(name.count).first == "<", let end = rest.firstIndex(of: ">") {
      name = rest[...end]
    }
    rest = rest.dropFirst(name.count)
    return name
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
}
