internal import WidgetIntents

extension ScriptChecker {
  /// Checks `parallel { }`: its statements run at once, so none sees what another binds (LG-11).
  mutating func parallel(_ block: Block, _ span: SourceSpan) {
    note(.parallel, "parallel", SourceSpan(of: "parallel", at: span))
    let loops = scope.loops
    scope.loops = []
    scope.parallelDepth += 1
    rules.enter(.parallel)
    scope.blockDepth += 1
    let (bound, narrowed) = (scope.names.count, scope.narrowed.count)
    for statement in block.statements {
      let lane = scope.names.count
      _ = self.statement(statement)
      scope.setPending(true, from: lane)
      scope.narrowed.forget(to: narrowed)
    }
    scope.blockDepth -= 1
    rules.leave()
    scope.parallelDepth -= 1
    scope.loops = loops
    scope.setPending(false, from: bound)
  }

  /// Checks an `atomic { }` block; returns whether the end of the block is never reached.
  ///
  /// The outermost block is a transaction, and blocks inside it are savepoints (LG-12).
  mutating func atomic(_ block: Block, _ span: SourceSpan) -> Bool {
    note(.atomic, "atomic", SourceSpan(of: "atomic", at: span))
    if scope.atomicDepth == 0 { rules.enter(.atomic) }
    scope.atomicDepth += 1
    let ends = self.block(block)
    scope.atomicDepth -= 1
    if scope.atomicDepth == 0 { rules.leave() }
    return ends
  }

  /// Records the effect of a statement, and reports it if a surrounding block does not allow it.
  mutating func note(_ effect: Effect, _ word: String, _ span: SourceSpan) {
    if let finding = rules.note(effect, word, in: scope.function, span) {
      findings.report(finding)
    }
  }

  mutating func note(_ intent: IntentSymbol, _ span: SourceSpan) {
    for finding in rules.note(intent, in: scope.function, span) { findings.report(finding) }
  }
}

extension SourceSpan {
  /// Creates the range of an ASCII word at the beginning of another range.
  init(of word: String, at span: SourceSpan) {
    self.init(start: span.start, end: min(span.end, span.start + Int32(clamping: word.utf8.count)))
  }
}
