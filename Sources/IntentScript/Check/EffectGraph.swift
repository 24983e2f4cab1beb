/// Which functions do something that a block refuses, by themselves or through those they call.
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

  /// For each function the one to go to on the shortest way to a function that does it itself.
  ///
  /// `nil` for functions without a way; those that do it themselves lead to themselves.
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

  /// The functions on the way, from the one that is called to the one that does it.
  static func chain(from function: Int, _ ways: [Int?]) -> [Int] {
    var chain = [function]
    while let last = chain.last, let next = ways[last], next != last { chain.append(next) }
    return chain
  }
}
