/// What is known about the function, or the script, whose statements are being checked.
struct Frame {
  private static let mostEnded = 10_000  // only for a hint

  /// `nil` for the script itself.
  let function: Int?
  /// The places given out; none is given twice.
  private(set) var slots: Int32 = 0
  private(set) var visible: [String: Local] = [:]
  /// The visible names in the order in which they were bound.
  private(set) var bound: [String] = []
  /// Names of blocks that have ended; a message may speak of them.
  private(set) var ended: [String] = []
  /// The paths that a test has shown to have a value, innermost last.
  var narrowed: [Path] = []
  /// For each loop around the statement, whether a `break` leaves it.
  var loops: [Bool] = []
  var parallelDepth: Int32 = 0
  /// The `atomic` blocks around the statement; the outermost one is a region of its own.
  var atomicDepth = 0
  /// Unknown names that have been told and that nothing was suggested for.
  var toldNames: Set<String> = []

  init(function: Int?) {
    self.function = function
  }

  /// Makes a name visible until its scope ends; a name is bound once at a time (LG-6).
  mutating func bind(_ name: String, _ type: ValueType?, _ kind: Local.Kind, _ span: SourceSpan)
    -> Int
  {
    let slot = slots
    slots += 1
    if visible.updateValue(
      Local(
        slot: slot,
        type: type,
        kind: kind,
        parallelDepth: parallelDepth,
        span: span
      ),
      forKey: name
    ) == nil {
      bound.append(name)
    }
    return Int(slot)
  }

  /// Ends the scope of the names bound since there were this many.
  mutating func unbind(to count: Int) {
    while bound.count > count {
      let name = bound.removeLast()
      visible.removeValue(forKey: name)
      if ended.count < Self.mostEnded { ended.append(name) }
    }
  }

  /// Has a name mean what it meant before, or nothing.
  mutating func restore(_ name: String, _ local: Local?) {
    visible[name] = local
    if local == nil { bound.removeAll { $0 == name } }
  }

  /// Says of the names bound since there were this many whether their statements may still run.
  mutating func setPending(_ isPending: Bool, from count: Int) {
    for name in bound[count...] { visible[name]?.isPending = isPending }
  }
}
