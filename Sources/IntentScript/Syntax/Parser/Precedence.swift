/// The precedence of an operator, lowest first.
enum Precedence: UInt8, Comparable {
  case or, and, not, comparison, fallback, sum, product, sign

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The lowest precedence of an operator that the right operand may contain without parentheses.
  var onTheRight: Precedence {
    switch self {
    case .or: .and
    case .and: .not
    case .not: .not
    case .comparison: .fallback
    // From the right: each `??` has the rest as its way out.
    case .fallback: .fallback
    case .sum: .product
    case .product, .sign: .sign
    }
  }
}

extension Token.Kind {
  /// The binary operator of a token, and its precedence; `nil` for any other token.
  var binaryOperator: (BinaryOperator, Precedence)? {
    switch self {
    case .or: (.or, .or)
    case .and: (.and, .and)
    case .equal: (.equal, .comparison)
    case .notEqual: (.notEqual, .comparison)
    case .less: (.less, .comparison)
    case .lessOrEqual: (.lessOrEqual, .comparison)
    case .greater: (.greater, .comparison)
    case .greaterOrEqual: (.greaterOrEqual, .comparison)
    case .contains: (.contains, .comparison)
    case .hasPrefix: (.hasPrefix, .comparison)
    case .hasSuffix: (.hasSuffix, .comparison)
    case .otherwise: (.otherwise, .fallback)
    case .plus: (.add, .sum)
    case .minus: (.subtract, .sum)
    case .star: (.multiply, .product)
    case .slash: (.divide, .product)
    case .percent: (.remainder, .product)
    default: nil
    }
  }
}
