import Foundation
import WidgetIntents

/// The order of the list.
enum CryptoOrder: String, AppEnum {
  case asListed, byName, highestFirst, lowestFirst

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Order" }

  static var caseDisplayRepresentations: [CryptoOrder: DisplayRepresentation] {
    [
      .asListed: "As Listed", .byName: "By Name", .highestFirst: "Highest First",
      .lowestFirst: "Lowest First",
    ]
  }

  /// Returns the rows in this order; those without a valid price come last.
  func sorted(_ rows: [CryptoRow]) -> [CryptoRow] {
    switch self {
    case .asListed: rows
    case .byName: rows.sorted { ($0.currency, $0.id) < ($1.currency, $1.id) }
    case .highestFirst: byPrice(rows, >)
    case .lowestFirst: byPrice(rows, <)
    }
  }

  private func byPrice(
    _ rows: [CryptoRow],
    _ isBefore: (Decimal, Decimal) -> Bool
  ) -> [CryptoRow] {
    let priced = rows.enumerated().compactMap { place, row in
      row.price.value.map { (place: place, row: row, value: $0) }
    }
    let sorted = priced.sorted { left, right in
      left.value == right.value ? left.place < right.place : isBefore(left.value, right.value)
    }
    return sorted.map(\.row) + rows.filter { $0.price.value == nil }
  }
}

/// The way in which the list is fetched; all ways have equal results and errors (BW-6).
enum FetchWay: String, AppEnum {
  case completionHandler, continuation, async

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Way to Fetch" }

  static var caseDisplayRepresentations: [FetchWay: DisplayRepresentation] {
    [
      .completionHandler: "Completion Handler", .continuation: "Continuation", .async: "Async",
    ]
  }
}
