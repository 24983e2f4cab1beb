#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension IntentValue {
  /// The value as one line of output: titles of entities and cases, instants in UTC (ISO 8601).
  public var displayText: String {
    switch self {
    case .none: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): value.description
    case .string(let value): value
    case .url(let value): value.absoluteString
    case .date(let value): InstantText.utc(value)
    case .dateComponents(let value): CodedComponents(value).text
    case .duration(let value): value.description
    case .measurement(let value): value.description
    case .enumeration(let value): value.title
    case .entity(let value): value.title
    case .list(let values): values.map(\.displayText).joined(separator: "\n")
    }
  }

  /// The value's own type; the element type of a list is its first element's.
  public var type: IntentValueType {
    switch self {
    case .none: .nothing
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .url: .url
    case .date: .date
    case .dateComponents: .dateComponents
    case .duration: .duration
    case .measurement(let value): .measurement(value.dimension)
    case .enumeration(let value): .enumeration(value.type)
    case .entity(let value): .entity(value.type)
    case .list(let values): .list(values.first?.type ?? .nothing)
    }
  }
}
