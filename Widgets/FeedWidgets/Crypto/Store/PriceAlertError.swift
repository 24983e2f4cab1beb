import Moments
import WidgetIntents

/// The reason why a currency cannot be watched or has no alert.
enum PriceAlertError: ExplainedError, Hashable, Sendable {
  case badName(String)
  case noPrice
  case badPrice(String)
  case tooMany(Int)

  var message: String {
    switch self {
    case .badName(let text):
      String(english: "“\(text)” is not a currency", turkish: "“\(text)” bir para birimi değil")
    case .noPrice: String(english: "no price is given", turkish: "fiyat verilmedi")
    case .badPrice(let text):
      String(english: "“\(text)” is not a price", turkish: "“\(text)” bir fiyat değil")
    case .tooMany(let limit):
      String(
        english: "there are \(limit) already, which is the limit",
        turkish: "zaten \(limit) tane var; sınır bu"
      )
    }
  }

  var hint: String? {
    switch self {
    case .badName:
      String(english: "give its symbol, such as BTC", turkish: "BTC gibi bir simge verin")
    case .noPrice, .badPrice: "--above 70000, --below 0.5"
    case .tooMany: String(english: "remove some", turkish: "birkaçını kaldırın")
    }
  }

  var exitCode: Int32 { 64 }
}

extension CryptoRow {
  /// The most characters of a currency's symbol.
  private static let maximumSymbol = 24

  /// Returns a symbol in capitals, as lists write it.
  ///
  /// - Throws: `.badName` if it is empty or has several lines.
  static func symbol(_ written: String) throws(PriceAlertError) -> String {
    let name = HTMLText.line(written, limit: maximumSymbol).uppercased()
    guard !name.isEmpty, !written.contains("\n") else { throw .badName(name) }
    return name
  }
}
