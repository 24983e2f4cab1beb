#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
internal import WidgetIntents

extension ValueComputer {
  func property(_ name: String, of value: IntentValue) throws(ScriptFault) -> IntentValue {
    guard case .entity(let entity) = value else {
      throw .failure("\(value.type) has no property “\(name)”")
    }
    if let value = entity[property: name] { return value }
    return name == "id" ? .string(entity.id) : .none
  }

  func member(_ member: BuiltInMember, of value: IntentValue) throws(ScriptFault) -> IntentValue {
    switch (member, value) {
    case (.count, .list(let elements)): return .int(elements.count)
    case (.count, .string(let text)): return .int(text.count)
    case (.isEmpty, .list(let elements)): return .bool(elements.isEmpty)
    case (.isEmpty, .string(let text)): return .bool(text.isEmpty)
    case (.first, .list(let elements)): return elements.first ?? .none
    case (.last, .list(let elements)): return elements.last ?? .none
    case (.id, .entity(let entity)): return .string(entity.id)
    case (.title, .entity(let entity)): return .string(entity.title)
    case (.title, .enumeration(let value)): return .string(value.title)
    default: throw .failure("\(value.type) has no “\(member.rawValue)”")
    }
  }

  /// The value in the type that its place asks for; `nil` stays what it is.
  func coerce(_ value: IntentValue, _ coercion: Coercion) throws(ScriptFault) -> IntentValue {
    switch (coercion, value) {
    case (_, .none): return .none
    case (.intToDouble, .int(let number)): return .double(Double(number))
    case (.dayToDate, .dateComponents):
      guard let instant = clock.instant(of: value) else {
        throw .failure("“\(text(value))” names no day")
      }
      return .date(InstantCoding.date(microseconds: instant))
    case (.textToURL, .string(let text)):
      guard let url = URL(string: text), url.scheme != nil else {
        throw .failure("“\(text)” is no address", hint: "for example https://example.com")
      }
      return .url(url)
    case (.elements(let inner), .list(let elements)):
      var changed: [IntentValue] = []
      changed.reserveCapacity(elements.count)
      for element in elements { changed.append(try coerce(element, inner)) }
      return .list(changed)
    default: return value
    }
  }
}
