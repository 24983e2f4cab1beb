internal import FoundationEssentials
internal import IntentScript
internal import Moments
internal import WidgetIntents

extension ToDoDouble {
  static func perform(
    _ intent: String,
    _ arguments: [String: IntentValue],
    _ state: inout State,
    _ clock: ScriptClock
  ) throws(IntentError) -> IntentValue {
    if intent == "add-to-do" {
      var record = Record(number: state.next, name: try name(arguments["name"]))
      record.due = day(arguments["due"] ?? .none, clock)
      if let priority = arguments["priority"] { record.priority = priority }
      if case .string(let notes)? = arguments["notes"] { record.notes = notes }
      if case .list(let tags)? = arguments["tags"] { record.tags = tags.map(\.displayText) }
      if case .string(let list)? = arguments["list"] { record.list = list }
      state.next += 1
      state.records.append(record)
      return .entity(record.entity)
    }
    let index = try self.index(of: arguments["id"] ?? .none, in: state)
    switch intent {
    case "complete-to-do": state.records[index].isDone = true
    case "reopen-to-do": state.records[index].isDone = false
    case "rename-to-do": state.records[index].name = try name(arguments["name"])
    case "set-due": state.records[index].due = day(arguments["due"] ?? .none, clock)
    case "remove-to-do": return .entity(state.records.remove(at: index).entity)
    case "move-to-do":
      let record = state.records.remove(at: index)
      guard case .int(let place)? = arguments["to"], place > 0 else {
        throw .outOfRange(parameter: "to", found: "", range: "from 1 on")
      }
      state.records.insert(record, at: min(place - 1, state.records.count))
      return .entity(record.entity)
    default: throw .unknownIntent(name: intent, suggestion: nil)
    }
    return .entity(state.records[index].entity)
  }

  private static func name(_ value: IntentValue?) throws(IntentError) -> String {
    guard case .string(let name)? = value, !name.isEmpty else {
      throw .failed(
        message: "a to-do needs a name",
        hint: "name it: --name \"Buy milk\"",
        exitCode: 64
      )
    }
    return name
  }

  /// Returns an instant as the local day and time, in which form due dates are stored; any other
  /// value unchanged.
  private static func day(_ value: IntentValue, _ clock: ScriptClock) -> IntentValue {
    guard case .date(let date) = value else { return value }
    let wall = clock.wallTime(at: Instant(date))
    var components = wall.date.components
    components.hour = wall.hour
    components.minute = wall.minute
    return .dateComponents(components)
  }

  /// Returns the index of the to-do that a value names: by id, number, exact name, or the unique
  /// beginning of an id.
  static func index(of value: IntentValue, in state: State) throws(IntentError) -> Int {
    switch value {
    case .entity(let entity):
      if let index = state.records.firstIndex(where: { $0.id == entity.id }) { return index }
      throw .failed("there is no to-do \(entity.title)")
    default:
      let text = value.displayText
      if let number = Int(text),
        let index = state.records.firstIndex(where: { $0.number == number })
      {
        return index
      }
      if case .int = value { throw .notFound(entity: "to-do", text: text, suggestion: nil) }
      let named = state.records.indices.filter { state.records[$0].name == text }
      let found =
        named.isEmpty
        ? state.records.indices.filter { !text.isEmpty && state.records[$0].id.hasPrefix(text) }
        : named
      guard let first = found.first else {
        throw .notFound(entity: "to-do", text: text, suggestion: nil)
      }
      guard found.count == 1 else {
        throw .ambiguous(
          entity: "to-do",
          text: text,
          candidates: found.map {
            .init(id: String(state.records[$0].number), title: state.records[$0].name)
          }
        )
      }
      return first
    }
  }
}
