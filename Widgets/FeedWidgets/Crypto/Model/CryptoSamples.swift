import Foundation

/// The list that the program brings: what is shown without a network, and in the gallery.
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

  /// The document's currencies.
  static let currencies: [CryptoCurrency] =
    (try? FeedDecoder.decode([CryptoCurrency].self, from: Data(document.utf8))) ?? []
}
