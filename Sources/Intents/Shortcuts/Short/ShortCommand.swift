import Essentials

/// Short words for a program's intents at a shell: `todo add Buy milk`.
///
/// `widgetctl todo …` understands them, and so does the program where it is called `todo` itself. It is found
/// through the program's conformance records, as intents are.
public protocol ShortCommandsProvider: SendableMetatype {
  /// The first word, of lower-case letters, digits and dashes: `todo`.
  static var name: String { get }
  /// What the words are about, in a sentence.
  static var summary: LocalizedStringResource { get }
  @ShortCommandsBuilder static var commands: [ShortCommand] { get }
  /// Pages of help about what the texts may hold: `todo help due`; none unless declared.
  static var topics: [ShortCommandTopic] { get }
  /// The kinds of widgets in which the keys of the commands hold; all of the extension's unless declared.
  static var kinds: [String] { get }
}

extension ShortCommandsProvider {
  public static var topics: [ShortCommandTopic] { [] }
  public static var kinds: [String] { [] }
}

/// A word, and the intent that it performs.
public struct ShortCommand: Sendable {
  let names: [String]
  let summary: LocalizedStringResource
  let example: LocalizedStringResource
  let invocation: IntentInvocation
  let words: ShortCommandMetadata.Words
  private(set) var offered: ShortCommandMetadata.Offered?
  var key: ShortCommandMetadata.Key?
  private(set) var options: [String] = []

  /// The same command; a shell offers only the entities whose flag has this value: `isDone` false.
  public func offering(_ property: String, is value: Bool) -> ShortCommand {
    var command = self
    command.offered = ShortCommandMetadata.Offered(property: property, value: value)
    return command
  }

  /// The same command with a parameter of its intent as an option: `todo start 3 --also`.
  ///
  /// A Boolean is set by the option alone, any other parameter has a value behind it.
  public func option<Intent: AppIntent, Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ShortCommand {
    let intent = Intent()
    var command = self
    command.options.append(Self.name(of: intent[keyPath: parameter], in: intent))
    return command
  }

  /// A word that needs no more: the intent has all of its values.
  ///
  /// - Parameters:
  ///   - names: The word, and other words for the same; none where the first word alone means this.
  ///   - intent: What is performed.
  ///   - summary: What it does, in a line of help.
  public init(
    _ names: String...,
    performing intent: some AppIntent,
    summary: LocalizedStringResource
  ) {
    self.init(names, intent, .none, "", summary)
  }

  /// A word before a text, such as `todo add Buy milk`.
  ///
  /// A parameter that is a list gets each word, any other the whole text. A dash in its place reads lines from standard input, and performs the intent for each.
  public init<Intent: AppIntent, Text: _IntentValue>(
    _ names: String...,
    performing intent: Intent,
    text: KeyPath<Intent, IntentParameter<Text>>,
    example: LocalizedStringResource,
    summary: LocalizedStringResource
  ) {
    self.init(names, performing: intent, text: text, example: example, summary: summary)
  }

  /// A word before a text, with its names in a list.
  package init<Intent: AppIntent, Text: _IntentValue>(
    _ names: [String],
    performing intent: Intent,
    text: KeyPath<Intent, IntentParameter<Text>>,
    example: LocalizedStringResource,
    summary: LocalizedStringResource
  ) {
    let words = ShortCommandMetadata.Words.text(Self.name(of: intent[keyPath: text], in: intent))
    self.init(names, intent, words, example, summary)
  }

  /// A word before entities, for each of which the intent is performed: `todo done 1 2`.
  public init<Intent: AppIntent, Entity: AppEntity>(
    _ names: String...,
    performing intent: Intent,
    entities: KeyPath<Intent, IntentParameter<Entity>>,
    example: LocalizedStringResource,
    summary: LocalizedStringResource
  ) {
    let name = Self.name(of: intent[keyPath: entities], in: intent)
    self.init(names, intent, .entities(name), example, summary)
  }

  /// A word before one entity, or several by their numbers, and a text: `todo edit 3 due friday`.
  public init<Intent: AppIntent, Entity: AppEntity, Text: _IntentValue>(
    _ names: String...,
    performing intent: Intent,
    entity: KeyPath<Intent, IntentParameter<Entity>>,
    text: KeyPath<Intent, IntentParameter<Text>>,
    example: LocalizedStringResource,
    summary: LocalizedStringResource
  ) {
    let words = ShortCommandMetadata.Words.entityAndText(
      entity: Self.name(of: intent[keyPath: entity], in: intent),
      text: Self.name(of: intent[keyPath: text], in: intent)
    )
    self.init(names, intent, words, example, summary)
  }

  private init(
    _ names: [String],
    _ intent: some AppIntent,
    _ words: ShortCommandMetadata.Words,
    _ example: LocalizedStringResource,
    _ summary: LocalizedStringResource
  ) {
    self.names = names
    self.summary = summary
    self.example = example
    invocation = IntentInvocation(intent)
    self.words = words
  }

  /// The Swift name of an intent's parameter.
  private static func name<Intent: AppIntent>(
    of parameter: any ErasedIntentParameter,
    in intent: Intent
  ) -> String {
    let shape = IntentShape.of(Intent.self)
    let index = shape.bind(intent, in: nil).firstIndex { $0 === parameter }
    return index.map { shape.parameters[$0].name } ?? "value"
  }
}

/// Lists short commands, one a line.
@resultBuilder
public enum ShortCommandsBuilder {
  public static func buildBlock(_ commands: ShortCommand...) -> [ShortCommand] { commands }
}
