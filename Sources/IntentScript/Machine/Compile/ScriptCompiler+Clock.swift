internal import WidgetIntents

extension ScriptCompiler {
  /// Keeps a register for the time when one of a statement's expressions reads it.
  mutating func readsClock(_ expressions: [Expression]) {
    guard expressions.contains(where: \.readsClock) else { return }
    let register = register()
    clockRegister = register
    emit(.move, register, ProgramParts.Constant.none)
  }
}

extension Expression {
  /// Whether `now` or a word for a day is in it.
  var readsClock: Bool {
    switch kind {
    case .literal(.now), .literal(.dayWord): true
    case .literal, .name, .enumCase, .missing: false
    case .string(let segments):
      segments.contains { segment in
        if case .expression(let expression) = segment { expression.readsClock } else { false }
      }
    case .list(let elements): elements.contains(where: \.readsClock)
    case .member(let value, _), .unary(_, let value), .grouped(let value), .at(let value, _):
      value.readsClock
    case .call(_, let arguments), .prompt(_, let arguments):
      arguments.contains { $0.value.readsClock }
    case .binary(_, let left, let right, _): left.readsClock || right.readsClock
    case .find(let find):
      find.filter?.readsClock == true || find.limit?.readsClock == true
    }
  }
}
