/// What is known about a program's short commands; it travels from extensions to the host.
public struct ShortCommandsMetadata: Sendable, Hashable, Codable {
  /// The first word: `todo`.
  public let name: String
  public let summary: String
  /// In the author's order.
  public let commands: [ShortCommandMetadata]
  /// Pages of help; `nil` from a program that has none.
  public let topics: [ShortCommandTopicMetadata]?

  /// More pages are not read to their end.
  private static let maximumTopics = 20
  /// Words of one program: more than anyone remembers.
  private static let maximumCommands = 50

  /// Reads what a provider lists; `nil` where its name is none.
  package init?(_ provider: any ShortCommandsProvider.Type) {
    guard Self.isName(provider.name) else { return nil }
    name = provider.name
    summary = provider.summary.text
    commands = provider.commands.prefix(Self.maximumCommands).map(ShortCommandMetadata.init)
    let topics = provider.topics.prefix(Self.maximumTopics).map(ShortCommandTopicMetadata.init)
    self.topics = topics.isEmpty ? nil : topics
  }

  package init(
    name: String,
    summary: String,
    commands: [ShortCommandMetadata],
    topics: [ShortCommandTopicMetadata]? = nil
  ) {
    (self.name, self.summary, self.commands, self.topics) = (name, summary, commands, topics)
  }

  /// The same commands with each text that people read replaced.
  package func mapped(_ text: (String) -> String) -> ShortCommandsMetadata {
    ShortCommandsMetadata(
      name: name,
      summary: text(summary),
      commands: commands.map { $0.mapped(text) },
      topics: topics?.map { $0.mapped(text) }
    )
  }

  /// Whether a shell takes the word as it is, and no option looks like it.
  private static func isName(_ name: String) -> Bool {
    let maximumLength = 32  // Longer than any program's name that is typed often.
    return name.utf8.count <= maximumLength && name.first?.isLetter == true
      && name.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}

/// One short command: its words, and what it performs.
public struct ShortCommandMetadata: Sendable, Hashable, Codable {
  /// What the words behind the command's own are for; parameters by their Swift names.
  public enum Words: Sendable, Hashable, Codable {
    case none
    case text(String)
    case entities(String)
    case entityAndText(entity: String, text: String)
  }

  /// A flag of the entities that a shell offers.
  public struct Offered: Sendable, Hashable, Codable {
    public let property: String
    public let value: Bool

    package init(property: String, value: Bool) {
      (self.property, self.value) = (property, value)
    }
  }

  /// The word and others for the same; none for what the first word alone means.
  public let names: [String]
  public let summary: String
  /// Words that may stand behind the command's own: `3 due friday`.
  public let example: String
  /// The intent with the values that it always has.
  public let intent: IntentInvocation
  public let words: Words
  /// The entities that a shell offers; `nil` for all of them.
  public let offered: Offered?

  init(_ command: ShortCommand) {
    names = command.names
    summary = command.summary.text
    example = command.example.text
    intent = command.invocation
    words = command.words
    offered = command.offered
  }

  package init(
    names: [String],
    summary: String,
    example: String,
    intent: IntentInvocation,
    words: Words,
    offered: Offered? = nil
  ) {
    self.names = names
    self.summary = summary
    self.example = example
    self.intent = intent
    self.words = words
    self.offered = offered
  }

  fileprivate func mapped(_ text: (String) -> String) -> ShortCommandMetadata {
    ShortCommandMetadata(
      names: names,
      summary: text(summary),
      example: text(example),
      intent: intent,
      words: words,
      offered: offered
    )
  }
}
