package import WidgetIntents

/// A property or function that values have without a declaration by an entity.
///
/// It is a row of the one table that the checker, the machine, completion and the manual page use.
package struct BuiltIn: Sendable, Hashable {
  /// The kinds of values that have built-in members.
  package enum Owner: String, Sendable, Hashable, CaseIterable {
    case text = "String"
    case number = "Int"
    case list = "[T]"
    case day = "Day"
    case date = "Date"
    case entity = "entities"
    case enumeration = "enumerations"
    /// A function that is called without a value before it, by the name of a type: `Int("3")`.
    case conversion = "texts as other types"
  }

  package struct Parameter: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case value(IntentValueType)
      /// An argument of the type of the list's elements.
      case element
      /// An argument that is a Day or a Date.
      case moment
      /// An argument that is a key path to a property of the list's elements: `\.due`.
      case key
    }

    /// The label of the argument; `nil` if it has none.
    package let label: String?
    let kind: Kind

    init(_ label: String?, _ kind: Kind) {
      self.label = label
      self.kind = kind
    }
  }

  enum Result: Sendable, Hashable {
    case value(IntentValueType)
    /// An element of the list; `nil` in scripts if the list is empty.
    case element
    case elements
    /// `keys` is a list with the value of the key path's property for each element; `key` is one
    /// such value, or nil.
    case keys, key
    /// A number of the type that the elements, or their property, have.
    case total
    /// Groups of the elements that have the same value of a property.
    case groups
  }

  /// A requirement on a list's elements, or on their property.
  enum Requirement: Sendable, Hashable {
    case nothing, order, number
  }

  package let owner: Owner
  package let name: String
  /// The parameters of a function; `nil` for a property.
  package let parameters: [Parameter]?
  let result: Result
  package let member: BuiltInMember
  let requirement: Requirement
  /// A phrase for the manual page that describes the member, without a full stop.
  package let summary: String

  init(
    _ owner: Owner,
    _ name: String,
    _ parameters: [Parameter]?,
    _ result: Result,
    _ member: BuiltInMember,
    _ summary: String,
    requires requirement: Requirement = .nothing
  ) {
    self.owner = owner
    self.name = name
    self.parameters = parameters
    self.result = result
    self.member = member
    self.requirement = requirement
    self.summary = summary
  }

  /// Creates the row of a property, which has no parameters.
  init(
    _ owner: Owner,
    _ name: String,
    _ result: Result,
    _ member: BuiltInMember,
    _ summary: String,
    requires requirement: Requirement = .nothing
  ) {
    self.init(owner, name, nil, result, member, summary, requires: requirement)
  }
}

extension BuiltIn {
  /// Returns the members of a type, in the table's order.
  package static func members(of type: IntentValueType) -> [BuiltIn] {
    Owner(of: type).flatMap { byOwner[$0] } ?? []
  }

  /// Returns the members of a type with one name; functions with the same name differ by their labels.
  static func members(of owner: Owner, named name: String) -> [BuiltIn] {
    byOwner[owner]?.filter { $0.name == name } ?? []
  }

  /// Returns the result type for an owner's type and the type of the key path's property.
  ///
  /// `nil` if the result is groups, or if a type is missing that the result depends on.
  package func type(for owner: IntentValueType, key: IntentValueType? = nil) -> IntentValueType? {
    var element: IntentValueType?
    if case .list(let type) = owner { element = type }
    return switch result {
    case .value(let type): type
    case .elements: owner
    case .element: element.map { $0 == .nothing || $0.isOptional ? $0 : .optional($0) }
    case .keys: key.map { .list($0) }
    case .key: key.map { $0.isOptional ? $0 : .optional($0) }
    case .total: (key ?? element)?.unwrapped
    case .groups: nil
    }
  }

  private static let byOwner = Dictionary(grouping: all, by: \.owner)

  /// The signature on the manual page: `split(by: String) -> [String]`, `count: Int`.
  package var signature: String {
    parameters == nil ? "\(name): \(resultText)" : "\(call) -> \(resultText)"
  }

  /// A call as the manual page shows it: `split(by: String)`.
  package var call: String {
    guard let parameters else { return name }
    let texts = parameters.map { parameter in
      let type =
        switch parameter.kind {
        case .value(let type): type.scriptName
        case .element: "T"
        case .moment: "Day or Date"
        case .key: "\\.property"
        }
      return parameter.label.map { "\($0): \(type)" } ?? type
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  private var resultText: String {
    let isOfKey = parameters?.contains { $0.kind == .key } == true
    return switch result {
    case .value(let type): type.scriptName
    case .element: "T?"
    case .elements: "[T]"
    case .keys: "[P]"
    case .key: "P?"
    case .total: isOfKey ? "P" : "T"
    case .groups: "[Group]"
    }
  }
}

extension BuiltIn.Owner {
  /// Creates the owner of a type's members; `nil` for a type without any.
  package init?(of type: IntentValueType) {
    switch type {
    case .string: self = .text
    case .int: self = .number
    case .list: self = .list
    case .dateComponents: self = .day
    case .date: self = .date
    case .entity: self = .entity
    case .enumeration: self = .enumeration
    default: return nil
    }
  }
}
