public import Essentials
internal import Ground

/// A parameter's value or an intent's result, without its Swift type.
///
/// The value is sent between processes, printed, and used by scripts. Large cases are boxed, so
/// that scalars need no allocation and an array of values stays compact.
public enum IntentValue: Sendable, Hashable {
  /// An absent value: an optional that is `nil`.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  /// An instant: a point in time, the same in every time zone.
  case date(Date)
  /// A day, a time of day, or both, without a time zone; a day alone has year, month and day.
  indirect case dateComponents(DateComponents)
  /// A duration in calendar units such as months, in exact units, or in both.
  indirect case duration(CalendarDuration)
  /// A number with its unit; durations are a separate case.
  indirect case measurement(MeasurementValue)
  indirect case enumeration(EnumerationValue)
  indirect case entity(EntityValue)
  case list([IntentValue])
}

extension IntentValue {
  /// The value as output: titles of entities and cases, instants in UTC (ISO 8601).
  ///
  /// Each element of a list is on a line of its own.
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

  /// The type of the value; the element type of a list is that of its first element.
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

extension IntentValue {
  /// The value as plain JSON, for `--json`: an entity is an object with its id, title and
  /// properties.
  ///
  /// Members keep their order of declaration; instants are ISO 8601 in UTC; numbers that JSON
  /// cannot write are `null`.
  public var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .none: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += value.isFinite ? value.description : "null"
    case .string, .url, .date, .dateComponents, .duration: text += JSONString.quoted(displayText)
    case .measurement(let value):
      let number = value.value.isFinite ? value.value.description : "null"
      text += "{\"value\":\(number),\"unit\":\(JSONString.quoted(value.unit))}"
    case .enumeration(let value): text += JSONString.quoted(value.rawValue)
    case .entity(let entity): Self.write(entity, to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    }
  }

  private static func write(_ entity: EntityValue, to text: inout String) {
    text += "{\"id\":\(JSONString.quoted(entity.id)),\"title\":\(JSONString.quoted(entity.title))"
    for property in entity.properties where property.name != "id" && property.name != "title" {
      text += ",\(JSONString.quoted(property.name)):"
      property.value.write(to: &text)
    }
    text += "}"
  }
}
