import IntentScript
import WidgetIntents

/// The names that an input at the prompt can use; all candidates for completion come from them.
struct CompletionScope {
  /// A function that an earlier input has declared.
  struct Function: Equatable {
    var name: String
    var parameters: [(name: String, type: IntentValueType?)]
    var result: IntentValueType

    static func == (left: Function, right: Function) -> Bool { left.name == right.name }
  }

  let catalog: ScriptCatalog
  /// The variables and constants that earlier inputs have declared, with their types.
  var locals: [String: IntentValueType] = [:]
  var functions: [Function] = []
  /// Returns the entities of a type that are found without a long wait.
  var entities: (_ type: String) -> [EntityValue] = { _ in [] }

  func intent(named name: String) -> IntentMetadata? {
    for entry in catalog.entries {
      if let intent = entry.intents.first(where: { $0.name == name || $0.identifier == name }) {
        return intent
      }
    }
    return nil
  }

  func entity(_ identifier: String) -> EntityMetadata? {
    for entry in catalog.entries {
      if let entity = entry.entities.first(where: { $0.identifier == identifier }) { return entity }
    }
    return nil
  }

  func enumeration(_ identifier: String) -> EnumMetadata? {
    for entry in catalog.entries {
      if let found = entry.enumerations.first(where: { $0.identifier == identifier }) {
        return found
      }
    }
    return identifier == BuiltIn.weekdays ? Weekdays.metadata : nil
  }

  func function(named name: String) -> Function? { functions.first { $0.name == name } }

  /// The intents to suggest: those that lists include; of several with the same name, only the
  /// first.
  var intents: [IntentMetadata] {
    var seen: Set<String> = []
    return catalog.entries.flatMap(\.intents).filter {
      $0.isDiscoverable && $0.role != .configuration && seen.insert($0.name).inserted
    }
  }

  var entityTypes: [String] { catalog.entries.flatMap(\.entities).map(\.identifier) }

  /// Returns the parameters of a function or intent; `nil` if the name is neither.
  func parameters(of callee: String) -> [(name: String, type: IntentValueType?)]? {
    if let function = function(named: callee) { return function.parameters }
    return intent(named: callee)?.parameters.map { ($0.name, $0.type) }
  }

  /// Returns the type of a call's result; `nil` if it is unknown.
  func result(of callee: String) -> IntentValueType? {
    if let function = function(named: callee) { return function.result }
    if entity(callee) != nil { return .entity(callee) }
    if let intent = intent(named: callee) { return intent.resultType }
    return BuiltIn.all.first { $0.owner == .conversion && $0.name == callee }?.type(for: .string)
  }

  /// Returns the members of a type and their types.
  func members(of type: IntentValueType) -> [(name: String, type: IntentValueType)] {
    switch type.unwrapped {
    case .entity("Error"): [("message", .string), ("hint", .string), ("intent", .string)]
    case .entity(let name):
      (entity(name)?.properties.map { ($0.name, $0.type) } ?? []) + properties(of: type)
    default: properties(of: type)
    }
  }

  private func properties(of type: IntentValueType) -> [(name: String, type: IntentValueType)] {
    BuiltIn.members(of: type.unwrapped).compactMap { builtIn in
      guard builtIn.parameters == nil else { return nil }
      return builtIn.type(for: type.unwrapped).map { (builtIn.name, $0) }
    }
  }

  /// Returns the built-in functions that values of this type have; empty for `Error`.
  func functions(of type: IntentValueType) -> [BuiltIn] {
    BuiltIn.members(of: type.unwrapped).filter { $0.parameters != nil }
  }
}
