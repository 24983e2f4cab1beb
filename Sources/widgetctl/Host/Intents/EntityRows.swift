import Moments
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Formats entities as rows with their numbers, titles and details.
///
/// An entity's subtitle contains the details, separated by two spaces each.
struct EntityRows {
  /// The current date, such as `2026-11-28`, which is highlighted in a row.
  private let today: String

  init(today now: Instant, in zone: TimeZoneRules) {
    today = String(ISODate.minuteText(now, in: zone).prefix { $0 != " " && $0 != "T" })
  }

  /// Returns the table for a result that is a list of entities; `nil` for other results, or if no
  /// entity has a subtitle.
  func table(of outcome: IntentOutcome) -> DetailTable? {
    guard case .list(let values) = outcome.value else { return nil }
    var entities: [EntityValue] = []
    for value in values {
      guard case .entity(let entity) = value else { return nil }
      entities.append(entity)
    }
    guard entities.contains(where: { $0.subtitle != nil }) else { return nil }
    return DetailTable(entities.map(row))
  }

  /// Returns the properties that a table or lines of an intent's result read; `nil` if the result is
  /// not a list of entities.
  ///
  /// They are the number, and what decides the emphasis of details.
  static func properties(
    of intent: IntentMetadata,
    in offer: ExtensionDescription
  ) -> [String]? {
    guard case .list(let element) = intent.resultType.unwrapped,
      case .entity(let name) = element.unwrapped,
      let entity = offer.entities.first(where: { $0.identifier == name })
    else { return nil }
    return entity.properties.filter { property in
      if property.name == EntityValue.numberProperty { return true }
      switch property.type.unwrapped {
      case .dateComponents, .enumeration: return true
      default: return false
      }
    }.map(\.name)
  }

  private func row(_ entity: EntityValue) -> DetailTable.Row {
    DetailTable.Row(
      number: entity.shortID,
      title: entity.title,
      details: Self.parts(of: entity.subtitle ?? "").enumerated().map { index, text in
        DetailTable.Detail(text, emphasis(of: text, isFirst: index == 0, entity))
      }
    )
  }

  /// Splits a subtitle at each pair of spaces.
  static func parts(of subtitle: String) -> [String] {
    var parts: [String] = []
    for word in subtitle.split(separator: " ", omittingEmptySubsequences: false) {
      if word.isEmpty || parts.isEmpty {
        parts.append(String(word))
      } else if let last = parts.popLast() {
        parts.append(last.isEmpty ? String(word) : "\(last) \(word)")
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns the emphasis for a detail of an entity; `nil` for an ordinary detail.
  ///
  /// Tags such as `+home`, today's date, and high values of a choice such as a priority are
  /// emphasised.
  private func emphasis(
    of text: String,
    isFirst: Bool,
    _ entity: EntityValue
  ) -> StreamStyle.Emphasis? {
    switch text.first {
    case "!": return .late
    case "+" where text.count > 1: return .tag
    case "@" where text.count > 1: return .list
    default: break
    }
    for property in entity.properties {
      switch property.value {
      case .dateComponents where isFirst && property.value.displayText.hasPrefix(today):
        return .notable
      case .enumeration(let value)
      where [value.title, value.rawValue].contains { $0.lowercased() == text.lowercased() }:
        // The cases ascend: none, low, medium, high.
        return value.position > 2 ? .weighty : value.position == 2 ? .notable : nil
      default: continue
      }
    }
    return nil
  }
}
