internal import WidgetIntents

extension ScriptCompiler {
  mutating func binary(
    _ expression: Expression,
    _ sign: BinaryOperator,
    _ left: Expression,
    _ right: Expression,
    into target: Int32?
  ) -> Int32 {
    switch sign {
    case .and: return shortCircuit(.jumpUnless, left, right, into: target)
    case .or: return shortCircuit(.jumpIf, left, right, into: target)
    case .otherwise: return shortCircuit(.jumpIfSome, left, right, into: target)
    default: break
    }
    guard let operation = sign.operation else { return place(.none, into: target) }
    let first = compile(left)
    let second = compile(right)
    return at(expression.span) {
      $0.write(target) { $0.emit(operation, $1, first, second) }
    }
  }

  /// The left value where it decides, else the right one.
  ///
  /// Not computed in the target itself: it may be a variable that the right side reads.
  private mutating func shortCircuit(
    _ jump: Instruction.Operation,
    _ left: Expression,
    _ right: Expression,
    into target: Int32?
  ) -> Int32 {
    let result = register()
    compile(left, into: result)
    let decided = emit(jump, 0, result)
    compile(right, into: result)
    land(decided)
    return moved(result, into: target)
  }
}

extension BinaryOperator {
  /// The instruction that computes it from two operands.
  var operation: Instruction.Operation? {
    switch self {
    case .or, .and, .otherwise: nil
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .contains: .contains
    case .hasPrefix: .hasPrefix
    case .hasSuffix: .hasSuffix
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    }
  }
}
