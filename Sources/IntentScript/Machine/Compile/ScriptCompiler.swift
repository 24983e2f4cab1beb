internal import Moments
internal import WidgetIntents

/// Compiles a checked script, statement by statement.
///
/// A frame's registers are the slots of its names, as numbered by the checker. Temporaries are above them and are
/// freed at the end of the statement.
package struct ScriptCompiler {
  let script: CheckedScript
  /// Whether each statement reports that it is about to run.
  let isTracing: Bool
  var parts = ProgramParts()
  var frame = FrameRegisters(slots: 0)
  /// The register for the time that the current statement reads; `nil` if the statement does not
  /// read it.
  var clockRegister: Int32?
  var loops: [LoopContext] = []
  /// The blocks that a jump must end, innermost last.
  var open: [OpenBlock] = []
  /// The source range of the instructions that are being emitted.
  var place = SourceSpan(start: 0, end: 0)

  enum OpenBlock { case attempt, atomic }

  /// A loop around the statements that are being compiled.
  struct LoopContext {
    /// The instruction at which a round of the loop begins, the target of `continue`.
    let start: Int32
    /// The number of blocks that were open at the loop's beginning.
    let depth: Int
    /// The jumps of `break`, whose target is known at the loop's end.
    var exits: [Int] = []
  }

  private init(_ script: CheckedScript, isTracing: Bool) {
    self.script = script
    self.isTracing = isTracing
  }

  package static func program(
    _ script: CheckedScript,
    isTracing: Bool = false
  ) -> ScriptProgram {
    var compiler = ScriptCompiler(script, isTracing: isTracing)
    compiler.parts.reserve(statements: script.statements.count)
    let main = compiler.compileFrame(slots: script.slots) {
      $0.compile(script.statements)
      $0.emit(.finish, 0, ProgramParts.Constant.none)
    }
    for function in script.functions {
      compiler.parts.functions.append(compiler.here)
      let enter = compiler.emit(.enter)
      let registers = compiler.compileFrame(slots: function.slots) {
        $0.compile(function.function.body.statements)
        $0.emit(.return, 0, ProgramParts.Constant.none)
      }
      compiler.parts.code[enter].a = registers
    }
    for call in compiler.parts.calls {
      let function = Int(compiler.parts.code[call].b)
      compiler.parts.code[call].b = compiler.parts.functions[function]
    }
    return ScriptProgram(compiler.parts, script: script, registers: Int(main))
  }

  /// Compiles the code of the script or of a function, and returns the number of registers that its
  /// frame needs.
  private mutating func compileFrame(slots: Int, _ body: (inout ScriptCompiler) -> Void) -> Int32 {
    frame = FrameRegisters(slots: slots)
    clockRegister = nil
    body(&self)
    return frame.size
  }

  mutating func compile(_ statements: [ScriptStatement]) {
    for statement in statements { compile(statement) }
  }

  mutating func compile(_ statement: ScriptStatement) {
    let kept = frame.mark
    let keptPlace = place
    let keptClock = clockRegister
    clockRegister = nil
    place = statement.span
    if isTracing, statement.isTraced { emit(.trace) }
    compile(statement.kind)
    frame.release(to: kept)
    place = keptPlace
    clockRegister = keptClock
  }

  // MARK: - Instructions

  /// The index of the next instruction.
  var here: Int32 { parts.end }

  @discardableResult
  mutating func emit(
    _ operation: Instruction.Operation,
    _ a: Int32 = 0,
    _ b: Int32 = 0,
    _ c: Int32 = 0
  ) -> Int {
    parts.places.mark(here, place)
    parts.code.append(Instruction(operation, a, b, c))
    return parts.code.count - 1
  }

  /// Returns the slot of a name that is bound or assigned.
  func slot(of node: NodeID) -> Int32 {
    if case .local(let slot) = script.binding(of: node) { Int32(slot) } else { 0 }
  }
}

extension ScriptCompiler {
  /// Reserves a register for the time if one of a statement's expressions reads the time.
  mutating func readsClock(_ expressions: [Expression]) {
    guard expressions.contains(where: \.readsClock) else { return }
    let register = frame.next()
    clockRegister = register
    emit(.move, register, ProgramParts.Constant.none)
  }
}

extension ScriptStatement {
  /// Whether tracing reports the statement; declarations do nothing and are not reported.
  fileprivate var isTraced: Bool {
    switch kind {
    case .use, .function, .missing, .parameter: false
    default: true
    }
  }
}

extension Expression {
  /// Whether the expression contains `now` or a word for a day, such as `today`.
  var readsClock: Bool {
    switch kind {
    case .literal(.now), .literal(.dayWord): true
    case .literal, .name, .enumCase, .keyPath, .missing: false
    case .string(let segments):
      segments.contains { segment in
        if case .expression(let expression) = segment { expression.readsClock } else { false }
      }
    case .list(let elements): elements.contains(where: \.readsClock)
    case .member(let value, _), .unary(_, let value), .grouped(let value), .at(let value, _):
      value.readsClock
    case .call(_, let arguments), .prompt(_, let arguments):
      arguments.contains { $0.value.readsClock }
    case .method(let value, _, let arguments):
      value.readsClock || arguments.contains { $0.value.readsClock }
    case .binary(_, let left, let right, _), .index(let left, let right):
      left.readsClock || right.readsClock
    case .find(let find):
      find.list?.readsClock == true || find.filter?.readsClock == true
        || find.limit?.readsClock == true
    }
  }
}

extension ScriptCompiler {
  mutating func literal(_ literal: Literal, into target: Int32?) -> Int32 {
    if let value = ValueEvaluator.constant(literal) { return place(value, into: target) }
    switch literal {
    case .now:
      let clock = clockRegister ?? frame.next()
      return write(target) { $0.emit(.now, $1, clock) }
    case .dayWord(let word):
      let clock = clockRegister ?? frame.next()
      let number = Int32(DayName.allCases.firstIndex(of: word) ?? 0)
      return write(target) { $0.emit(.day, $1, clock, number) }
    case .date(let year, let month, let day, let time, _):
      // A moment on the reader's clock, which decides when it runs.
      guard let day = CivilDate(year: year, month: month, day: day) else { break }
      let operand = parts.constant(.dateComponents(day.components))
      let index = parts.time(time)
      return write(target) { $0.emit(.at, $1, operand, index) }
    default: break
    }
    return place(.none, into: target)
  }
}

/// The registers of a frame while it is compiled: those of names first, then those of intermediate values.
struct FrameRegisters {
  /// The number of registers that the frame needs.
  private(set) var size: Int32
  /// The first register that is free, for ``release(to:)``.
  private(set) var mark: Int32

  init(slots: Int) {
    size = Int32(slots)
    mark = size
  }

  /// Returns a register for an intermediate value, or the first of several consecutive ones.
  mutating func next(_ count: Int = 1) -> Int32 {
    let first = mark
    mark += Int32(count)
    size = max(size, mark)
    return first
  }

  /// Frees all registers from `mark` on.
  mutating func release(to mark: Int32) { self.mark = mark }
}
