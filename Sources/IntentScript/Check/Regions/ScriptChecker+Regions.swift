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

extension ScriptChecker {
  /// Looks at what the functions do that are called in `atomic` and `parallel` blocks.
  mutating func checkRegions() {
    defer { regions = [] }
    guard regions.contains(where: { !$0.calls.isEmpty }) else { return }
    let graph = EffectGraph(effects)
    var told: Set<SourceSpan> = []
    for effect in Effect.allCases {
      let ways = graph.ways { $0.own[effect] != nil }
      for region in regions where region.kind.refuses(effect) {
        for call in region.calls where ways[call.function] != nil && told.insert(call.span).inserted
        {
          let chain = EffectGraph.chain(from: call.function, ways)
          guard let last = chain.last, let source = effects[last].own[effect] else { continue }
          report(
            "\(effect.description(source.word)) cannot stand in \(region.kind.words), "
              + "but \(names(chain)) comes to it",
            at: call.span,
            hint: region.kind.hint(for: effect)
          )
        }
      }
    }
    checkHosts(graph, &told)
  }

  /// The intents of an `atomic` block live in one extension, those in its functions too (LG-12).
  private mutating func checkHosts(_ graph: EffectGraph, _ told: inout Set<SourceSpan>) {
    for host in Set(effects.flatMap(\.hosts.keys)).sorted() {
      let ways = graph.ways { $0.hosts[host] != nil }
      for index in regions.indices where regions[index].kind == .atomic {
        for call in regions[index].calls where ways[call.function] != nil {
          let chain = EffectGraph.chain(from: call.function, ways)
          guard let last = chain.last, let intent = effects[last].hosts[host] else { continue }
          guard let first = regions[index].host else {
            regions[index].host = (host, intent)
            continue
          }
          guard first.name != host, told.insert(call.span).inserted else { continue }
          report(
            "\(names(chain)) comes to `\(intent)` of the extension \(host), but the block has "
              + "`\(first.intent)` of \(first.name)",
            at: call.span,
            hint: "use one `atomic` block for each extension"
          )
        }
      }
    }
  }

  /// The functions of a chain, the middle of a long one left out.
  private func names(_ chain: [Int]) -> String {
    let names = chain.map { "`\(signatures[$0].name.text)`" }
    let shown = names.count > 4 ? names.prefix(2) + ["…"] + names.suffix(1) : names[...]
    return shown.joined(separator: " → ")
  }
}
