internal import WidgetIntents

extension ScriptChecker {
  /// `parallel { }`: its statements run at once, so none sees what another binds (LG-11).
  mutating func parallel(_ block: Block, _ span: SourceSpan) {
    perform(.parallel, "parallel", SourceSpan(of: "parallel", at: span))
    let loops = frame.loops
    frame.loops = []
    frame.parallelDepth += 1
    openRegions.append(regions.count)
    regions.append(Region(kind: .parallel))
    blockDepth += 1
    let (bound, narrowed) = (frame.visible.count, frame.narrowed.count)
    for statement in block.statements {
      let lane = frame.visible.count
      _ = self.statement(statement)
      frame.setPending(true, from: lane)
      frame.narrowed.forget(to: narrowed)
    }
    blockDepth -= 1
    openRegions.removeLast()
    frame.parallelDepth -= 1
    frame.loops = loops
    frame.setPending(false, from: bound)
  }

  /// `atomic { }`: one transaction; blocks within it are savepoints of it (LG-12).
  mutating func atomic(_ block: Block, _ span: SourceSpan) -> Bool {
    perform(.atomic, "atomic", SourceSpan(of: "atomic", at: span))
    if frame.atomicDepth == 0 {
      openRegions.append(regions.count)
      regions.append(Region(kind: .atomic))
    }
    frame.atomicDepth += 1
    let ends = self.block(block)
    frame.atomicDepth -= 1
    if frame.atomicDepth == 0 { openRegions.removeLast() }
    return ends
  }

  /// Notes what a statement does, and tells where a block around it does not allow that.
  mutating func perform(_ effect: Effect, _ word: String, _ span: SourceSpan) {
    if let function = frame.function, effects[function].own[effect] == nil {
      effects[function].own[effect] = (word, span)
    }
    for region in openRegions.reversed() where regions[region].kind.refuses(effect) {
      report(
        "\(effect.description(word)) cannot stand in \(regions[region].kind.words)",
        at: span,
        hint: regions[region].kind.hint(for: effect)
      )
      return
    }
  }

  /// Notes that an intent is performed: those of an `atomic` block are store-only and of one extension.
  mutating func perform(_ intent: PreparedIntent, _ span: SourceSpan) {
    if !intent.isStoreOnly { perform(.farIntent, intent.name, span) }
    let host = intent.reference.host
    if let function = frame.function, effects[function].hosts[host] == nil {
      effects[function].hosts[host] = intent.name
    }
    for region in openRegions where regions[region].kind == .atomic {
      guard let first = regions[region].host else {
        regions[region].host = (host, intent.name)
        continue
      }
      guard first.name != host, intent.isStoreOnly else { continue }
      report(
        "`\(intent.name)` is of the extension \(host), but the block has `\(first.intent)` of \(first.name)",
        at: span,
        hint: "use one `atomic` block for each extension"
      )
    }
  }

  /// Notes the call of a function; what it does is looked at in the end.
  mutating func performCall(of function: Int, _ span: SourceSpan) {
    if let caller = frame.function { effects[caller].calls.insert(function) }
    for region in openRegions { regions[region].call(function, span) }
  }
}

extension SourceSpan {
  /// The stretch of a word of ASCII with which something begins.
  init(of word: String, at span: SourceSpan) {
    self.init(start: span.start, end: min(span.end, span.start + Int32(clamping: word.utf8.count)))
  }
}
