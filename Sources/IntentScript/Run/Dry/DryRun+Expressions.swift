internal import WidgetIntents

extension DryRun {
  nonisolated(nonsending) mutating func evaluate(
    _ expression: Expression
  ) async throws(ScriptFault) -> DryValue {
    let value = try await uncoerced(expression)
    guard let coercion = script.coercions[expression.id], let known = value.value else {
      return value
    }
    return .known(try evaluator.coerce(known, coercion))
  }

  private nonisolated(nonsending) mutating func uncoerced(
    _ expression: Expression
  ) async throws(ScriptFault) -> DryValue {
    switch expression.kind {
    case .literal(let literal): return .known(evaluator.literal(literal, now: now))
    case .string(let segments): return try await text(segments)
    case .name, .enumCase: return name(expression)
    case .grouped(let inner): return try await evaluate(inner)
    case .list(let elements):
      var values: [IntentValue] = []
      for element in elements {
        guard let value = try await evaluate(element).value else { return symbol(expression) }
        values.append(value)
      }
      return .known(.list(values))
    case .member(let base, let name): return try await member(expression, base, name)
    case .method(let base, _, let arguments):
      return try await builtIn(expression, [base] + arguments.map(\.value))
    case .index(let list, let index):
      guard let elements = try await evaluate(list).value,
        let place = try await evaluate(index).value
      else { return symbol(expression) }
      return .known(try evaluator.element(of: elements, at: place))
    case .keyPath: return .nothing
    case .unary(let sign, let operand):
      guard let value = try await evaluate(operand).value else { return symbol(expression) }
      return .known(
        sign == .not ? .bool(value != .bool(true)) : try evaluator.negate(value)
      )
    case .binary(let sign, let left, let right, _):
      return try await binary(expression, sign, left, right)
    case .at(let day, let time):
      guard let value = try await evaluate(day).value else { return symbol(expression) }
      return .known(try evaluator.at(value, time))
    case .find(let find): return try await self.find(find, expression)
    case .prompt(let form, let arguments):
      return try await prompt(form, arguments, expression)
    case .call(let name, let arguments):
      return try await call(expression, name, arguments)
    case .missing: return .nothing
    }
  }

  /// A function that a value has; the value is the first of the operands.
  nonisolated(nonsending) mutating func builtIn(
    _ expression: Expression,
    _ operands: [Expression]
  ) async throws(ScriptFault) -> DryValue {
    guard case .builtIn(let member, let key) = script.binding(of: expression.id) else {
      return .nothing
    }
    var values: [IntentValue] = []
    for operand in operands where !operand.isKeyPath {
      guard let value = try await evaluate(operand).value else { return symbol(expression) }
      values.append(value)
    }
    let call = BuiltInCall(member: member, key: key, operands: values.count)
    return .known(try evaluator.apply(call, values[...]))
  }

  private func name(_ expression: Expression) -> DryValue {
    switch script.binding(of: expression.id) {
    case .local(let slot): frame[slot]
    case .enumeration(let value): .known(.enumeration(value))
    case .widget(let name): .known(.string(name))
    default: .nothing
    }
  }

  private nonisolated(nonsending) mutating func text(
    _ segments: [StringSegment]
  ) async throws(ScriptFault) -> DryValue {
    var text = ""
    var isKnown = true
    for segment in segments {
      switch segment {
      case .text(let part): text += part
      case .expression(let expression):
        switch try await evaluate(expression) {
        case .known(let value): text += evaluator.text(value)
        case .symbol(let symbol):
          text += symbol
          isKnown = false
        }
      }
      guard text.utf8.count <= options.limits.bytes else {
        throw .limit(name: "bytes", value: options.limits.bytes)
      }
    }
    return isKnown ? .known(.string(text)) : .symbol("\"\(text)\"")
  }

  private nonisolated(nonsending) mutating func member(
    _ expression: Expression,
    _ base: Expression,
    _ name: Name
  ) async throws(ScriptFault) -> DryValue {
    let binding = script.binding(of: expression.id)
    if case .enumeration(let value) = binding { return .known(.enumeration(value)) }
    if case .input = binding { return symbol(expression) }
    switch try await evaluate(base) {
    case .symbol(let symbol): return .symbol("\(symbol).\(name.text)")
    case .known(let value):
      if case .member(let member) = binding {
        return .known(try evaluator.member(member, of: value))
      }
      return .known(try evaluator.property(name.text, of: value))
    }
  }

  private nonisolated(nonsending) mutating func binary(
    _ expression: Expression,
    _ sign: BinaryOperator,
    _ left: Expression,
    _ right: Expression
  ) async throws(ScriptFault) -> DryValue {
    let first = try await evaluate(left)
    switch (sign, first) {
    case (.and, .known(let value)) where value != .bool(true): return first
    case (.or, .known(.bool(true))): return first
    case (.otherwise, .known(let value)) where value != .none: return first
    case (.and, .known), (.or, .known), (.otherwise, .known): return try await evaluate(right)
    default: break
    }
    let second = try await evaluate(right)
    guard let first = first.value, let second = second.value, let operation = sign.operation else {
      // What is undecided with what is false is false; with what is true, `or` is true.
      if sign == .and, second.value == .bool(false) { return second }
      if sign == .or, second.value == .bool(true) { return second }
      return symbol(expression)
    }
    return .known(try evaluator.compute(operation, first, second))
  }

  /// A value as a script would write it.
  func written(_ value: DryValue) -> String {
    switch value {
    case .symbol(let symbol): symbol
    case .known(.none): "nil"
    case .known(.string(let text)): "\"\(text)\""
    case .known(.enumeration(let value)): ".\(value.rawValue)"
    case .known(.entity(let entity)): "\(entity.type)(\"\(entity.title)\")"
    case .known(.list(let elements)):
      "[" + elements.map { written(.known($0)) }.joined(separator: ", ") + "]"
    case .known(let value): evaluator.text(value)
    }
  }
}
