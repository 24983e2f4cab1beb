/// The open strings; a string may contain an interpolation with another string.
struct StringNesting {
  /// The maximum nesting depth of interpolations (LG-3).
  static let maximumDepth = 8

  /// For each open interpolation, the number of open parentheses in it.
  private var parentheses: [Int] = []
  /// The beginning of the outermost open string.
  private(set) var outermost = 0

  var isInInterpolation: Bool { !parentheses.isEmpty }

  /// Records that a string of several tokens begins.
  mutating func open(at start: Int) {
    if parentheses.isEmpty { outermost = start }
  }

  /// Begins an interpolation; returns `false` if that would exceed ``maximumDepth``.
  mutating func openInterpolation() -> Bool {
    guard parentheses.count < Self.maximumDepth else { return false }
    parentheses.append(0)
    return true
  }

  /// Ends the innermost interpolation; returns `false` if none is open.
  mutating func abandonInterpolation() -> Bool { parentheses.popLast() != nil }

  mutating func openParenthesis() {
    if let last = parentheses.indices.last { parentheses[last] += 1 }
  }

  /// Returns whether a `)` ends an interpolation, and not a parenthesis within it.
  mutating func closeParenthesis() -> Bool {
    guard let last = parentheses.indices.last else { return false }
    if parentheses[last] == 0 {
      parentheses.removeLast()
      return true
    }
    parentheses[last] -= 1
    return false
  }
}
