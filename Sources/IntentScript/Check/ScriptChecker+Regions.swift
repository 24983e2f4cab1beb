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
