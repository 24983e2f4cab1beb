import WidgetIntents

/// The titles of parameters and properties that several feeds share.
enum FeedTexts {
  static let source = LocalizedStringResource(english: "Source", turkish: "Kaynak")
  static let address = LocalizedStringResource(english: "Address", turkish: "Adres")
  static let anotherAddress = LocalizedStringResource(
    english: "Another base address",
    turkish: "Başka bir taban adresi"
  )
  static let name = LocalizedStringResource(english: "Name", turkish: "Ad")
  static let web = LocalizedStringResource(english: "Web", turkish: "Web")
  static let local = LocalizedStringResource(english: "Local", turkish: "Yerel")
}

/// Texts that the widgets of several feeds share.
enum FeedWords {
  static var refresh: String { String(english: "refresh", turkish: "yenile") }

  /// Returns a text for the number of rows that are not shown.
  static func more(_ count: Int) -> String {
    String(english: "+\(count) more", turkish: "+\(count) daha")
  }
}
