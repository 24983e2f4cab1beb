import WidgetIntents

/// The titles of parameters and fields that several feeds have.
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

/// Words that the pictures of several feeds have.
enum FeedWords {
  static var refresh: String { String(english: "refresh", turkish: "yenile") }

  /// The number of rows that are not shown.
  static func more(_ count: Int) -> String {
    String(english: "+\(count) more", turkish: "+\(count) daha")
  }
}
