import Foundation

/// A currency and its price in a document from the web.
struct CryptoCurrency: Decodable, Hashable, Sendable {
  let currency: String
  let price: String
}

/// A price with exactly the digits that the source sent (BW-7).
struct Price: Hashable, Sendable {
  /// The price as the source wrote it.
  let text: String
  /// The value; `nil` if the text is not a decimal number.
  ///
  /// Such a price is marked and never counts as 0.
  let value: Decimal?

  /// The most digits that `Decimal` stores exactly.
  private static let maximumDigits = 38

  /// Parses digits with an optional decimal point; for any other text the value is `nil`.
  init(_ text: String) {
    self.text = text
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isNumber =
      (1...2).contains(parts.count)
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
      }
      && text.utf8.count <= Self.maximumDigits
    value = isNumber ? Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) : nil
  }

  /// The number of digits after the decimal point.
  var fractionDigits: Int {
    text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
  }
}

/// A currency in a list of prices; its `id` does not depend on the price (BW-7).
struct CryptoRow: Identifiable, Hashable, Sendable {
  /// The currency's symbol, with a number after it if the list contains the symbol twice.
  let id: String
  let currency: String
  let price: Price
  /// The full name, such as `Bitcoin`; empty if the list has no names.
  var name = ""
  /// The earlier prices, the oldest first, with the current price at the end.
  var history: [Double] = []
  /// The changes in the last hour and day; `nil` if neither the source nor the stored history has
  /// them.
  var hour: PriceChange?
  var day: PriceChange?

  /// Returns the rows for a list, in the same order.
  static func rows(of list: [CryptoCurrency]) -> [CryptoRow] {
    var seen: [String: Int] = [:]
    return list.map { entry in
      seen[entry.currency, default: 0] += 1
      let count = seen[entry.currency] ?? 1
      return CryptoRow(
        id: count == 1 ? entry.currency : "\(entry.currency) \(count)",
        currency: entry.currency,
        price: Price(entry.price)
      )
    }
  }
}

/// The side of the threshold on which a price is; a price equal to it counts as below (BW-7).
enum PriceSide: Hashable, Sendable {
  case above, below
  /// The price is not a number.
  case unknown

  init(_ price: Price, threshold: Decimal) {
    guard let value = price.value else {
      self = .unknown
      return
    }
    self = value > threshold ? .above : .below
  }
}
