/// An `atomic` or `parallel` block with the functions that are called in it.
///
/// What those functions do is known only when all of them have been checked.
struct Region {
  enum Kind: String {
    case atomic, parallel

    /// The block with its article.
    var words: String { self == .atomic ? "an `atomic` block" : "a `parallel` block" }

    func refuses(_ effect: Effect) -> Bool {
      switch self {
      case .atomic: effect != .atomic
      // They would act on the block's other statements (LG-11).
      case .parallel: effect == .prompt || effect == .atomic
      }
    }

    func hint(for effect: Effect) -> String {
      switch (self, effect) {
      case (.parallel, .atomic):
        "put it before or after the block: it holds the store for all of its statements"
      case (.parallel, _): "ask before the block and use the answer in it"
      case (.atomic, .prompt): "ask before the block and use the answer in it"
      case (.atomic, .wait): "wait before or after the block: it holds the store for 2 s at most"
      case (.atomic, .parallel): "write its statements without `parallel`: they run in order"
      case (.atomic, .show): "show after the block, when its changes are kept"
      case (.atomic, _): "run it before or after the block: it does more than change the store"
      }
    }
  }

  let kind: Kind
  /// The extension of the first intent, and the intent.
  var host: (name: String, intent: String)?
  /// The first call of each function.
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
