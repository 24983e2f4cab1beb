internal import Ground
package import SharedStore
package import WidgetIntents

/// The intent and the arguments of a run, as recorded in the journal.
package struct RunCall: Sendable {
  package let intent: String
  /// The arguments in the journal; empty if another version wrote them.
  package let arguments: [IntentArgument]

  package init(_ run: JournalRun) {
    intent = run.intent
    arguments =
      (try? MessageBytes.message(in: run.parameters))
      ?? DevelopmentJSON.value([IntentArgument].self, in: run.parameters) ?? []
  }

  /// The intent's name on the command line.
  package var name: String { CommandLineName.intent(intent) }

  /// The call as a script writes it: `add-to-do(name: "Buy milk")`.
  package var text: String { text(knowing: nil) }

  /// Returns the call as text, in which the resulting entity is named by the number or title that
  /// users know (CL-21).
  ///
  /// Only a parameter that is called `id`, or like the entity's type, names the entity. The value
  /// of another parameter may have the same digits by chance.
  package func text(knowing entity: EntityValue?) -> String {
    let names = entity.map { ["id", CommandLineName.kebab($0.type)] } ?? []
    let arguments = arguments.map { argument in
      let isNamed = names.contains(CommandLineName.kebab(argument.name))
      let isKnown = isNamed && entity.map { argument.input == .text($0.id) } ?? false
      let value = isKnown ? entity.map(Self.known) : nil
      return "\(argument.name): \(value ?? Self.text(argument.input))"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the number of an entity, or its title if it has no number.
  private static func known(_ entity: EntityValue) -> String {
    quoted(entity.shortID == entity.id ? entity.title : entity.shortID)
  }

  /// Returns whether two calls are the same, regardless of the order of their parameters.
  ///
  /// Entities are compared by identifier, not by title.
  package func asksForSame(as other: RunCall) -> Bool {
    name == other.name && sorted == other.sorted
  }

  private var sorted: [IntentArgument] {
    arguments.map { argument in
      guard case .value(let value) = argument.input else { return argument }
      return IntentArgument(argument.name, value: Self.identity(value))
    }.sorted { $0.name < $1.name }
  }

  private static func identity(_ value: IntentValue) -> IntentValue {
    switch value {
    case .entity(let entity): .entity(EntityValue(type: entity.type, id: entity.id, title: ""))
    case .list(let values): .list(values.map(identity))
    default: value
    }
  }

  private static func text(_ input: IntentInput) -> String {
    switch input {
    case .text(let text): quoted(text)
    case .value(let value): text(value)
    }
  }

  private static func text(_ value: IntentValue) -> String {
    switch value {
    case .none: "nil"
    case .string(let text): quoted(text)
    case .url(let url): quoted(url.absoluteString)
    case .entity(let entity): quoted(entity.title)
    case .enumeration(let value): value.rawValue
    case .list(let values): "[\(values.map { text($0) }.joined(separator: ", "))]"
    default: value.displayText
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\""))\""
  }
}
