import Foundation

/// A currency and its price in a document from the web.
struct CryptoCurrency: Decodable, Hashable, Sendable {
  let currency: String
  let price: String
}

/// A price with the digits that it came with (BW-7).
struct Price: Hashable, Sendable {
  /// The text from the source.
  let text: String
  /// The value; `nil` if it is not a decimal number, which is marked and never counts as 0.
  let value: Decimal?

  /// The most digits that `Decimal` stores exactly.
  private static let maximumDigits = 38

  /// Parses digits with an optional decimal point; any other text has no value.
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

/// A row of the list; its identity is the currency, and does not depend on the price (BW-7).
struct CryptoRow: Identifiable, Hashable, Sendable {
  /// The currency, with a number after it if the list contains it twice.
  let id: String
  let currency: String
  let price: Price
  /// The name, such as `Bitcoin`; empty if the list has no names.
  var name = ""
  /// The earlier prices from the oldest on, and the current one.
  var history: [Double] = []
  /// The change over the last hour and day; `nil` if neither the source nor the history has it.
  var hour: PriceChange?
  var day: PriceChange?

  /// The rows of a list in its order.
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

/// The side of the threshold that a price is on; exactly at it counts as below (BW-7).
enum PriceSide: Hashable, Sendable {
  case above, below
  /// A price that is not a number.
  case unknown

  init(_ price: Price, threshold: Decimal) {
    guard let value = price.value else {
      self = .unknown
      return
    }
    self = value > threshold ? .above : .below
  }
}
