import Foundation

/// A currency in the JSON of CoinGecko's list of markets
/// (https://docs.coingecko.com/reference/coins-markets).
struct MarketDocument: Decodable, Sendable {
  struct Sparkline: Decodable, Sendable {
    let price: [Double?]
  }

  let symbol: String
  let name: String?
  let current_price: Decimal?
  let last_updated: String?
  let price_change_percentage_1h_in_currency: Double?
  let price_change_percentage_24h_in_currency: Double?
  let sparkline_in_7d: Sparkline?

  /// The number of hourly prices in the last day; the service sends those of a week.
  private static let pricesOfDay = 24

  /// Returns the rows in the service's order, by market size; those without a price are left out.
  static func rows(of list: [MarketDocument]) -> [CryptoRow] {
    let priced = list.filter { $0.current_price != nil }
    let rows = CryptoRow.rows(
      of: priced.map { entry in
        CryptoCurrency(
          currency: entry.symbol.uppercased(),
          price: entry.current_price.map { "\($0)" } ?? ""
        )
      }
    )
    return zip(rows, priced).map { row, entry in
      var row = row
      row.name = entry.name ?? ""
      row.hour = PriceChange(entry.price_change_percentage_1h_in_currency)
      row.day = PriceChange(entry.price_change_percentage_24h_in_currency)
      row.history = (entry.sparkline_in_7d?.price ?? []).compactMap(\.self)
        .filter { $0.isFinite && $0 >= 0 }.suffix(pricesOfDay)
      return row
    }
  }

  /// Returns the date of the newest price; `nil` if none has a date.
  static func date(of list: [MarketDocument]) -> Date? {
    list.compactMap { $0.last_updated.flatMap(FeedDate.date) }.max()
  }
}
