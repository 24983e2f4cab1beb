internal import WidgetIntents

extension ScriptCompiler {
  /// Compiles an expression and returns the operand with its value.
  ///
  /// The operand is a name's slot, a constant or a new register. With a target, the value is
  /// written into the target by the last instruction, and the target is returned.
  @discardableResult
  mutating func compile(_ expression: Expression, into target: Int32? = nil) -> Int32 {
    guard let coercion = script.coercions[expression.id] else {
      return value(expression, into: target)
    }
    if coercion == .intToDouble, case .literal(.int(let number)) = expression.kind {
      return place(.double(Double(number)), into: target)
    }
    let operand = value(expression, into: nil)
    let result = target ?? frame.next()
    return at(expression.span) {
      $0.emit(.coerce, result, operand, $0.parts.coercion(coercion))
      return result
    }
  }

  private mutating func value(_ expression: Expression, into target: Int32?) -> Int32 {
    switch expression.kind {
    case .literal(let literal): return self.literal(literal, into: target)
    case .string(let segments): return text(segments, into: target)
    case .name, .enumCase: return name(expression, into: target)
    case .grouped(let inner): return compile(inner, into: target)
    case .list(let elements):
      let first = registers(holding: elements)
      return write(target) { $0.emit(.list, $1, first, Int32(elements.count)) }
    case .member(let value, let name): return member(expression, value, name, into: target)
    case .method(let value, _, let arguments):
      return builtIn(expression, [value] + arguments.map(\.value), into: target)
    case .index(let list, let index):
      let elements = compile(list)
      let place = compile(index)
      return at(expression.span) {
        $0.write(target) { $0.emit(.element, $1, elements, place) }
      }
    case .unary(let sign, let value):
      let operand = compile(value)
      return at(expression.span) {
        $0.write(target) { $0.emit(sign == .not ? .not : .negate, $1, operand) }
      }
    case .binary(let sign, let left, let right, _):
      return binary(expression, sign, left, right, into: target)
    case .at(let day, let time):
      let operand = compile(day)
      return at(expression.span) {
        let index = $0.parts.time(time)
        return $0.write(target) { $0.emit(.at, $1, operand, index) }
      }
    case .find(let find):
      return at(expression.span) { $0.find(find, into: target) }
    case .prompt(let form, let arguments):
      return at(expression.span) { $0.prompt(expression, form, arguments, into: target) }
    case .call(let name, let arguments):
      return at(expression.span) { $0.call(expression, name, arguments, into: target) }
    case .keyPath, .missing: return place(.none, into: target)
    }
  }

  /// Compiles expressions into consecutive registers, and returns the first of these.
  mutating func registers(holding expressions: [Expression]) -> Int32 {
    let first = frame.next(expressions.count)
    for (index, expression) in expressions.enumerated() {
      let kept = frame.mark
      compile(expression, into: first + Int32(index))
      frame.release(to: kept)
    }
    return first
  }

  /// Emits instructions that write a result into the target, or into a new register without a
  /// target.
  ///
  /// `body` gets the register, which is returned.
  mutating func write(
    _ target: Int32?,
    _ body: (inout ScriptCompiler, Int32) -> Void
  ) -> Int32 {
    let result = target ?? frame.next()
    body(&self, result)
    return result
  }

  /// Returns the operand of a constant, which is moved into the target if there is one.
  mutating func place(_ value: IntentValue, into target: Int32?) -> Int32 {
    moved(parts.constant(value), into: target)
  }

  /// Moves an operand into the target, if there is one; returns the operand with the value.
  mutating func moved(_ operand: Int32, into target: Int32?) -> Int32 {
    guard let target, target != operand else { return operand }
    emit(.move, target, operand)
    return target
  }

  private mutating func name(_ expression: Expression, into target: Int32?) -> Int32 {
    switch script.binding(of: expression.id) {
    case .local(let slot): moved(Int32(slot), into: target)
    case .enumeration(let value): place(.enumeration(value), into: target)
    case .widget(let name): place(.string(name), into: target)
    default: place(.none, into: target)
    }
  }

  private mutating func member(
    _ expression: Expression,
    _ value: Expression,
    _ name: Name,
    into target: Int32?
  ) -> Int32 {
    switch script.binding(of: expression.id) {
    case .enumeration(let value): return place(.enumeration(value), into: target)
    case .member(let member):
      let operand = compile(value)
      let number = Int32(BuiltInMember.allCases.firstIndex(of: member) ?? 0)
      return at(expression.span) {
        $0.write(target) { $0.emit(.member, $1, operand, number) }
      }
    case .property(let property): return self.property(property, expression, value, target)
    case .input(.text): return write(target) { $0.emit(.readText, $1) }
    case .input(.lines):
      let text = write(nil) { $0.emit(.readText, $1) }
      let number = Int32(BuiltInMember.allCases.firstIndex(of: .lines) ?? 0)
      return write(target) { $0.emit(.member, $1, text, number) }
    default: return self.property(name.text, expression, value, target)
    }
  }

  private mutating func property(
    _ property: String,
    _ expression: Expression,
    _ value: Expression,
    _ target: Int32?
  ) -> Int32 {
    let operand = compile(value)
    let number = parts.names.number(of: property)
    return at(expression.span) {
      $0.write(target) { $0.emit(.property, $1, operand, number) }
    }
  }

  private mutating func text(_ segments: [StringSegment], into target: Int32?) -> Int32 {
    if segments.isEmpty { return place(.string(""), into: target) }
    if segments.count == 1, case .text(let text) = segments[0] {
      return place(.string(text), into: target)
    }
    let first = frame.next(segments.count)
    for (index, segment) in segments.enumerated() {
      let kept = frame.mark
      switch segment {
      case .text(let text): _ = place(.string(text), into: first + Int32(index))
      case .expression(let expression): compile(expression, into: first + Int32(index))
      }
      frame.release(to: kept)
    }
    return write(target) { $0.emit(.text, $1, first, Int32(segments.count)) }
  }
}

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

  /// Compiles a short-circuit operator: the left value if it decides, otherwise the right one.
  ///
  /// The result is not computed in the target, which may be a variable that the right side reads.
  private mutating func shortCircuit(
    _ jump: Instruction.Operation,
    _ left: Expression,
    _ right: Expression,
    into target: Int32?
  ) -> Int32 {
    let result = frame.next()
    compile(left, into: result)
    let decided = emit(jump, 0, result)
    compile(right, into: result)
    parts.land(decided)
    return moved(result, into: target)
  }
}

extension BinaryOperator {
  /// The instruction that computes the operator from two operands; `nil` if it needs several.
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
