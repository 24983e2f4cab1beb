/// Something that a statement does and that not every block allows.
enum Effect: Hashable, CaseIterable {
  case prompt
  case wait
  case parallel
  case atomic
  case show
  /// A call of an intent that reads or changes more than the store.
  case farIntent

  func description(_ word: String) -> String {
    switch self {
    case .farIntent: "the intent `\(word)`"
    default: "`\(word)`"
    }
  }
}

/// The effects of a function itself, and the functions that it calls.
struct FunctionEffects {
  /// The first occurrence of each effect, with the word in the script that causes it.
  var own: [Effect: (word: String, span: SourceSpan)] = [:]
  /// For each extension, the first of its intents that the function calls.
  var extensions: [String: String] = [:]
  var calls: Set<Int> = []
}

/// An `atomic` or `parallel` block with the functions that are called in it.
///
/// The effects of those functions are known only when all of them have been checked.
struct Region {
  enum Kind: String {
    case atomic, parallel

    /// The block's name in messages, with its article.
    var words: String { self == .atomic ? "an `atomic` block" : "a `parallel` block" }

    func refuses(_ effect: Effect) -> Bool {
      switch self {
      case .atomic: effect != .atomic
      // They would act on the block's other statements (LG-11).
      case .parallel: effect == .prompt || effect == .atomic
      }
    }

    /// Returns the hint for an effect; `word` is the name in the script that causes it.
    func hint(for effect: Effect, of word: String) -> String {
      switch (self, effect) {
      case (_, .prompt) where word == InputPart.word:
        "read it before the block: `let lines = input.lines`"
      case (.parallel, .atomic):
        "put it before or after the block: it holds the store for all of its statements"
      case (.parallel, _): "ask before the block and use the answer in it"
      case (.atomic, .prompt): "ask before the block and use the answer in it"
      case (.atomic, .wait): "wait before or after the block: it holds the store for 2 s at most"
      case (.atomic, .parallel): "write its statements without `parallel`: they run in order"
      case (.atomic, .show): "write show after the block, when its changes are stored"
      case (.atomic, _): "run it before or after the block: it does more than change the store"
      }
    }
  }

  let kind: Kind
  /// The first intent that the block calls, and its extension; `nil` as long as there is none.
  var firstIntent: (extension: String, intent: String)?
  /// The first call of each function in the block.
  private(set) var calls: [(function: Int, span: SourceSpan)] = []
  private var called: Set<Int> = []

  init(kind: Kind) {
    self.kind = kind
  }

  mutating func call(_ function: Int, _ span: SourceSpan) {
    guard called.insert(function).inserted else { return }
    calls.append((function, span))
  }
}

/// The call graph of the functions, to find effects that a function has through the functions that
/// it calls.
struct EffectGraph {
  private let effects: [FunctionEffects]
  private let callers: [[Int]]

  init(_ effects: [FunctionEffects]) {
    self.effects = effects
    var callers: [[Int]] = Array(repeating: [], count: effects.count)
    for (caller, effect) in effects.enumerated() {
      for callee in effect.calls.sorted() { callers[callee].append(caller) }
    }
    self.callers = callers
  }

  /// Returns for each function the next one on the shortest call chain to a function with an
  /// effect.
  ///
  /// `isSource` decides which functions have the effect themselves; the next one of such a function
  /// is itself. The result is `nil` for functions from which none of these is reached.
  func ways(to isSource: (FunctionEffects) -> Bool) -> [Int?] {
    var next: [Int?] = Array(repeating: nil, count: effects.count)
    var queue: [Int] = []
    for index in effects.indices where isSource(effects[index]) {
      next[index] = index
      queue.append(index)
    }
    var head = 0
    while head < queue.count {
      for caller in callers[queue[head]] where next[caller] == nil {
        next[caller] = queue[head]
        queue.append(caller)
      }
      head += 1
    }
    return next
  }

  /// Returns the call chain from a function to the one that has the effect itself.
  static func chain(from function: Int, _ ways: [Int?]) -> [Int] {
    var chain = [function]
    while let last = chain.last, let next = ways[last], next != last { chain.append(next) }
    return chain
  }
}
