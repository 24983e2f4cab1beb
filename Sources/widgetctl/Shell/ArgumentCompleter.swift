import IntentScript
import WidgetIntents
import WidgetTerminal

/// Completes a partially typed word of a command, from the command's signature and the content of
/// the store.
struct ArgumentCompleter {
  let signature: CommandSignature
  let facts: CompletionFacts
  private var operands: [String] = []
  private var given: Set<String> = []
  /// The option or parameter whose value the user is typing; `nil` if there is none.
  private var open: String?
  private var areOptionsOver = false
  private let begun: String

  /// Reads the words before the cursor.
  ///
  /// `words` are those after the name of the command, and `begun` is the partially typed word at
  /// the cursor.
  init(
    _ signature: CommandSignature,
    words: ArraySlice<String>,
    begun: String,
    facts: CompletionFacts
  ) {
    self.signature = signature
    self.facts = facts
    self.begun = begun
    for word in words { take(word) }
  }

  private mutating func take(_ word: String) {
    if open != nil, !(word.hasPrefix("--") && option(open ?? "") == nil) {
      open = nil
      return
    }
    open = nil
    if areOptionsOver { return operands.append(word) }
    if word == "--" {
      areOptionsOver = true
    } else if word.hasPrefix("--") {
      let name = String(word.dropFirst(2).prefix { $0 != "=" })
      given.insert(name)
      let takesValue = option(name).map { $0.valueName != nil } ?? signature.takesParameters
      if takesValue, !word.contains("=") { open = name }
    } else if word.hasPrefix("-"), word.count > 1, let letter = word.dropFirst().first,
      let option = signature.allOptions.first(where: { $0.short == letter })
    {
      if option.valueName != nil, word.count == 2 { open = option.name }
    } else if let name = parameterName(in: word) {
      given.insert(name)
    } else {
      operands.append(word)
    }
  }

  private func option(_ name: String) -> OptionDefinition? {
    signature.allOptions.first { $0.name == name }
  }

  /// Returns the name in `NAME=VALUE` if the intent or kind has a parameter of that name; otherwise
  /// `nil`.
  private func parameterName(in word: String) -> String? {
    guard signature.takesParameters, !operands.isEmpty, let equals = word.firstIndex(of: "=") else {
      return nil
    }
    let name = String(word[..<equals])
    return parameters.contains { $0.optionName == name } ? name : nil
  }

  /// The completions for the partially typed word.
  var answer: ShellAnswer {
    if let open, !(begun.hasPrefix("--") && option(open) == nil) {
      return values(of: open, begun: begun)
    }
    if !areOptionsOver, begun.hasPrefix("-"), let equals = begun.firstIndex(of: "=") {
      let name = String(begun[..<equals].dropFirst(2))
      let head = String(begun[...equals])
      return values(of: name, begun: String(begun.dropFirst(head.count))).behind(head)
    }
    if !areOptionsOver, begun.hasPrefix("-") { return options.fitting(begun) }
    if let name = parameterName(in: begun) {
      let head = "\(name)="
      return values(of: name, begun: String(begun.dropFirst(head.count))).behind(head)
    }
    guard operands.count < signature.operands.upperBound else { return .nothing }
    return answer(signature.operandValues(at: operands.count), begun: begun)
  }

  private func values(of name: String, begun: String) -> ShellAnswer {
    if let option = option(name) { return answer(option.values, begun: begun) }
    guard let parameter = parameters.first(where: { $0.optionName == name }) else {
      return .nothing
    }
    if let subject = operands.first, signature.operandValues(at: 0) != .intents {
      let options = facts.options(of: parameter, configuring: subject)
      if !options.isEmpty { return ShellAnswer.words(options).fitting(begun) }
    }
    return ParameterValues(parameter, facts: facts).answer(begun: begun)
  }

  /// The options that are not in the command line yet; those for parameters are the first.
  private var options: ShellAnswer {
    let parameters = parameters.map { ShellCandidate("--\($0.optionName)", $0.title) }
    let own = signature.allOptions.map { ShellCandidate("--\($0.name)", $0.summary) }
    return .words(
      (parameters + own).filter {
        $0.word == "--\(OptionDefinition.answer.name)"
          || !given.contains(String($0.word.dropFirst(2)))
      }
    )
  }

  /// The parameters of the intent or the kind of widget that the first operand names.
  private var parameters: [ParameterMetadata] {
    guard signature.takesParameters, let subject = operands.first else { return [] }
    return switch signature.operandValues(at: 0) {
    case .intents: facts.intent(named: subject)?.parameters ?? []
    case .kinds, .widgets: facts.configuration(of: subject)
    case .stacks: operands.count > 2 ? facts.configuration(of: operands[2]) : []
    default: []
    }
  }

  private func answer(_ values: ArgumentValues, begun: String) -> ShellAnswer {
    switch values {
    case .any: .nothing
    case .files: .files
    case .words(let words): Self.words(words, begun)
    case .sizes: Self.words(SizeOption.names, begun)
    case .formats: Self.words(PictureFormat.all.map(\.name), begun)
    case .modes: Self.words(ModeOption.names, begun)
    case .colors: Self.words(ColorDecision.words, begun)
    case .schemes: Self.words(SchemeDecision.words, begun)
    case .palettes: Self.words(Setting.palette.words ?? [], begun)
    case .commands: .words(commands).fitting(begun)
    case .topics: .words(commands + intents).fitting(begun)
    case .widgets: .words(widgets).fitting(begun)
    case .boards: Self.words(facts.boards, begun)
    case .stacks: Self.words(facts.stacks, begun)
    case .kinds:
      .words(facts.kinds.map { ShellCandidate($0.name, $0.summary) }).fitting(begun)
    case .intents: .words(intents).fitting(begun)
    case .subjects: subjects
    case .search: search
    case .controls: .words(controls).fitting(begun)
    case .extensions: Self.words(facts.extensions, begun)
    case .runs:
      .words(facts.runs.map { ShellCandidate("\($0.number)", $0.intent) }).fitting(begun)
    case .times: .words(ParameterValues.days).fitting(begun)
    case .following(let next):
      answer(operands.last.flatMap { next[$0] } ?? .any, begun: begun)
    }
  }

  private static func words(_ words: [String], _ begun: String) -> ShellAnswer {
    .words(words.map { ShellCandidate($0) }).fitting(begun)
  }

  private var commands: [ShellCandidate] {
    facts.commands.map { ShellCandidate($0.name, $0.summary) }
      + facts.shortCommands.map { ShellCandidate($0.name, $0.summary) }
  }

  private var intents: [ShellCandidate] {
    facts.intents.map { ShellCandidate($0.name, $0.title) }
  }

  /// The candidates for placed widgets: their ids, their names, and the names of stacks.
  private var widgets: [ShellCandidate] {
    facts.widgets.map { ShellCandidate($0.shortID, PlacedWidgetText.name($0)) }
      + facts.widgets.map {
        ShellCandidate($0.name ?? WidgetSelector.name(of: $0), PlacedWidgetText.name($0))
      } + facts.stacks.map { ShellCandidate($0, "a stack") }
  }

  private var subjects: ShellAnswer {
    let intent = operands.first.flatMap(facts.intent)
    let entities = intent?.parameters.filter {
      if case .entity = $0.type.unwrapped { true } else { false }
    }
    guard let parameter = entities?.first, entities?.count == 1 else { return .nothing }
    return ParameterValues(parameter, facts: facts).answer(begun: begun)
  }

  private var controls: [ShellCandidate] {
    var arguments = Arguments()
    for operand in operands { arguments.append(operand: operand) }
    var context = facts.context
    context.arguments = arguments
    guard let store = facts.store, let shown = try? ShownControls(context, store: store) else {
      return []
    }
    return shown.controls.map { ShellCandidate("\($0.number)", $0.label) }
  }

  /// The completions for the words of a search, the same as in a script.
  private var search: ShellAnswer {
    guard !operands.isEmpty else {
      let entities = facts.offers.flatMap(\.description.entities)
      return ShellAnswer.words(entities.map { ShellCandidate($0.identifier, $0.title) })
        .fitting(begun)
    }
    let entries = facts.offers.map { ScriptCatalog.Entry(extensionName: $0.name, $0.description) }
    let completer = ScriptCompleter(scope: CompletionScope(catalog: ScriptCatalog(entries)))
    let head = "find \(operands.joined(separator: " ")) "
    let text = head + begun
    let completion = completer.completion(of: text, at: text.utf8.count)
    // A word of the shell may contain several words of the script.
    let kept = text.utf8.prefix(completion.bytes.lowerBound).dropFirst(head.utf8.count)
    return .words(
      completion.candidates.compactMap { candidate in
        candidate.text.split(separator: " ").first.map { word in
          ShellCandidate(String(decoding: kept, as: UTF8.self) + word, candidate.note ?? "")
        }
      }
    )
  }
}
