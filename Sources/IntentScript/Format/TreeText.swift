/// Writes a syntax tree as text, without source positions and node numbers.
///
/// Two scripts with the same text have the same meaning.
package struct TreeText {
  private var text = ""

  /// Returns the statements of a script as text, one after the other.
  package static func text(of script: ParsedScript) -> String {
    var tree = TreeText()
    tree.add(script.statements)
    return tree.text
  }

  mutating func add(_ words: String...) {
    for word in words { text += word }
  }

  /// Adds a quoted text, so that adjacent texts can be distinguished.
  mutating func quote(_ text: String) { add("\"", text, "\"") }

  mutating func node(_ name: String, _ contents: (inout TreeText) -> Void) {
    add("(", name, " ")
    contents(&self)
    add(")")
  }

  mutating func add(_ statements: [ScriptStatement]) {
    for statement in statements {
      add(statement)
      add("\n")
    }
  }

  mutating func add(_ block: Block) { node("block") { $0.add(block.statements) } }

  mutating func add(_ name: BoundName) {
    add(name.name.text)
    if let type = name.type {
      add(":")
      add(type)
    }
    add(" ")
  }

  mutating func add(_ type: TypeSyntax) {
    switch type {
    case .named(let name): add(name.text)
    case .list(let element, _): node("list") { $0.add(element) }
    case .optional(let type, _): node("optional") { $0.add(type) }
    }
  }

  mutating func add(_ condition: Condition) {
    for clause in condition.clauses {
      switch clause {
      case .expression(let value): add(value)
      case .binding(let name, let value):
        node("let") {
          $0.add(name)
          $0.add(value)
        }
      }
    }
  }
}

extension TreeText {
  mutating func add(_ statement: ScriptStatement) {
    switch statement.kind {
    case .binding(let name, let isVariable, let value):
      node(isVariable ? "var" : "let") {
        $0.add(name)
        $0.add(value)
      }
    case .assignment(_, let name, let value): node("assign " + name.text) { $0.add(value) }
    case .parameter(let name, let value):
      node("param") {
        $0.add(name)
        $0.add(value)
      }
    case .use(let path, _): node("use") { $0.quote(path) }
    case .function(let function): add(function)
    case .expression(let value): add(value)
    case .branch(let branch): add(branch)
    case .each(let name, let list, let block):
      node("for") {
        $0.add(name)
        $0.add(list)
        $0.add(block)
      }
    case .repetition(let count, let block):
      node("repeat") {
        $0.add(count)
        $0.add(block)
      }
    case .loop(let condition, let block):
      node("while") {
        $0.add(condition)
        $0.add(block)
      }
    case .attempt(let body, let caught, let block):
      node("try") {
        $0.add(body)
        if let caught { $0.add(caught) }
        $0.add(block)
      }
    default: addSimple(statement)
    }
  }

  private mutating func addSimple(_ statement: ScriptStatement) {
    switch statement.kind {
    case .leave: add("break")
    case .next: add("continue")
    case .return(let value): node("return") { $0.add(value) }
    case .print(let value): node("print") { $0.add(value) }
    case .fail(let value): node("fail") { $0.add(value) }
    case .exit(let value): node("exit") { $0.add(value) }
    case .wait(let value): node("wait") { $0.add(value) }
    case .parallel(let block): node("parallel") { $0.add(block) }
    case .atomic(let block): node("atomic") { $0.add(block) }
    default: add("missing")
    }
  }

  private mutating func add(_ function: Function) {
    node("func " + function.name.text) {
      for (parameter, value) in zip(function.parameters, function.defaults) {
        $0.add(parameter)
        if let value {
          $0.add("= ")
          $0.add(value)
        }
      }
      if let result = function.result {
        $0.add("-> ")
        $0.add(result)
      }
      $0.add(function.body)
    }
  }

  private mutating func add(_ branch: Branch) {
    node("if") {
      for arm in branch.arms {
        $0.add(arm.condition)
        $0.add(arm.block)
      }
      if let otherwise = branch.otherwise {
        $0.add("else ")
        $0.add(otherwise)
      }
    }
  }
}

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
    case .method(let value, let name, let arguments):
      node("." + name.text) {
        $0.add(value)
        $0.add(arguments)
      }
    case .index(let list, let index):
      node("index") {
        $0.add(list)
        $0.add(index)
      }
    case .keyPath(let name): add("\\.", name.text, " ")
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
      if let list = find.list { $0.add(list) }
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
