import Foundation
import WidgetTimeline

/// The prices as a widget shows them from `date` on.
struct CryptoEntry: TimelineEntry {
  let date: Date
  let picture: CryptoPicture
}

/// All that a picture of the prices shows; equal pictures look alike.
struct CryptoPicture: Hashable, Sendable {
  /// A line of the list.
  struct Row: Hashable, Sendable, Identifiable {
    let id: String
    let currency: String
    /// The price with spaces behind it, so that the points of all rows are in one column.
    let price: String
    let side: PriceSide
    /// Earlier prices and this one.
    let history: [Double]
  }

  /// In the configuration's order; no more than the largest size shows.
  var rows: [Row]
  /// Rows of the whole list, or of the chosen currencies.
  var count: Int
  var aboveCount: Int
  var belowCount: Int
  /// As a person writes it.
  var threshold: String
  /// The base address of the configuration, for the button; `nil` for the usual one.
  var url: String?
  var status: FeedStatus

  /// Lines of the largest size: two columns.
  static let rowLimit = 30
  /// Characters of a currency's name and of what is no price.
  private static let maximumName = 24

  /// The rows come in the order of the picture, with their histories as far as they are shown.
  init(
    _ rows: [CryptoRow],
    threshold: Decimal,
    url: String? = nil,
    status: FeedStatus,
    limit: Int = Self.rowLimit
  ) {
    let shown = rows.prefix(limit)
    let fraction = shown.map(\.price).filter { $0.value != nil }.map(\.fractionDigits).max() ?? 0
    self.rows = shown.map { row in
      Row(
        id: row.id,
        currency: Self.shortened(row.currency),
        price: Self.text(of: row.price, fractionDigits: fraction),
        side: PriceSide(row.price, threshold: threshold),
        history: row.history
      )
    }
    let sides = rows.map { PriceSide($0.price, threshold: threshold) }
    count = rows.count
    aboveCount = sides.count { $0 == .above }
    belowCount = sides.count { $0 == .below }
    self.threshold = "\(threshold)"
    self.url = url
    self.status = status
  }

  private static func text(of price: Price, fractionDigits: Int) -> String {
    guard price.value != nil else { return "? \(shortened(price.text))" }
    let missing = fractionDigits - price.fractionDigits
    // A price without a point leaves its column free too.
    let point = price.fractionDigits == 0 && fractionDigits > 0 ? 1 : 0
    return price.text + String(repeating: " ", count: missing + point)
  }

  /// As much of a text as any picture shows, so that archives stay small.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(maximumName * 4)
    let characters = String(String.UnicodeScalarView(scalars))
    return characters.count > maximumName ? "\(characters.prefix(maximumName - 1))…" : characters
  }
}

extension CryptoEntry {
  /// The sample list, for the gallery and for the blocks of a placeholder; asks neither store nor network.
  static func sample(at date: Date, configuration: CryptoConfiguration) -> CryptoEntry {
    let rows = configuration.rows(of: CryptoRow.rows(of: CryptoSamples.currencies))
    return CryptoEntry(
      date: date,
      picture: CryptoPicture(
        rows,
        threshold: configuration.exactThreshold,
        status: FeedStatus(.local, problem: nil, at: date)
      )
    )
  }
}

extension CryptoConfiguration {
  /// The chosen currencies of a list, as they were chosen, or all; in the order that is asked for.
  func rows(of list: [CryptoRow]) -> [CryptoRow] {
    guard let currencies, !currencies.isEmpty else { return order.sorted(list) }
    let known = Dictionary(list.map { ($0.currency.uppercased(), $0) }) { first, _ in first }
    return order.sorted(currencies.compactMap { known[$0.uppercased()] })
  }
}
