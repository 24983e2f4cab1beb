/// The effects of functions and blocks, so that `atomic` and `parallel` blocks contain only what they may.
///
/// The effects of a called function are known only when all functions have been checked.
struct BlockRules {
  private var effects: [FunctionEffects] = []
  private var regions: [Region] = []
  /// The indices of the `atomic` and `parallel` blocks around the statement, innermost last.
  private var open: [Int] = []

  mutating func addFunction() { effects.append(FunctionEffects()) }

  mutating func enter(_ kind: Region.Kind) {
    open.append(regions.count)
    regions.append(Region(kind: kind))
  }

  mutating func leave() { open.removeLast() }

  /// Records an effect of a statement; returns a diagnostic if an enclosing block does not allow
  /// it, otherwise `nil`.
  mutating func note(
    _ effect: Effect,
    _ word: String,
    in function: Int?,
    _ span: SourceSpan
  ) -> Diagnostic? {
    if let function, effects[function].own[effect] == nil {
      effects[function].own[effect] = (word, span)
    }
    for region in open.reversed() where regions[region].kind.refuses(effect) {
      let kind = regions[region].kind
      return Diagnostic(
        "\(effect.description(word)) cannot stand in \(kind.words)",
        at: span,
        hint: kind.hint(for: effect, of: word)
      )
    }
    return nil
  }

  /// Records the call of an intent: in an `atomic` block intents must be store-only and of one extension.
  mutating func note(
    _ intent: IntentSymbol,
    in function: Int?,
    _ span: SourceSpan
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if !intent.isStoreOnly, let finding = note(.farIntent, intent.name, in: function, span) {
      findings.append(finding)
    }
    let name = intent.reference.extensionName
    if let function, effects[function].extensions[name] == nil {
      effects[function].extensions[name] = intent.name
    }
    for region in open where regions[region].kind == .atomic {
      guard let first = regions[region].firstIntent else {
        regions[region].firstIntent = (name, intent.name)
        continue
      }
      guard first.extension != name, intent.isStoreOnly else { continue }
      findings.append(
        Diagnostic(
          "`\(intent.name)` is of the extension \(name), but the block has `\(first.intent)` of \(first.extension)",
          at: span,
          hint: Self.splitHint
        )
      )
    }
    return findings
  }

  /// Records the call of a function, whose effects are checked at the end.
  mutating func call(_ function: Int, from caller: Int?, _ span: SourceSpan) {
    if let caller { effects[caller].calls.insert(function) }
    for region in open { regions[region].call(function, span) }
  }

  /// Checks the effects of the functions that are called in blocks, and forgets the blocks.
  mutating func finish(naming name: (Int) -> String) -> [Diagnostic] {
    defer { regions = [] }
    guard regions.contains(where: { !$0.calls.isEmpty }) else { return [] }
    let graph = EffectGraph(effects)
    var findings: [Diagnostic] = []
    var reported: Set<SourceSpan> = []
    for effect in Effect.allCases {
      let ways = graph.ways { $0.own[effect] != nil }
      for region in regions where region.kind.refuses(effect) {
        for call in region.calls
        where ways[call.function] != nil && reported.insert(call.span).inserted {
          let chain = EffectGraph.chain(from: call.function, ways)
          guard let last = chain.last, let source = effects[last].own[effect] else { continue }
          findings.append(
            Diagnostic(
              "\(effect.description(source.word)) cannot stand in \(region.kind.words), "
                + "but \(Self.text(chain, name)) comes to it",
              at: call.span,
              hint: region.kind.hint(for: effect, of: source.word)
            )
          )
        }
      }
    }
    return findings + mixedExtensions(graph, &reported, name)
  }

  private static let splitHint = "use one `atomic` block for each extension"

  /// Returns diagnostics about `atomic` blocks that call functions with intents of another
  /// extension (LG-12).
  private mutating func mixedExtensions(
    _ graph: EffectGraph,
    _ reported: inout Set<SourceSpan>,
    _ name: (Int) -> String
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for other in Set(effects.flatMap(\.extensions.keys)).sorted() {
      let ways = graph.ways { $0.extensions[other] != nil }
      for index in regions.indices where regions[index].kind == .atomic {
        for call in regions[index].calls where ways[call.function] != nil {
          let chain = EffectGraph.chain(from: call.function, ways)
          guard let last = chain.last, let intent = effects[last].extensions[other] else {
            continue
          }
          guard let first = regions[index].firstIntent else {
            regions[index].firstIntent = (other, intent)
            continue
          }
          guard first.extension != other, reported.insert(call.span).inserted else { continue }
          findings.append(
            Diagnostic(
              "\(Self.text(chain, name)) comes to `\(intent)` of the extension \(other), "
                + "but the block has `\(first.intent)` of \(first.extension)",
              at: call.span,
              hint: Self.splitHint
            )
          )
        }
      }
    }
    return findings
  }

  /// Returns the functions of a call chain for a message: `a` → `b` → … → `z`.
  private static func text(_ chain: [Int], _ name: (Int) -> String) -> String {
    let names = chain.map { "`\(name($0))`" }
    let shown = names.count > 4 ? names.prefix(2) + ["…"] + names.suffix(1) : names[...]
    return shown.joined(separator: " → ")
  }
}
