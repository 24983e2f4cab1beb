import Foundation
import Moments
import SharedStore

/// The prices of a currency that were seen so far, as many as a line shows.
struct PriceHistory: StoreRecord {
  /// Prices of a currency: the cells of the longest line, two prices each.
  static let maximumCount = 64

  var key: Int64 = 0
  /// The base address of the list.
  var source: String
  var currency: String
  /// As they came, the oldest first.
  var prices: [String]
  /// When the list of the latest one was loaded: several widgets share a list.
  var seenAt: Date

  static let collection = StoreCollection(
    "priceHistories",
    columns: [
      StoreColumn("source", .text, reading: .hidden),
      StoreColumn("currency", .text),
      StoreColumn("prices", .text, reading: .unspoken),
      StoreColumn("seenAt", .integer, reading: .hidden),
    ],
    indexes: [["source", "currency"]],
    noun: "price history",
    titleColumn: "currency"
  )

  init(source: String, currency: String, price: String, seenAt: Date) {
    self.source = source
    self.currency = currency
    self.prices = [price]
    self.seenAt = seenAt
  }

  init(row: StoreRow) throws {
    key = row.key
    source = try row.value("source")
    currency = try row.value("currency")
    prices = (try row.value("prices") as String).split(separator: " ").map(String.init)
    seenAt = Instant(microseconds: try row.value("seenAt")).date
  }

  func encode(into values: inout StoreRowValues) {
    values.set("source", to: source)
    values.set("currency", to: currency)
    values.set("prices", to: prices.joined(separator: " "))
    values.set("seenAt", to: Instant(seenAt).microseconds)
  }
}

/// Keeps the prices of the currencies that a widget shows.
struct PriceHistories: Sendable {
  /// Currencies of one widget whose prices are kept: what its largest size shows.
  private static let maximumRows = 40

  let store: SharedStore?
  let source: String

  /// Adds the prices of a list that was loaded at `date`, once however many widgets show it.
  ///
  /// What a timeline adds makes no timeline outdated; a store that cannot be written keeps what it has.
  func add(_ rows: [CryptoRow], loadedAt date: Date) async {
    guard let store else { return }
    let priced = rows.prefix(Self.maximumRows).filter { $0.price.value != nil }
    let source = source
    _ = try? await StoreScope.unobserved {
      try await store.write(durability: .relaxed) { transaction in
        for row in priced {
          guard var known = try Self.history(of: row.currency, source, in: transaction) else {
            try transaction.insert(
              PriceHistory(
                source: source,
                currency: row.currency,
                price: row.price.text,
                seenAt: date
              )
            )
            continue
          }
          guard Instant(known.seenAt) < Instant(date) else { continue }
          known.seenAt = date
          known.prices = Array((known.prices + [row.price.text]).suffix(PriceHistory.maximumCount))
          try transaction.update(known)
        }
      }
    }
  }

  /// The rows with the prices that were seen of each so far.
  func filled(_ rows: [CryptoRow]) async -> [CryptoRow] {
    guard let store, !rows.isEmpty else { return rows }
    let names = Set(rows.prefix(Self.maximumRows).map(\.currency))
    let source = source
    let found: [PriceHistory]? = try? await StoreScope.unobserved {
      try await store.read { transaction in
        try names.compactMap { try Self.history(of: $0, source, in: transaction) }
      }
    }
    let known = Dictionary((found ?? []).map { ($0.currency, $0.prices) }) { first, _ in first }
    return rows.map { row in
      var row = row
      row.history = (known[row.currency] ?? []).compactMap { Double($0) }
      return row
    }
  }

  private static func history(
    of currency: String,
    _ source: String,
    in transaction: borrowing some StoreReading & ~Copyable
  ) throws -> PriceHistory? {
    try transaction.fetch(
      PriceHistory.self,
      where: .all([.equals("source", source), .equals("currency", currency)]),
      limit: 1
    ).first
  }
}
