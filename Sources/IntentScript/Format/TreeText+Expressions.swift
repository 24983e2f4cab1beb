extension TreeText {
  mutating func add(_ expression: Expression?) {
    if let expression { add(expression) }
  }

  mutating func add(_ expression: Expression) {
    switch expression.kind {
    case .literal(let literal): add(literal)
    case .string(let segments):
      node("string") {
        for segment in segments {
          switch segment {
          case .text(let text): $0.quote(text)
          case .expression(let value): $0.add(value)
          }
        }
      }
    case .name(let name): add(name, " ")
    case .enumCase(let name): add(".", name.text, " ")
    case .list(let elements): node("list") { for element in elements { $0.add(element) } }
    case .member(let value, let name): node("." + name.text) { $0.add(value) }
    case .call(let name, let arguments): node("call " + name.text) { $0.add(arguments) }
    case .unary(let sign, let value): node(sign.rawValue) { $0.add(value) }
    case .binary(let sign, let left, let right, _):
      node(sign.rawValue) {
        $0.add(left)
        $0.add(right)
      }
    case .at(let value, let time):
      node("at \(time.hour):\(time.minute):\(time.second)") { $0.add(value) }
    case .find(let find): add(find)
    case .prompt(let form, let arguments): node(form.rawValue) { $0.add(arguments) }
    case .grouped(let value): node("group") { $0.add(value) }
    case .missing: add("missing ")
    }
  }

  private mutating func add(_ arguments: [Argument]) {
    for argument in arguments {
      if let label = argument.label { add(label.text, ":") }
      add(argument.value)
    }
  }

  private mutating func add(_ find: Find) {
    node("find " + find.entity.text) {
      if let filter = find.filter { $0.node("where") { $0.add(filter) } }
      for sort in find.sorts {
        $0.add(sort.isDescending ? "down " : "up ", sort.property.text, " ")
      }
      if let limit = find.limit { $0.node("limit") { $0.add(limit) } }
    }
  }

  private mutating func add(_ literal: Literal) {
    switch literal {
    case .absent: add("nil ")
    case .bool(let value): add(value ? "true " : "false ")
    case .int(let value): add(String(value), " ")
    case .double(let value): add(value.description, "d ")
    case .day(let year, let month, let day): add("day \(year)-\(month)-\(day) ")
    case .date(let year, let month, let day, let time, let offset):
      add("date \(year)-\(month)-\(day) \(time.hour):\(time.minute):\(time.second) ")
      add(offset.map(String.init) ?? "here", " ")
    case .dayWord(let name): add(name.rawValue, " ")
    case .now: add("now ")
    case .quantity(let value, let unit): node(unit) { $0.add(value.description) }
    }
  }
}
