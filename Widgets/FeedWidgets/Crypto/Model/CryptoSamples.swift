import Foundation

/// The built-in list of prices, which is shown without a network and in the gallery.
enum CryptoSamples {
  static let document = """
    [
    {"currency": "1337", "price": "0.00002174"},
    {"currency": "ADA", "price": "0.38210000"},
    {"currency": "AT34", "price": "0.00340000"},
    {"currency": "BIG", "price": "21143.73003782"},
    {"currency": "BNB", "price": "580.25000000"},
    {"currency": "BTC", "price": "64250.12500000"},
    {"currency": "BTT", "price": "0.00000091"},
    {"currency": "DOGE", "price": "0.12345000"},
    {"currency": "DOT", "price": "5.91000000"},
    {"currency": "ETC", "price": "22.84000000"},
    {"currency": "ETH", "price": "3105.40000000"},
    {"currency": "HOT", "price": "0.00170000"},
    {"currency": "LTC", "price": "71.06000000"},
    {"currency": "OV34", "price": "0.00340001"},
    {"currency": "PEPE", "price": "0.00000890"},
    {"currency": "SHIB", "price": "0.00001740"},
    {"currency": "SOL", "price": "142.77000000"},
    {"currency": "TRX", "price": "0.11800000"},
    {"currency": "UN34", "price": "0.00339999"},
    {"currency": "VET", "price": "0.02310000"},
    {"currency": "XLM", "price": "0.09440000"},
    {"currency": "XMR", "price": "165.30000000"},
    {"currency": "XRP", "price": "0.52140000"},
    {"currency": "ZERO", "price": "0.00000000"}
    ]
    """

  private static let majors = [
    ("BTC", "Bitcoin", 2.1), ("ETH", "Ethereum", -0.8), ("SOL", "Solana", 4.3),
    ("XRP", "XRP", -1.2),
    ("BNB", "BNB", 0.9), ("ADA", "Cardano", 0.4), ("DOGE", "Dogecoin", -3.6),
    ("DOT", "Polkadot", 0.0),
    ("LTC", "Litecoin", 1.7), ("XMR", "Monero", 0.6), ("TRX", "TRON", -0.3),
    ("XLM", "Stellar", 2.8),
    ("ETC", "Ethereum Classic", -2.2), ("VET", "VeChain", 5.9), ("SHIB", "Shiba Inu", -1.9),
    ("PEPE", "Pepe", 9.4), ("HOT", "Holo", -0.7), ("BTT", "BitTorrent", 1.1),
  ]

  /// Invented rows that look like those of a market.
  static var market: [CryptoRow] {
    let rows = Dictionary(CryptoRow.rows(of: currencies).map { ($0.id, $0) }) { first, _ in first }
    return majors.enumerated().compactMap { place, entry in
      let (symbol, name, change) = entry
      guard var row = rows[symbol], let price = Double(row.price.text) else { return nil }
      row.name = name
      row.day = PriceChange(change)
      row.hour = PriceChange(change == 0 ? 0 : change / 9 - 0.1)
      let first = price / (1 + change / 100)
      row.history = (0..<24).map { hour in
        let share = Double(hour) / 23
        let wave = sin(Double(hour * (place + 3)) * 0.55) * 0.35 * (1 - share * share)
        return first + (price - first) * (share + wave)
      }
      return row
    }
  }

  /// The currencies in the built-in list.
  static let currencies: [CryptoCurrency] =
    (try? FeedDecoder.decode([CryptoCurrency].self, from: Data(document.utf8))) ?? []
}
