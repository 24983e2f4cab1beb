import Moments
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Entities as rows of their numbers, titles and details; the parts of a subtitle that two blanks separate are details.
struct EntityRows {
  /// The day that is marked: `2026-11-28`.
  private let today: String

  init(today now: Instant, in zone: TimeZoneRules) {
    today = String(ISODate.minuteText(now, in: zone).prefix { $0 != " " && $0 != "T" })
  }

  /// The table of entities if one of them has more than its title; `nil` for anything else.
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

  private func row(_ entity: EntityValue) -> DetailTable.Row {
    DetailTable.Row(
      number: entity.shortID,
      title: entity.title,
      details: Self.parts(of: entity.subtitle ?? "").enumerated().map { index, text in
        DetailTable.Detail(text, emphasis(of: text, isFirst: index == 0, entity))
      }
    )
  }

  /// The texts that two blanks separate.
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

  /// Returns the emphasis for the signs that users type, and for the entity's own properties.
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
        // Cases ascend: none, low, medium, high.
        return value.position > 2 ? .weighty : value.position == 2 ? .notable : nil
      default: continue
      }
    }
    return nil
  }
}
