import WidgetIntents
import WidgetTerminal

/// Finds the completions for a partially typed word of a command line.
struct ProgramCompleter {
  let facts: CompletionFacts

  /// Returns the completions at the end of a line that begins with the program's name.
  func answer(_ line: ShellLine) -> ShellAnswer {
    guard let called = line.words.first else { return .nothing }
    let words = line.words.dropFirst()
    if let name = ProgramName.short(of: [called]), let short = facts.shortCommands(named: name) {
      return answer(short, words, line.begun)
    }
    return answer(words, line.begun)
  }

  private func answer(_ words: ArraySlice<String>, _ begun: String) -> ShellAnswer {
    // Options before the command belong to the command.
    let program = CommandSignature(
      name: "",
      synopsis: "",
      summary: "",
      operands: 0...1,
      operandValues: [.commands]
    )
    guard let index = Self.commandIndex(in: words) else {
      let answer = ArgumentCompleter(program, words: words, begun: begun, facts: facts).answer
      guard begun.hasPrefix("--"), case .words(let options) = answer else { return answer }
      return ShellAnswer.words(options + [ShellCandidate("--version", "the version")]).fitting(
        begun
      )
    }
    let (name, rest) = (words[index], words[..<index] + words[(index + 1)...])
    if let short = facts.shortCommands(named: name) { return answer(short, rest, begun) }
    guard let command = facts.commands.first(where: { $0.name == name }) else { return .nothing }
    return ArgumentCompleter(command, words: rest, begun: begun, facts: facts).answer
  }

  /// Returns the index of the command's name, which follows the program's options and their values;
  /// `nil` if it is not typed yet.
  private static func commandIndex(in words: ArraySlice<String>) -> Int? {
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      guard word.hasPrefix("-") else { return index }
      let option = OptionDefinition.common.first { "--\($0.name)" == word }
      index += option?.valueName == nil ? 1 : 2
    }
    return nil
  }

  /// Returns the completions for an extension's short commands: their names, or the words after the
  /// name.
  private func answer(
    _ short: ShortCommandsMetadata,
    _ words: ArraySlice<String>,
    _ begun: String
  ) -> ShellAnswer {
    guard let word = words.first else { return beginning(short, begun) }
    if word == ShortWords.help { return help(short, begun) }
    let pair = words.prefix(2).joined(separator: " ")
    let isPair = words.count > 1 && short.commands.contains { $0.names.contains(pair) }
    let named = short.commands.filter { $0.names.contains(isPair ? pair : word) }
    guard let command = named.first(where: { $0.words != .none }) ?? named.first else {
      return begun.hasPrefix("-") ? beginning(short, begun) : .nothing
    }
    if words.count == 1, !begun.hasPrefix("-"), let answer = following(word, command, short, begun)
    {
      return answer
    }
    let words = words.dropFirst(isPair ? 1 : 0)
    if let answer = value(of: command, behind: words.dropFirst().last, begun) { return answer }
    if let answer = signed(short, command, words.dropFirst(), begun) { return answer }
    facts.offered = command.offered
    let values: [ArgumentValues] =
      switch command.words {
      case .none, .text: []
      case .entities: [.any, .subjects]
      case .entityAndText: [.any, .subjects, .any]
      }
    let signature = CommandSignature(
      program: short.name,
      name: "",
      synopsis: "",
      summary: "",
      options: command.options.map { OptionDefinition(CommandLineName.kebab($0), "") }
        + ShortWords.known,
      operands: 0...ArgumentParser.maximumWords,
      operandValues: values
    )
    // The intent is passed as the first operand, like in `perform`, so that its entities are found.
    return ArgumentCompleter(
      signature,
      words: [command.intent.identifier] + words.dropFirst(),
      begun: begun,
      facts: facts
    ).answer
  }

  /// Returns completions for the value of a short command's option, as in `--name=value` or `--name
  /// value`.
  ///
  /// - Returns: `nil` if no value of an option is being typed.
  private func value(
    of command: ShortCommandMetadata,
    behind last: String?,
    _ begun: String
  ) -> ShellAnswer? {
    let intent = facts.intent(named: command.intent.identifier)
    func parameter(_ word: Substring) -> ParameterMetadata? {
      guard word.hasPrefix("--") else { return nil }
      return intent?.parameters.first { parameter in
        command.options.contains(parameter.name) && parameter.optionName == word.dropFirst(2)
          && parameter.type.unwrapped != .bool
      }
    }
    if let equals = begun.firstIndex(of: "="), let parameter = parameter(begun[..<equals]) {
      let head = String(begun[...equals])
      return values(of: parameter, String(begun.dropFirst(head.count))).behind(head)
    }
    guard let parameter = last.flatMap({ parameter($0[...]) }) else { return nil }
    return values(of: parameter, begun)
  }

  /// Returns completions for the value of a parameter.
  ///
  /// In short commands an entity is typed by its name.
  private func values(of parameter: ParameterMetadata, _ begun: String) -> ShellAnswer {
    guard case .entity(let type) = parameter.type.unwrapped else {
      return ParameterValues(parameter, facts: facts).answer(begun: begun)
    }
    return ShellAnswer.words(facts.entities(type).map { ShellCandidate($0.title) }).fitting(begun)
  }

  /// Returns completions for the word after `word`, which is a command by itself.
  ///
  /// They are the second words of commands whose names have two words, and entities whose names
  /// `command` accepts.
  ///
  /// - Returns: `nil` if there are neither.
  private func following(
    _ word: String,
    _ command: ShortCommandMetadata,
    _ short: ShortCommandsMetadata,
    _ begun: String
  ) -> ShellAnswer? {
    var candidates = short.commands.flatMap { other in
      other.names.prefix(1).filter { $0.hasPrefix("\(word) ") }
        .map { ShellCandidate(String($0.dropFirst(word.count + 1)), other.summary) }
    }
    if case .text(let parameter) = command.words,
      let intent = facts.intent(named: command.intent.identifier),
      case .entity(let type)? = intent.parameters.first(where: { $0.name == parameter })?.type
        .unwrapped
    {
      candidates = facts.entities(type).map { ShellCandidate($0.title) } + candidates
    }
    return candidates.isEmpty ? nil : ShellAnswer.words(candidates).fitting(begun)
  }

  /// Returns the signs, such as `+`, that can follow in the text of a new item; after a typed sign,
  /// its values.
  ///
  /// - Returns: `nil` if the command accepts no signs at this position.
  private func signed(
    _ short: ShortCommandsMetadata,
    _ command: ShortCommandMetadata,
    _ words: ArraySlice<String>,
    _ begun: String
  ) -> ShellAnswer? {
    switch command.words {
    case .none, .entities: return nil
    case .text: break
    case .entityAndText: if words.isEmpty { return nil }
    }
    if words.contains("--") { return .nothing }
    let signs = (short.topics ?? []).flatMap(\.forms).filter { $0.sign != nil }
    let typed = signs.first { form in form.sign.map { begun.hasPrefix($0) } == true }
    guard let typed, let sign = typed.sign else {
      guard begun.isEmpty || signs.contains(where: { $0.sign?.hasPrefix(begun) == true }) else {
        return nil
      }
      return ShellAnswer.words(signs.map { ShellCandidate($0.sign ?? "", $0.meaning) })
        .fitting(begun)
    }
    var values = typed.words
    if let entity = typed.entity, let property = typed.property {
      values += facts.values(of: property, in: entity)
    }
    return ShellAnswer.words(values.map { ShellCandidate(sign + $0) }).fitting(begun)
  }

  private func help(_ short: ShortCommandsMetadata, _ begun: String) -> ShellAnswer {
    let words = short.firstWords.map { ShellCandidate($0) }
    let topics = (short.topics ?? []).flatMap { topic in
      topic.names.prefix(1).map { ShellCandidate($0, topic.title) }
    }
    return ShellAnswer.words(topics + words).fitting(begun)
  }

  /// Returns the completions for the first word: the names of short commands, the program's own
  /// commands, or options.
  private func beginning(_ short: ShortCommandsMetadata, _ begun: String) -> ShellAnswer {
    if begun.hasPrefix("-") {
      return ShellAnswer.words(
        ShortWords.known.map { ShellCandidate("--\($0.name)", $0.summary) }
      ).fitting(begun)
    }
    let words = short.firstWords.map { word in
      ShellCandidate(word, short.commands.first { $0.names.first == word }?.summary ?? "")
    }
    let own = facts.commands.filter { ShortWords.own.contains($0.name) }
      .map { ShellCandidate($0.name, $0.summary) }
    let help = ShellCandidate(ShortWords.help, "explains the words and signs")
    return ShellAnswer.words(words + own + [help]).fitting(begun)
  }
}
