extension TreeText {
  mutating func add(_ statement: Statement) {
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

  private mutating func addSimple(_ statement: Statement) {
    switch statement.kind {
    case .leave: add("break")
    case .next: add("continue")
    case .giveBack(let value): node("return") { $0.add(value) }
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
      for parameter in function.parameters { $0.add(parameter) }
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
