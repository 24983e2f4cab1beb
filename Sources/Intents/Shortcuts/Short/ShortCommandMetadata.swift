public import Wire

/// A description of a program's short commands, which extensions send to the host.
public struct ShortCommandsMetadata: Sendable, Hashable {
  /// The first word of all commands: `todo`.
  public let name: String
  public let summary: String
  /// The commands in the author's order.
  public let commands: [ShortCommandMetadata]
  /// The pages of help; `nil` if the program has none.
  public let topics: [ShortCommandTopicMetadata]?
  /// The kinds of widgets in which the keys work; empty for all kinds of the program.
  public let kinds: [String]

  /// The most help pages of one program that are read; further ones are ignored.
  private static let maximumTopics = 20
  /// The most commands of one program that are read, more than users remember; further ones are
  /// ignored.
  private static let maximumCommands = 50

  /// Reads a provider's commands; `nil` if its name is invalid.
  ///
  /// A name has at most 32 lower-case letters, digits and hyphens, and begins with a letter.
  package init?(_ provider: any ShortCommandsProvider.Type) {
    guard Self.isName(provider.name) else { return nil }
    name = provider.name
    summary = provider.summary.text
    commands = provider.commands.prefix(Self.maximumCommands).map(ShortCommandMetadata.init)
    let topics = provider.topics.prefix(Self.maximumTopics).map(ShortCommandTopicMetadata.init)
    self.topics = topics.isEmpty ? nil : topics
    kinds = provider.kinds
  }

  @usableFromInline package init(
    name: String,
    summary: String,
    commands: [ShortCommandMetadata],
    topics: [ShortCommandTopicMetadata]? = nil,
    kinds: [String] = []
  ) {
    (self.name, self.summary, self.commands, self.topics) = (name, summary, commands, topics)
    self.kinds = kinds
  }

  /// Returns a copy in which `text` has replaced each displayed text.
  package func mapped(_ text: (String) -> String) -> ShortCommandsMetadata {
    ShortCommandsMetadata(
      name: name,
      summary: text(summary),
      commands: commands.map { $0.mapped(text) },
      topics: topics?.map { $0.mapped(text) },
      kinds: kinds
    )
  }

  /// Returns whether the word needs no quotation marks in a shell and cannot be mistaken for an
  /// option.
  private static func isName(_ name: String) -> Bool {
    let maximumLength = 32  // Longer than any program's name that is typed often.
    return name.utf8.count <= maximumLength && name.first?.isLetter == true
      && name.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}

/// A short command: its words, and the intent that it performs.
public struct ShortCommandMetadata: Sendable, Hashable {
  /// The arguments after the command's word; parameters are identified by their Swift names.
  public enum Words: Sendable, Hashable {
    case none
    case text(String)
    case entities(String)
    case entityAndText(entity: String, text: String)
  }

  /// The condition for the entities that a shell offers: a Boolean property must have this value.
  public struct Offered: Sendable, Hashable {
    public let property: String
    public let value: Bool

    @usableFromInline package init(property: String, value: Bool) {
      (self.property, self.value) = (property, value)
    }
  }

  /// The command's word and its synonyms; empty for the command that runs without a word.
  public let names: [String]
  public let summary: String
  /// Example arguments after the command's word: `3 due friday`.
  public let example: String
  /// The intent, with the values that are the same in every use of the command.
  public let intent: IntentInvocation
  public let words: Words
  /// The condition for entities that a shell offers; if it is `nil`, the shell offers all.
  public let offered: Offered?
  /// The key of the live view that performs the command; `nil` for none.
  public let key: Key?
  /// The parameters of the intent that are options of the command, by their Swift names.
  public let options: [String]

  init(_ command: ShortCommand) {
    names = command.names
    summary = command.summary.text
    example = command.example.text
    intent = command.invocation
    words = command.words
    offered = command.offered
    key = command.key
    options = command.options
  }

  @usableFromInline package init(
    names: [String],
    summary: String,
    example: String,
    intent: IntentInvocation,
    words: Words,
    offered: Offered? = nil,
    key: Key? = nil,
    options: [String] = []
  ) {
    self.names = names
    self.summary = summary
    self.example = example
    self.intent = intent
    self.words = words
    self.offered = offered
    self.key = key
    self.options = options
  }

  fileprivate func mapped(_ text: (String) -> String) -> ShortCommandMetadata {
    ShortCommandMetadata(
      names: names,
      summary: text(summary),
      example: text(example),
      intent: intent,
      words: words,
      offered: offered,
      key: key?.mapped(text),
      options: options
    )
  }
}

extension ShortCommandsMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      summary: try c.required("summary", 1, value?.summary),
      commands: try c.list("commands", 2, value?.commands),
      topics: try c.field("topics", 3, value?.topics),
      kinds: try c.list("kinds", 4, value?.kinds)
    )
  }
}

extension ShortCommandMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      names: try c.list("names", 0, value?.names),
      summary: try c.required("summary", 1, value?.summary),
      example: try c.required("example", 2, value?.example),
      intent: try c.required("intent", 3, value?.intent),
      words: try c.required("words", 4, value?.words),
      offered: try c.field("offered", 5, value?.offered),
      key: try c.field("key", 6, value?.key),
      options: try c.list("options", 7, value?.options)
    )
  }
}

extension ShortCommandMetadata.Offered: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      property: try c.required("property", 0, value?.property),
      value: try c.mark("value", 1, value?.value)
    )
  }
}

extension ShortCommandMetadata.Words: WiredChoice {
  @inlinable public static var noun: StaticString { "kind of words" }

  @inlinable
  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("none", 0, value, { $0 == .none }) { return .none }
    let text = try c.when("text", 1, value) {
      if case .text(let text) = $0 { text } else { nil }
    }
    if let it = text {
      return .text(
        try c.required("text", 0, it)
      )
    }
    let entities = try c.when("entities", 2, value) {
      if case .entities(let entities) = $0 { entities } else { nil }
    }
    if let it = entities {
      return .entities(
        try c.required("entities", 0, it)
      )
    }
    let entityAndText = try c.when("entityAndText", 3, value) {
      if case .entityAndText(let entity, let text) = $0 { (entity, text) } else { nil }
    }
    if let it = entityAndText {
      return .entityAndText(
        entity: try c.required("entity", 0, it?.0),
        text: try c.required("text", 1, it?.1)
      )
    }
    throw c.unknown(noun)
  }
}
