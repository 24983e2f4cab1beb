import WidgetIntents

/// The titles of parameters and types that several price intents share.
enum CryptoTexts {
  static let currency = LocalizedStringResource(english: "Currency", turkish: "Para birimi")
  static let symbol = LocalizedStringResource(
    english: "Its symbol, such as BTC",
    turkish: "Simgesi, örneğin BTC"
  )
  static let order = LocalizedStringResource(english: "Order", turkish: "Sıralama")
  static let way = LocalizedStringResource(english: "Way to Fetch", turkish: "Alma yolu")
}
