/// The state of the function, or of the script, whose statements are being checked.
struct FunctionScope {
  private static let mostEnded = 10_000  // only for a hint

  /// The index of the function; `nil` for the statements of the script itself.
  let function: Int?
  /// The number of slots that names have been given so far; no slot is given twice.
  private(set) var slots: Int32 = 0
  /// The names that can be used, in the order in which they were bound.
  private(set) var names: [String] = []
  /// The visible names with their slots and types.
  private(set) var locals: [String: Local] = [:]
  /// Names whose block has ended, for hints about unknown names.
  private(set) var ended: [String] = []
  /// The optional values that the surrounding conditions have shown to be present.
  var narrowed = Narrowing()
  /// For each loop around the statement, whether it contains a `break`.
  var loops: [Bool] = []
  var parallelDepth: Int32 = 0
  /// The number of `atomic` blocks around the statement; only the outermost begins a region.
  var atomicDepth = 0
  /// Names that were never read before their scope ended, for warnings.
  private(set) var unused: [(name: String, local: Local)] = []
  /// The number of `catch` blocks around the statement that bind no name for the error.
  var unnamedCatches = 0
  /// Unknown names that have been reported and that nothing was suggested for.
  var reportedNames: Set<String> = []

  /// The number of blocks around the statement.
  var blockDepth = 0
  /// The names of the script, which a function cannot use.
  private let hidden: [String: Local]

  init(function: Int?, hidden: [String: Local] = [:]) {
    self.function = function
    self.hidden = hidden
  }

  /// Returns whether a name is bound in a scope that a function cannot access.
  func isHidden(_ name: String) -> Bool { hidden[name] != nil }

  /// Makes a name visible until its scope ends, and returns its slot.
  ///
  /// The caller has checked that the name is not bound already (LG-6).
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
    if locals.updateValue(local, forKey: name) == nil { names.append(name) }
    return Int(slot)
  }

  /// Ends the scope of all names after the first `count`.
  mutating func unbind(to count: Int) {
    while names.count > count {
      let name = names.removeLast()
      noteUnused(name)
      locals[name] = nil
      if ended.count < Self.mostEnded { ended.append(name) }
    }
  }

  /// Records that a name is read, so that it is not reported as unused.
  mutating func use(_ name: String) { locals[name]?.isUsed = true }

  private mutating func noteUnused(_ name: String) {
    guard let local = locals[name], !local.isUsed, !local.mayBeUnused else { return }
    unused.append((name, local))
  }

  /// Records the script's own names that are never read, for warnings; they stay visible.
  mutating func endScript() {
    for name in names { noteUnused(name) }
  }

  /// Replaces the meaning of each name with the result of `change`; `nil` removes the name.
  mutating func rebind(_ change: (String, Local) -> Local?) {
    for (name, local) in locals { locals[name] = change(name, local) }
    names.removeAll { locals[$0] == nil }
  }

  /// Records whether the statements that bind the names after the first `count` may still be
  /// running.
  mutating func setPending(_ isPending: Bool, from count: Int) {
    for name in names.dropFirst(count) { locals[name]?.isPending = isPending }
  }
}

/// A name that a script binds, while it can be used.
struct Local {
  /// The way in which the name was bound.
  enum Kind {
    case constant
    case variable
    /// A parameter of a function, an element of a loop, the value of `if let`, or a caught error.
    case given
    /// A `param` of the script.
    case parameter
  }

  let slot: Int32
  /// The type of the name's value; `nil` if something is wrong with the value, which has been
  /// reported.
  var type: ValueType?
  let kind: Kind
  /// The number of `parallel` blocks around the statement that binds the name.
  let parallelDepth: Int32
  /// Whether the statement that binds the name may still be running, in parallel with other
  /// statements.
  var isPending = false
  let span: SourceSpan

  /// Whether the name is read anywhere.
  var isUsed = false

  var isVariable: Bool { kind == .variable }
  /// Whether the name may be unused without a warning, such as the element of a loop.
  var mayBeUnused: Bool { kind == .given }
}

/// The paths of names and properties that conditions have shown to have a value, innermost last.
struct Narrowing {
  private var paths: [Path] = []
  /// The number of occurrences of each path, for fast lookup in long scripts.
  private var counts: [Path: Int] = [:]

  var count: Int { paths.count }
  var isEmpty: Bool { paths.isEmpty }

  func contains(_ path: Path) -> Bool { counts[path] != nil }

  mutating func add(_ more: [Path]) {
    for path in more {
      paths.append(path)
      counts[path, default: 0] += 1
    }
  }

  /// Removes the paths that were added after the first `count`.
  mutating func forget(to count: Int) {
    while paths.count > count {
      let path = paths.removeLast()
      let rest = (counts[path] ?? 0) - 1
      counts[path] = rest > 0 ? rest : nil
    }
  }
}

/// The optional values that a condition shows to be present: if it is true, and if it is false.
struct Facts {
  /// The paths that have a value when the condition holds.
  var whenTrue: [Path] = []
  /// The paths that have a value when the condition does not hold.
  var whenFalse: [Path] = []

  var negated: Facts { Facts(whenTrue: whenFalse, whenFalse: whenTrue) }
}

/// A name that cannot be assigned again, or a property that is reached from one: `milk.due`.
struct Path: Hashable {
  let slot: Int32
  var members: [String]
}
