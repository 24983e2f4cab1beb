import Foundation
import WidgetTimeline

/// The content of a crypto widget from `date` on.
struct CryptoEntry: TimelineEntry {
  let date: Date
  let picture: CryptoPicture

  /// The relevance of the entry: 50 if the price of an alert is reached, otherwise 0.
  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: picture.alert == nil ? 0 : 50)
  }
}

/// All data that a view of the prices shows; equal values look the same.
struct CryptoPicture: Hashable, Sendable {
  /// A currency's line in the list.
  struct Row: Hashable, Sendable, Identifiable {
    let id: String
    let currency: String
    /// The full name, such as `Bitcoin`; empty if the list has no names.
    let name: String
    /// The price as text, with trailing spaces so that the decimal points of all rows are in one
    /// column.
    let price: String
    /// The side of the threshold on which the price is; `nil` if there is no threshold.
    let side: PriceSide?
    /// The earlier prices, the oldest first, with the current one at the end.
    let history: [Double]
    /// The change in the last hour; `day` is the change in the last day.
    let hour: Change?
    let day: Change?
    /// Whether the price has reached one of the currency's alerts.
    let isAlerted: Bool
  }

  /// A change of a price as text, with its direction.
  struct Change: Hashable, Sendable {
    let trend: PriceChange.Trend
    /// The size of the change without a sign, such as `2.1%`.
    let text: String

    init?(_ change: PriceChange?, in locale: Locale) {
      guard let change else { return nil }
      trend = change.trend
      text = change.text(in: locale)
    }
  }

  /// The rows in the configured order, at most as many as the largest size shows.
  var rows: [Row]
  /// The number of all currencies in the list, or of the chosen ones; fewer of them may have rows.
  var count: Int
  var aboveCount: Int
  var belowCount: Int
  /// The threshold as text; `nil` if there is none.
  var threshold: String?
  /// The currency in which prices are given, such as `USD`; empty if it is unknown.
  var unit = ""
  /// The first alert whose price is reached, such as `BTC > 70000`; `nil` if there is none.
  var alert: String?
  /// Whether the prices are sample data.
  var isSample = false
  /// The configured address, which the refresh button passes on; `nil` for the default one.
  var url: String?
  var source: CryptoSource?
  var status: FeedStatus

  /// The most rows, more than the largest size shows in two columns.
  static let rowLimit = 40
  /// The most characters of a currency's name, and of a price that is not a number.
  private static let maximumName = 24

  /// Creates the picture of these rows; at most `limit` of them are shown.
  ///
  /// If `isRaw`, prices have all digits that the source sent, otherwise they are rounded.
  init(
    _ rows: [CryptoRow],
    threshold: Decimal?,
    url: String? = nil,
    status: FeedStatus,
    alerts: [PriceAlert] = [],
    isRaw: Bool = true,
    locale: Locale = .reader,
    limit: Int = Self.rowLimit
  ) {
    let shown = rows.prefix(limit)
    let fraction = shown.map(\.price).filter { $0.value != nil }.map(\.fractionDigits).max() ?? 0
    self.rows = shown.map { row in
      Row(
        id: row.id,
        currency: Self.shortened(row.currency),
        name: Self.shortened(row.name),
        price: isRaw
          ? Self.text(of: row.price, fractionDigits: fraction)
          : row.price.text(in: locale) ?? "? \(Self.shortened(row.price.text))",
        side: threshold.map { PriceSide(row.price, threshold: $0) }
          ?? (row.price.value == nil ? .unknown : nil),
        history: row.history,
        hour: Change(row.hour, in: locale),
        day: Change(row.day, in: locale),
        isAlerted: alerts.contains { $0.currency == row.currency && $0.isReached(at: row.price) }
      )
    }
    let sides =
      threshold.map { threshold in
        rows.map { PriceSide($0.price, threshold: threshold) }
      } ?? []
    alert = alerts.first { alert in
      rows.contains { $0.currency == alert.currency && alert.isReached(at: $0.price) }
    }.map { "\($0.currency) \($0.isAbove ? ">" : "<") \($0.price)" }
    count = rows.count
    aboveCount = sides.count { $0 == .above }
    belowCount = sides.count { $0 == .below }
    self.threshold = threshold.map { "\($0)" }
    self.url = url
    self.status = status
  }

  private static func text(of price: Price, fractionDigits: Int) -> String {
    guard price.value != nil else { return "? \(shortened(price.text))" }
    let missing = fractionDigits - price.fractionDigits
    // A price without a decimal point leaves the point's column blank.
    let point = price.fractionDigits == 0 && fractionDigits > 0 ? 1 : 0
    return price.text + String(repeating: " ", count: missing + point)
  }

  /// Returns the text cut to the length that any view shows, so that archives are small.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(maximumName * 4)
    let characters = String(String.UnicodeScalarView(scalars))
    return characters.count > maximumName ? "\(characters.prefix(maximumName - 1))…" : characters
  }
}

extension CryptoEntry {
  /// Returns an entry with sample data for the gallery and placeholders; reads neither store nor
  /// network.
  static func sample(at date: Date, configuration: CryptoConfiguration) -> CryptoEntry {
    var picture = CryptoPicture(
      configuration.rows(of: CryptoSamples.market),
      threshold: configuration.threshold.flatMap { Decimal(string: "\($0)") },
      status: FeedStatus(.local, problem: nil, at: date),
      isRaw: configuration.rawDigits
    )
    picture.isSample = true
    picture.unit = "USD"
    return CryptoEntry(date: date, picture: picture)
  }
}

extension CryptoConfiguration {
  /// Returns the configured currencies in a list; if there are none, the watched ones; otherwise
  /// all.
  ///
  /// They are sorted in the configured order.
  func rows(of list: [CryptoRow], watched: [String] = []) -> [CryptoRow] {
    let currencies = currencies.flatMap { $0.isEmpty ? nil : $0 } ?? watched
    guard !currencies.isEmpty else { return order.sorted(list) }
    let known = Dictionary(list.map { ($0.currency.uppercased(), $0) }) { first, _ in first }
    return order.sorted(currencies.compactMap { known[$0.uppercased()] })
  }
}
