import Foundation
import Moments
import SharedStore

/// The stored prices of one currency over time.
struct PriceHistory: StoreRecord {
  /// The most stored prices: 32 hours with a price every quarter of an hour.
  static let maximumCount = 128

  var key: Int64 = 0
  /// The name of the source from which the prices were loaded.
  var source: String
  var currency: String
  /// The prices as the source wrote them, the oldest first.
  var prices: [String]
  /// The times of the last prices, in seconds since 1970.
  ///
  /// There are fewer times than prices if an earlier version of the program stored the first ones.
  var times: [Int]
  /// The time at which the latest price was loaded; several widgets with the same list add its
  /// prices only once.
  var seenAt: Date

  /// The first version of the store's collection, which had no times.
  static let firstCollection: StoreCollection = shaped(with: [])
  static let addedTimes = StoreColumn("times", .text, isOptional: true, reading: .hidden)
  static let collection: StoreCollection = shaped(with: [addedTimes])

  private static func shaped(with further: [StoreColumn]) -> StoreCollection {
    StoreCollection(
      "priceHistories",
      columns: [
        StoreColumn("source", .text, reading: .hidden),
        StoreColumn("currency", .text),
        StoreColumn("prices", .text, reading: .unspoken),
        StoreColumn("seenAt", .integer, reading: .hidden),
      ] + further,
      indexes: [["source", "currency"]],
      noun: "price history",
      titleColumn: "currency"
    )
  }

  init(source: String, currency: String, price: String, seenAt: Date) {
    self.source = source
    self.currency = currency
    self.prices = [price]
    times = [Int(seenAt.timeIntervalSince1970)]
    self.seenAt = seenAt
  }

  init(row: StoreRow) throws {
    key = row.key
    source = try row.value("source")
    currency = try row.value("currency")
    prices = (try row.value("prices") as String).split(separator: " ").map(String.init)
    seenAt = Instant(microseconds: try row.value("seenAt")).date
    times = (try row.value("times") as String? ?? "").split(separator: " ").compactMap { Int($0) }
  }

  func encode(into values: inout StoreRowValues) {
    values.set("source", to: source)
    values.set("currency", to: currency)
    values.set("prices", to: prices.joined(separator: " "))
    values.set("seenAt", to: Instant(seenAt).microseconds)
    values.set("times", to: times.map(String.init).joined(separator: " "))
  }

  mutating func add(_ price: String, at date: Date) {
    seenAt = date
    prices = Array((prices + [price]).suffix(Self.maximumCount))
    times = Array((times + [Int(date.timeIntervalSince1970)]).suffix(prices.count))
  }

  /// Returns the change of the latest price in the last `seconds`; `nil` if it is unknown.
  ///
  /// The latest price is compared with one that is at least `seconds` older, but not more than one
  /// and a half times as much.
  func change(over seconds: Int) -> PriceChange? {
    guard let newest = times.last, let price = prices.last.flatMap(Double.init) else { return nil }
    let (latest, earliest) = (newest - seconds, newest - seconds * 3 / 2)
    let skipped = prices.count - times.count
    guard let place = times.lastIndex(where: { $0 <= latest && $0 >= earliest }), skipped >= 0,
      let earlier = Double(prices[place + skipped])
    else { return nil }
    return PriceChange(from: earlier, to: price)
  }
}

/// Reads and writes the price histories of the currencies that widgets show.
struct PriceHistories: Sendable {
  /// The most currencies of one widget whose prices are stored, as many as its largest size shows.
  private static let maximumRows = 40

  let store: SharedStore?
  let source: String

  /// Adds the prices of a list that was loaded at `date`; if several widgets show the list, they
  /// are added only once.
  ///
  /// The change does not make timelines outdated. A store that cannot be written is left unchanged.
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
          known.add(row.price.text, at: date)
          try transaction.update(known)
        }
      }
    }
  }

  /// Returns the rows with stored earlier prices and changes; a row that has earlier prices is not
  /// changed.
  func filled(_ rows: [CryptoRow]) async -> [CryptoRow] {
    guard let store, !rows.isEmpty else { return rows }
    let names = Set(rows.prefix(Self.maximumRows).map(\.currency))
    let source = source
    let found: [PriceHistory]? = try? await StoreScope.unobserved {
      try await store.read { transaction in
        try names.compactMap { try Self.history(of: $0, source, in: transaction) }
      }
    }
    let known = Dictionary((found ?? []).map { ($0.currency, $0) }) { first, _ in first }
    return rows.map { row in
      var row = row
      // A market that sends the day's prices knows more than the stored history.
      guard row.history.isEmpty, let seen = known[row.currency] else { return row }
      row.history = seen.prices.compactMap { Double($0) }
      row.hour = row.hour ?? seen.change(over: 3_600)
      row.day = row.day ?? seen.change(over: 86_400)
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
