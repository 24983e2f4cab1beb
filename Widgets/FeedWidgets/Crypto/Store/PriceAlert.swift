import Foundation
import SharedStore

/// An alert: a currency is highlighted while its price is beyond this price.
struct PriceAlert: StoreRecord, Hashable {
  /// The most alerts that one currency can have, and also the most that all currencies can have
  /// together.
  static let maximumCount = 100

  var key: Int64 = 0
  var currency: String
  /// Whether the alert is for prices above `price`; otherwise it is for prices below.
  var isAbove: Bool
  /// The price in decimal digits, as the user typed it.
  var price: String

  static let collection = StoreCollection(
    "priceAlerts",
    columns: [
      StoreColumn("currency", .text),
      StoreColumn("isAbove", .integer, reading: .hidden),
      StoreColumn("price", .text),
    ],
    indexes: [["currency"]],
    noun: "price alert",
    titleColumn: "currency"
  )

  init(currency: String, isAbove: Bool, price: String) {
    self.currency = currency
    self.isAbove = isAbove
    self.price = price
  }

  init(row: StoreRow) throws {
    key = row.key
    currency = try row.value("currency")
    isAbove = (try row.value("isAbove") as Int64) != 0
    price = try row.value("price")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("currency", to: currency)
    values.set("isAbove", to: Int64(isAbove ? 1 : 0))
    values.set("price", to: price)
  }

  /// Returns whether both alerts are for the same price and direction of the same currency.
  func isSame(as other: PriceAlert) -> Bool {
    currency == other.currency && isAbove == other.isAbove && price == other.price
  }

  /// Returns whether a currency's price is beyond the alert's price; an equal price is not.
  func isReached(at price: Price) -> Bool {
    guard let value = price.value, let limit = Price(self.price).value else { return false }
    return isAbove ? value > limit : value < limit
  }
}

/// Reads and writes the watch-list and the alerts in the shared store; each change is one
/// transaction.
struct WatchStore: Sendable {
  private static let choice = "crypto-watch-list"
  /// The most currencies of the watch-list, as many as a widget can show.
  private static let maximumCount = 100

  /// The store; `nil` if the widgets run without one.
  let store: SharedStore?

  /// Returns the watched currencies in the user's order; empty if there are none.
  func watched() async throws -> [String] {
    guard let store else { return [] }
    return try await store.read { Self.names(in: try $0.choice(Self.choice)) }
  }

  /// Inserts a currency into the watch-list at a position from 1; at the end if `place` is `nil`.
  ///
  /// - Returns: The position, or `nil` if the currency was already in the list.
  func watch(_ currency: String, at place: Int?) async throws -> Int? {
    guard let store else { return nil }
    return try await store.write { transaction in
      var names = Self.names(in: try transaction.choice(Self.choice))
      let known = names.firstIndex(of: currency)
      if known != nil, place == nil { return nil }
      if let known { names.remove(at: known) }
      let index = min(max((place ?? names.count + 1) - 1, 0), names.count)
      names.insert(currency, at: index)
      guard names.count <= Self.maximumCount else {
        throw PriceAlertError.tooMany(Self.maximumCount)
      }
      return try transaction.choose(Self.choice, names.joined(separator: "\n")) ? index + 1 : nil
    }
  }

  /// Removes a currency from the watch-list.
  ///
  /// - Returns: Whether it was in the list.
  func unwatch(_ currency: String) async throws -> Bool {
    guard let store else { return false }
    return try await store.write { transaction in
      let names = Self.names(in: try transaction.choice(Self.choice))
      let left = names.filter { $0 != currency }
      return try left.count < names.count
        && transaction.choose(Self.choice, left.joined(separator: "\n"))
    }
  }

  func alerts() async throws -> [PriceAlert] {
    guard let store else { return [] }
    return try await store.read { try $0.fetch(PriceAlert.self, limit: PriceAlert.maximumCount) }
  }

  /// Adds alerts; an alert that already exists and was delivered is activated again.
  ///
  /// - Returns: The number of alerts that are new or were activated again.
  func add(_ alerts: [PriceAlert]) async throws -> Int {
    guard let store else { return 0 }
    return try await store.write { transaction in
      var known = try transaction.fetch(PriceAlert.self)
      for alert in known where alerts.contains(where: { $0.isSame(as: alert) }) {
        guard try Self.removeNotice(of: alert, transaction) else { continue }
        try transaction.delete(PriceAlert.self, key: alert.key)
        known.removeAll { $0.key == alert.key }
      }
      let fresh = alerts.filter { alert in !known.contains { $0.isSame(as: alert) } }
      guard known.count + fresh.count <= PriceAlert.maximumCount else {
        throw PriceAlertError.tooMany(PriceAlert.maximumCount)
      }
      for alert in fresh { try transaction.insert(alert) }
      return fresh.count
    }
  }

  /// Removes all alerts of a currency.
  ///
  /// - Returns: The number of removed alerts.
  func removeAlerts(of currency: String) async throws -> Int {
    guard let store else { return 0 }
    return try await store.write { transaction in
      let found = try transaction.fetch(PriceAlert.self, where: .equals("currency", currency))
      for alert in found {
        try transaction.delete(PriceAlert.self, key: alert.key)
        _ = try Self.removeNotice(of: alert, transaction)
      }
      return found.count
    }
  }

  /// Removes the record that the notification of an alert was delivered.
  ///
  /// - Returns: Whether there was one.
  private static func removeNotice(
    of alert: PriceAlert,
    _ transaction: borrowing WriteTransaction
  ) throws -> Bool {
    let name = PriceNotice.name(of: alert)
    let found = try transaction.fetch(StoredNotice.self, where: .equals("name", name))
    for notice in found { try transaction.delete(StoredNotice.self, key: notice.key) }
    return !found.isEmpty
  }

  private static func names(in choice: FeedChoice?) -> [String] {
    (choice?.value ?? "").split(separator: "\n").map(String.init)
  }
}
