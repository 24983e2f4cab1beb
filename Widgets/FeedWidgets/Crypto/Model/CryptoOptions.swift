import Foundation
import WidgetIntents

/// The order in which a crypto widget lists its currencies.
enum CryptoOrder: String, AppEnum {
  case asListed, byName, highestFirst, lowestFirst

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: CryptoTexts.order)
  }

  static var caseDisplayRepresentations: [CryptoOrder: DisplayRepresentation] {
    [
      .asListed: DisplayRepresentation(
        title: LocalizedStringResource(english: "As Listed", turkish: "Listedeki gibi")
      ),
      .byName: DisplayRepresentation(
        title: LocalizedStringResource(english: "By Name", turkish: "Ada göre")
      ),
      .highestFirst: DisplayRepresentation(
        title: LocalizedStringResource(english: "Highest First", turkish: "Önce en yüksek")
      ),
      .lowestFirst: DisplayRepresentation(
        title: LocalizedStringResource(english: "Lowest First", turkish: "Önce en düşük")
      ),
    ]
  }

  /// Returns the rows in this order; rows without a valid price come last.
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

/// The technique of Swift by which the list of prices is downloaded; results and errors do not
/// depend on it (BW-6).
enum FetchWay: String, AppEnum {
  case completionHandler, continuation, async

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: CryptoTexts.way)
  }

  static var caseDisplayRepresentations: [FetchWay: DisplayRepresentation] {
    // These terms of Swift are the same in both languages.
    [
      .completionHandler: "Completion Handler", .continuation: "Continuation", .async: "Async",
    ]
  }
}
