import Foundation
import Moments
import WidgetExtension
import WidgetRender

/// A stored Live Activity with its attributes decoded.
struct ActivityRecord<Attributes: ActivityAttributes> {
  let attributes: Attributes
  let content: ActivityContent<Attributes.ContentState>

  /// The kind of the widget that shows the activity: `DeliveryActivity` for `DeliveryAttributes`.
  static var kind: String { title + "Activity" }

  /// The title of the activity's picture: `Delivery` for `DeliveryAttributes`.
  static var title: String {
    let name = SwiftTypeName.unqualified(Attributes.self)
    let suffix = "Attributes"
    let isMoreThanSuffix = name.hasSuffix(suffix) && name.count > suffix.count
    return isMoreThanSuffix ? String(name.dropLast(suffix.count)) : name
  }

  /// Decodes a stored activity; `nil` if the activity has other attributes, for instance after a
  /// change of their type.
  init?(_ activity: LiveActivity) {
    guard let attributes = try? ActivityCoding.value(Attributes.self, in: activity.attributes),
      let state = try? ActivityCoding.value(Attributes.ContentState.self, in: activity.state)
    else { return nil }
    self.attributes = attributes
    content = ActivityContent(
      state: state,
      staleDate: activity.staleDate.map { Instant(microseconds: $0).date }
    )
  }
}

/// Encodes the attributes and states of Live Activities as JSON, and decodes them.
enum ActivityCoding {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(_ type: Value.Type, in text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
