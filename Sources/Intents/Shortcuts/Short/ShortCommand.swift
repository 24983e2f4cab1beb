import Essentials

/// Short words for a program's intents, such as `todo add Buy milk`.
///
/// `widgetctl todo …` accepts them, and so does the program if it is itself named `todo`. Providers
/// are found in the program's conformance records, as intents are.
///
/// ```swift
/// struct WaterCommands: ShortCommandsProvider {
///   static let name = "water"
///   static let summary: LocalizedStringResource = "Counts glasses of water."
///   static var commands: [ShortCommand] {
///     ShortCommand("drink", performing: DrinkWater(), text: \.$glasses, example: "2", summary: "adds glasses")
///   }
/// }
/// ```
public protocol ShortCommandsProvider: SendableMetatype {
  /// The first word of the commands, of lower-case letters, digits and hyphens: `todo`.
  static var name: String { get }
  /// A sentence that describes the commands.
  static var summary: LocalizedStringResource { get }
  @ShortCommandsBuilder static var commands: [ShortCommand] { get }
  /// Pages of help about the text after a command, such as `todo help due`; none by default.
  static var topics: [ShortCommandTopic] { get }
  /// The kinds of widgets in which the keys of the commands work; by default all kinds of the
  /// extension.
  static var kinds: [String] { get }
}

extension ShortCommandsProvider {
  public static var topics: [ShortCommandTopic] { [] }
  public static var kinds: [String] { [] }
}

/// A word on the command line and the intent that it performs.
public struct ShortCommand: Sendable {
  let names: [String]
  let summary: LocalizedStringResource
  let example: LocalizedStringResource
  let invocation: IntentInvocation
  let words: ShortCommandMetadata.Words
  private(set) var offered: ShortCommandMetadata.Offered?
  var key: ShortCommandMetadata.Key?
  private(set) var options: [String] = []

  /// Returns the command with a condition for completion: a shell offers only entities whose
  /// Boolean property has this value.
  public func offering(_ property: String, is value: Bool) -> ShortCommand {
    var command = self
    command.offered = ShortCommandMetadata.Offered(property: property, value: value)
    return command
  }

  /// Returns the command with a parameter of the intent as an option: `todo start 3 --also`.
  ///
  /// A Boolean parameter is true if the option is present; any other parameter has a value after
  /// the option.
  public func option<Intent: AppIntent, Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ShortCommand {
    let intent = Intent()
    var command = self
    command.options.append(Self.name(of: intent[keyPath: parameter], in: intent))
    return command
  }

  /// Creates a command without arguments: the intent has all of its values.
  ///
  /// - Parameters:
  ///   - names: The command's word and its synonyms; empty for the command that the first word
  ///     alone runs.
  ///   - intent: The intent to perform.
  ///   - summary: A description for a line of help.
  public init(
    _ names: String...,
    performing intent: some AppIntent,
    summary: LocalizedStringResource
  ) {
    self.init(names, intent, .none, "", summary)
  }

  /// Creates a command with a word and a text, such as `todo add Buy milk`.
  ///
  /// A list parameter receives each word, any other the whole text. A hyphen instead of the text
  /// reads lines from standard input and performs the intent for each.
  public init<Intent: AppIntent, Text: _IntentValue>(
    _ names: String...,
    performing intent: Intent,
    text: KeyPath<Intent, IntentParameter<Text>>,
    example: LocalizedStringResource,
    summary: LocalizedStringResource
  ) {
    self.init(names, performing: intent, text: text, example: example, summary: summary)
  }

  /// Creates a command with a word and a text; the word and its synonyms are an array.
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

  /// Creates a command with a word and entities, for each of which the intent is performed: `todo
  /// done 1 2`.
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

  /// Creates a command with a word, one or several entities and a text: `todo edit 3 due friday`.
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

  /// Returns the Swift name of an intent's parameter.
  private static func name<Intent: AppIntent>(
    of parameter: any ErasedIntentParameter,
    in intent: Intent
  ) -> String {
    let shape = IntentShape.of(Intent.self)
    let index = shape.bind(intent, in: nil).firstIndex { $0 === parameter }
    return index.map { shape.parameters[$0].name } ?? "value"
  }
}

/// A result builder for short commands.
@resultBuilder
public enum ShortCommandsBuilder {
  public static func buildBlock(_ commands: ShortCommand...) -> [ShortCommand] { commands }
}
