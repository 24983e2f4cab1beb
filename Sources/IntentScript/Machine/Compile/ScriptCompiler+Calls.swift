internal import WidgetIntents

extension ScriptCompiler {
  mutating func call(
    _ expression: Expression,
    _ name: Name,
    _ arguments: [Argument],
    into target: Int32?
  ) -> Int32 {
    let values = arguments.map(\.value)
    switch script.binding(of: expression.id) {
    case .intent(let site):
      let first = registers(holding: values)
      return write(target) { $0.emit(.perform, $1, Int32(site), first) }
    case .function(let index, let order):
      return function(index, order, values, into: target)
    case .entityLiteral(let type):
      let text = values.first.map { compile($0) } ?? ProgramParts.Constant.none
      let number = parts.names.number(of: type)
      return write(target) { $0.emit(.resolve, $1, number, text) }
    case .show(let widget, let size):
      let picture = compile(values[widget])
      let family = size.map { compile(values[$0]) } ?? ProgramParts.Constant.none
      emit(.picture, 0, picture, family)
      return place(.none, into: target)
    case .builtIn: return builtIn(expression, values, into: target)
    default: return place(.none, into: target)
    }
  }

  /// Compiles a call of a built-in function; the value on which it is called is the first of the
  /// operands.
  mutating func builtIn(
    _ expression: Expression,
    _ operands: [Expression],
    into target: Int32?
  ) -> Int32 {
    guard case .builtIn(let member, let key) = script.binding(of: expression.id) else {
      return place(.none, into: target)
    }
    let values = operands.filter { !$0.isKeyPath }
    let first = registers(holding: values)
    let call = parts.builtIn(BuiltInCall(member: member, key: key, operands: values.count))
    return at(expression.span) {
      $0.write(target) { $0.emit(.apply, $1, call, first) }
    }
  }

  /// Compiles a call: the arguments become the first registers of the function's frame, and are evaluated in source
  /// order.
  private mutating func function(
    _ index: Int,
    _ order: [Int],
    _ values: [Expression],
    into target: Int32?
  ) -> Int32 {
    let result = target ?? frame.next()
    let first = frame.next(order.count)
    for (position, value) in values.enumerated() {
      guard let parameter = order.firstIndex(of: position) else { continue }
      let kept = frame.mark
      compile(value, into: first + Int32(parameter))
      frame.release(to: kept)
    }
    for (parameter, position) in order.enumerated() where position < 0 {
      guard let value = script.functions[index].function.defaults[parameter] else { continue }
      defaultValue(value, into: first + Int32(parameter))
    }
    parts.calls.append(emit(.call, result, Int32(index), first))
    return result
  }

  /// Compiles a default, which is evaluated at each call because it may read the time.
  private mutating func defaultValue(_ value: Expression, into register: Int32) {
    let kept = (frame.mark, clockRegister)
    readsClock([value])
    compile(value, into: register)
    frame.release(to: kept.0)
    clockRegister = kept.1
  }

  mutating func find(_ find: Find, into target: Int32?) -> Int32 {
    var compiler = SearchCompiler(script)
    let template = compiler.template(find)
    let first = registers(holding: compiler.operands)
    let index = Int32(parts.searches.count)
    parts.searches.append(template)
    return write(target) { $0.emit(.find, $1, index, first) }
  }

  mutating func prompt(
    _ expression: Expression,
    _ form: PromptForm,
    _ arguments: [Argument],
    into target: Int32?
  ) -> Int32 {
    guard case .prompt(let answer, let question, let choices) = script.binding(of: expression.id)
    else { return place(.none, into: target) }
    let used = [question, choices].compactMap { $0 }.map { arguments[$0].value }
    let first = registers(holding: used)
    let index = Int32(parts.prompts.count)
    parts.prompts.append(
      PromptTemplate(
        form: form,
        answer: answer,
        question: question == nil ? nil : 0,
        choices: choices == nil ? nil : used.count - 1
      )
    )
    return write(target) { $0.emit(.ask, $1, index, first) }
  }
}

/// Splits a `find` into a template of the search and the operands that are evaluated when it runs.
struct SearchCompiler {
  private let script: CheckedScript
  /// The operands in the order in which the template numbers them.
  private(set) var operands: [Expression] = []

  init(_ script: CheckedScript) {
    self.script = script
  }

  mutating func template(_ find: Find) -> SearchTemplate {
    if let list = find.list { operands.append(list) }
    let filter = find.filter.map { self.filter($0) } ?? .all
    if let limit = find.limit { operands.append(limit) }
    return SearchTemplate(
      entity: find.entity.text,
      isInList: find.list != nil,
      filter: filter,
      sorts: find.sorts.map {
        EntitySort(property: $0.property.text, isDescending: $0.isDescending)
      },
      operands: operands.count,
      hasLimit: find.limit != nil
    )
  }

  private mutating func filter(_ expression: Expression) -> SearchTemplate.Filter {
    switch (expression.kind, script.binding(of: expression.id)) {
    case (.grouped(let inner), _): return filter(inner)
    case (.binary(_, _, let right, _), .comparison(let property, let comparison)):
      operands.append(right)
      return .compare(property: property, comparison, operand: operands.count - 1)
    case (_, .flag(let property)): return .flag(property)
    case (.binary(.and, _, _, _), _): return .and(expression.links(.and).map { filter($0) })
    case (.binary(.or, _, _, _), _): return .or(expression.links(.or).map { filter($0) })
    case (.unary(.not, let inner), _): return .not(filter(inner))
    default:
      operands.append(expression)
      return .condition(operand: operands.count - 1)
    }
  }
}
