import WidgetIntents
import WidgetRender

/// The keys by which short commands of an extension act on the focused row of its widgets.
package struct LiveRowKeys: Equatable, Sendable {
  /// The keys in the author's order.
  package let keys: [LiveRowKey]
  /// The parameter of each intent that receives an entity, by the intent's identifier.
  private let subjects: [String: LiveRowKey.Subject]

  package static let none = LiveRowKeys(keys: [], subjects: [:])

  private init(keys: [LiveRowKey], subjects: [String: LiveRowKey.Subject]) {
    (self.keys, self.subjects) = (keys, subjects)
  }

  /// Reads the keys from an extension's description.
  ///
  /// - Parameters:
  ///   - commands: The short commands of the extension.
  ///   - intents: All of its intents; their parameters determine the entity of a row.
  ///   - enumerations: The enumerations of parameters, whose cases are chosen by one key each.
  ///   - kind: The kind of the widget in which the keys are valid.
  package init(
    _ commands: [ShortCommandsMetadata],
    _ intents: [IntentMetadata],
    _ enumerations: [EnumMetadata],
    kind: String
  ) {
    let known = Dictionary(intents.map { ($0.identifier, $0) }) { first, _ in first }
    var keys: [LiveRowKey] = []
    for book in commands where book.kinds.isEmpty || book.kinds.contains(kind) {
      for command in book.commands {
        guard let intent = known[command.intent.identifier],
          let key = LiveRowKey(command, of: book.name, intent, enumerations),
          !keys.contains(where: { $0.key == key.key })
        else { continue }
        keys.append(key)
      }
    }
    self.keys = keys
    subjects =
      keys.isEmpty ? [:] : known.compactMapValues { $0.parameters.lazy.compactMap(\.subject).first }
  }

  /// Returns the same keys, but does not list those that are meant only for entities with unchanged
  /// stored records.
  ///
  /// Such a key is listed only until the first change of those records; it works afterwards as
  /// well.
  /// `hasChanged` returns whether the stored records of an entity were ever changed.
  package func offered(hasChanged: (_ entity: String) -> Bool) -> LiveRowKeys {
    if keys.allSatisfy({ $0.unchanged == nil }) { return self }
    return LiveRowKeys(
      keys: keys.map { key in
        var key = key
        key.isListed = !(key.unchanged.map(hasChanged) ?? false)
        return key
      },
      subjects: subjects
    )
  }

  /// Returns the entity that a control acts on; `nil` if it does not act on one.
  func entity(of action: ArchivedAction?) -> (type: String, id: String)? {
    guard let action, let subject = subjects[action.intent],
      let value = action.parameters.first(where: { $0.name == subject.parameter })?.value
    else { return nil }
    return (subject.type, value)
  }
}

/// One key, and the command that it performs.
package struct LiveRowKey: Equatable, Sendable {
  /// The parameter of an intent to which the entity of a row is passed.
  package struct Subject: Equatable, Sendable {
    package let parameter: String
    /// The identifier of the entity's type.
    package let type: String
  }

  /// A value that one key selects.
  package struct Choice: Equatable, Sendable {
    package let key: String
    package let title: String
    package let value: String
  }

  /// The letter or digit of the key.
  package let key: String
  /// The title of the key in the line below the widgets.
  package let title: String
  /// The words of the command at a shell, such as `todo` and `add`.
  package let words: [String]
  /// The intent, with the parameters that are always the same.
  package let action: ArchivedAction
  /// The parameter for the row's entity; `nil` for a command that needs no row.
  package let subject: Subject?
  /// The parameter for a typed text or a choice; `nil` for a command that needs neither.
  package let text: String?
  package let needsText: Bool
  /// An example of the typed text; empty for none.
  package let example: String
  package let choices: [Choice]
  /// Whether any text other than the choices can be typed.
  package let isOpen: Bool
  /// The neighbouring row whose entity is the text; `nil` if a text is typed or none is needed.
  package let neighbour: ShortCommand.Neighbour?
  /// The property of the row's entity with whose text the typed line begins; `nil` for an empty
  /// line.
  package let beginning: String?
  /// The values that Tab completes in the typed text.
  package let values: [String]
  package let stored: Stored?
  /// Whether the intent can show the effect of a text that is still being typed.
  package let isPreviewable: Bool
  /// Whether the intent returns an address, which is then opened.
  package let opensResult: Bool
  /// The entity whose stored records must be unchanged for the key to be listed; `nil` for a key
  /// that is always listed.
  package let unchanged: String?
  /// Whether the help and the line below the widgets list the key.
  package internal(set) var isListed = true

  /// A property of an entity's stored records, whose values Tab offers as well.
  package struct Stored: Equatable, Sendable {
    package let entity: String
    package let property: String
  }

  fileprivate init?(
    _ command: ShortCommandMetadata,
    of book: String,
    _ intent: IntentMetadata,
    _ enumerations: [EnumMetadata]
  ) {
    guard let declared = command.key, declared.key.count == 1,
      declared.key.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let names: (entity: String?, text: String?) =
      switch command.words {
      case .none: (nil, nil)
      case .text(let name): (nil, name)
      case .entities(let name): (name, nil)
      case .entityAndText(let entity, let text): (entity, text)
      }
    let parameters = intent.parameters
    subject = parameters.first { $0.name == names.entity }?.subject
    if names.entity != nil, subject == nil { return nil }
    let typed = parameters.first { $0.name == names.text }
    text = typed?.name
    key = declared.key
    title = declared.title
    words = [book] + command.names.prefix(1)
    action = ArchivedAction(
      intent: intent.identifier,
      parameters: command.intent.arguments.flatMap { argument in
        argument.input.parameterTexts.map { .init(name: argument.name, value: $0) }
      }
    )
    needsText = typed?.isRequired ?? false
    // The number of the row is left out, because the row has the focus.
    example =
      names.entity == nil
      ? command.example
      : command.example.split(separator: " ").dropFirst().joined(separator: " ")
    let cases = typed?.choices(of: enumerations) ?? []
    choices = LiveChoice.keyed(
      cases.isEmpty ? declared.suggestions.map { ($0, $0) } : cases
    )
    isOpen = cases.isEmpty
    neighbour = declared.neighbour
    beginning = declared.beginning
    values = declared.words
    stored = declared.entity.flatMap { entity in
      declared.property.map { Stored(entity: entity, property: $0) }
    }
    isPreviewable = intent.isPreviewable
    opensResult = intent.resultType.unwrapped == .url
    unchanged = declared.unchanged
  }
}

extension ParameterMetadata {
  fileprivate var subject: LiveRowKey.Subject? {
    guard case .entity(let type) = type.unwrapped else { return nil }
    return LiveRowKey.Subject(parameter: name, type: type)
  }

  /// Returns the cases of the parameter, each with its title; empty if it is not an enumeration.
  fileprivate func choices(of enumerations: [EnumMetadata]) -> [(title: String, value: String)] {
    guard case .enumeration(let name) = type.unwrapped else { return [] }
    return allowed(among: enumerations.first { $0.identifier == name }?.cases ?? [])
      .map { ($0.title, $0.rawValue) }
  }
}

/// A command of a key with the row that it acts on, before its text is typed.
package struct LiveRowCall: Equatable, Sendable {
  package let widget: Int64
  package let key: LiveRowKey
  /// The id of the row's entity; `nil` for a command that needs no row.
  package let entity: String?
  /// The stored text with which the line began.
  package internal(set) var beginning = ""

  package init(widget: Int64, key: LiveRowKey, entity: String?) {
    (self.widget, self.key, self.entity) = (widget, key, entity)
  }

  /// Returns whether both commands perform the same action on the same row of the same widget.
  func isSame(as other: LiveRowCall) -> Bool {
    widget == other.widget && key.action == other.key.action && entity == other.entity
  }

  func performance(with text: String? = nil) -> LivePerformance {
    var action = key.action
    if let subject = key.subject, let entity {
      action.parameters.append(.init(name: subject.parameter, value: entity))
    }
    if let parameter = key.text, let text {
      action.parameters.removeAll { $0.name == parameter }
      action.parameters.append(.init(name: parameter, value: text))
    }
    return LivePerformance(call: self, action: action)
  }

  /// Returns the command that performs each of several lines, in a single run of its intent.
  func performance(forLines lines: [String]) -> LivePerformance {
    var performance = LivePerformance(call: self, action: key.action)
    performance.lines = lines
    return performance
  }
}

/// A command that a key performs, with the values of all of its intent's parameters.
package struct LivePerformance: Equatable, Sendable {
  package let call: LiveRowCall
  package let action: ArchivedAction
  /// The pasted lines that one run of the intent performs; empty for a command with a single text,
  /// which is a parameter.
  package internal(set) var lines: [String] = []

  init(call: LiveRowCall, action: ArchivedAction) {
    (self.call, self.action) = (call, action)
  }

  package var widget: Int64 { call.widget }

  /// The typed text among the parameters; `nil` for none.
  var text: String? {
    call.key.text.flatMap { name in action.parameters.last { $0.name == name }?.value }
  }
}
