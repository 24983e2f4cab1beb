internal import WidgetIntents

/// The instructions, constants and tables that the compiler has collected so far; the finished
/// program is made from them.
struct ProgramParts {
  var code: [Instruction] = []
  /// The constants, beginning with those that ``Constant`` names.
  var constants: [IntentValue] = [.none, .bool(false), .bool(true), .int(0)]
  /// The first instruction of each function, by number.
  var functions: [Int32] = []
  /// The indices of the call instructions, whose function numbers are replaced by addresses at the
  /// end.
  var calls: [Int] = []
  var searches: [SearchTemplate] = []
  var prompts: [PromptTemplate] = []
  var blocks: [ParallelBlock] = []
  var names = NumberedNames()
  var coercions: [Coercion] = []
  var builtIns: [BuiltInCall] = []
  var times: [ClockTime] = []
  var places = SourceMap()

  /// The operands of the values that most programs use.
  enum Constant {
    static let none: Int32 = ~0
    static let no: Int32 = ~1
    static let yes: Int32 = ~2
    static let zero: Int32 = ~3
  }

  /// Reserves memory for the instructions of `count` ordinary statements, so that arrays do not
  /// grow.
  ///
  /// Reserved memory that is not used costs nothing, because it is never touched.
  mutating func reserve(statements count: Int) {
    code.reserveCapacity(4 * count)
    constants.reserveCapacity(2 * count + constants.count)
    places.reserve(2 * count)
  }

  /// The index of the next instruction.
  var end: Int32 { Int32(code.count) }

  /// Sets the target of earlier jumps to the next instruction.
  mutating func land(_ jumps: [Int]) {
    for jump in jumps { land(jump) }
  }

  mutating func land(_ jump: Int) { code[jump].a = end }

  /// Adds a constant, and returns the operand for it.
  mutating func constant(_ value: IntentValue) -> Int32 {
    switch value {
    case .none: return Constant.none
    case .bool(let value): return value ? Constant.yes : Constant.no
    case .int(0): return Constant.zero
    default:
      constants.append(value)
      return ~Int32(constants.count - 1)
    }
  }

  mutating func coercion(_ coercion: Coercion) -> Int32 {
    if let index = coercions.firstIndex(of: coercion) { return Int32(index) }
    coercions.append(coercion)
    return Int32(coercions.count - 1)
  }

  mutating func builtIn(_ call: BuiltInCall) -> Int32 {
    if let index = builtIns.firstIndex(of: call) { return Int32(index) }
    builtIns.append(call)
    return Int32(builtIns.count - 1)
  }

  mutating func time(_ time: ClockTime) -> Int32 {
    if let index = times.firstIndex(of: time) { return Int32(index) }
    times.append(time)
    return Int32(times.count - 1)
  }
}

/// Distinct names, each with a number.
struct NumberedNames: Sendable {
  private(set) var values: [String] = []
  private var numbers: [String: Int32] = [:]

  mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(values.count)
    values.append(name)
    numbers[name] = number
    return number
  }
}
