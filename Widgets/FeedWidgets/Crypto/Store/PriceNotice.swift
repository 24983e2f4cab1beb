import Foundation
import Moments
import SharedStore
import WidgetIntents

/// The notification that an alert's price was reached.
///
/// Each alert has only one, even if several widgets and processes see the price.
struct PriceNotice {
  let alert: PriceAlert
  let price: Price
  /// The currency in which prices are given; empty if the source does not name it.
  let unit: String
  let seenAt: Date

  /// Returns the name under which an alert's notification is stored; an alert that is set again
  /// gets another name.
  static func name(of alert: PriceAlert) -> String { "price-alert-\(alert.key)" }

  /// Returns a notification for each alert whose price the rows reach.
  static func all(
    of alerts: [PriceAlert],
    reachedBy rows: [CryptoRow],
    unit: String,
    at now: Date
  ) -> [PriceNotice] {
    guard !alerts.isEmpty else { return [] }
    let prices = Dictionary(rows.map { ($0.currency, $0.price) }) { first, _ in first }
    return alerts.compactMap { alert in
      guard let price = prices[alert.currency], alert.isReached(at: price) else { return nil }
      return PriceNotice(alert: alert, price: price, unit: unit, seenAt: now)
    }
  }

  /// Returns the notification as stored, with texts such as `BTC above 70,000` and `71,234 USD,
  /// 14:03`.
  func stored(in calendar: Calendar, locale: Locale = .reader) -> StoredNotice {
    let limit = Price(alert.price).text(in: locale) ?? alert.price
    let parts = calendar.dateComponents([.hour, .minute], from: seenAt)
    let time = [parts.hour ?? 0, parts.minute ?? 0].map { "\($0 < 10 ? "0" : "")\($0)" }
    let amount = [price.text(in: locale) ?? price.text, HTMLText.line(unit, limit: 8)]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return StoredNotice(
      name: Self.name(of: alert),
      title: alert.isAbove
        ? String(
          english: "\(alert.currency) above \(limit)",
          turkish: "\(alert.currency) \(limit) üstünde"
        )
        : String(
          english: "\(alert.currency) below \(limit)",
          turkish: "\(alert.currency) \(limit) altında"
        ),
      text: "\(amount), \(time.joined(separator: ":"))",
      moment: Instant(seenAt).microseconds
    )
  }
}

extension WatchStore {
  /// Stores new notifications for the host to deliver; if there are none, nothing is written.
  func note(_ notices: [PriceNotice], in calendar: Calendar) async throws {
    guard let store, !notices.isEmpty else { return }
    let stored = notices.map { $0.stored(in: calendar) }
    let new = try await store.read { transaction in
      try stored.filter { notice in
        try transaction.count(StoredNotice.self, where: .equals("name", notice.name)) == 0
      }
    }
    guard !new.isEmpty else { return }
    try await store.write { transaction in for notice in new { _ = try transaction.add(notice) } }
  }
}
