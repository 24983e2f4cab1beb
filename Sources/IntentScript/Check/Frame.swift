/// What is known about the function, or the script, whose statements are being checked.
struct Frame {
  private static let mostEnded = 10_000  // only for a hint

  /// `nil` for the script itself.
  let function: Int?
  /// The places given out; none is given twice.
  private(set) var slots: Int32 = 0
  /// The names that can be used, in the order in which they were bound.
  private(set) var visible = NameMap<Local>()
  /// Names of blocks that have ended; a message may speak of them.
  private(set) var ended: [String] = []
  /// The paths that a test has shown to have a value.
  var narrowed = Narrowing()
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
  mutating func bind(
    _ name: String,
    _ type: ValueType?,
    _ kind: Local.Kind,
    _ span: SourceSpan
  ) -> Int {
    let slot = slots
    slots += 1
    let local = Local(
      slot: slot,
      type: type,
      kind: kind,
      parallelDepth: parallelDepth,
      span: span
    )
    if !visible.insert(name, local), let index = visible.index(of: name) {
      visible.update(at: index) { $0 = local }
    }
    return Int(slot)
  }

  /// Ends the scope of the names bound since there were this many.
  mutating func unbind(to count: Int) {
    while visible.count > count {
      let name = visible.removeLast()
      if ended.count < Self.mostEnded { ended.append(name) }
    }
  }

  /// Has each name mean what `change` makes of it, or nothing.
  mutating func rebind(_ change: (String, Local) -> Local?) {
    let kept = zip(visible.names, visible.values).compactMap { name, local in
      change(name, local).map { (name, $0) }
    }
    visible = NameMap(kept)
  }

  /// Says of the names bound since there were this many whether their statements may still run.
  mutating func setPending(_ isPending: Bool, from count: Int) {
    for index in min(count, visible.count)..<visible.count {
      visible.update(at: index) { $0.isPending = isPending }
    }
  }
}
