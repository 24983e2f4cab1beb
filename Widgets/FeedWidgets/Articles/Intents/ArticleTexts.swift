import WidgetIntents

/// The titles of an article's properties and of the parameters of article intents.
enum ArticleTexts {
  static let feed = LocalizedStringResource(english: "Feed", turkish: "Akış")
  static let article = LocalizedStringResource(english: "Article", turkish: "Yazı")
  static let title = LocalizedStringResource(english: "Title", turkish: "Başlık")
  static let source = LocalizedStringResource(english: "Source", turkish: "Kaynak")
  static let summary = LocalizedStringResource(english: "Summary", turkish: "Özet")
  static let link = LocalizedStringResource(english: "Link", turkish: "Bağlantı")
  static let published = LocalizedStringResource(english: "Published", turkish: "Yayın zamanı")
  static let isSeen = LocalizedStringResource(english: "Seen", turkish: "Görüldü")
  static let addresses = LocalizedStringResource(english: "Addresses", turkish: "Adresler")
  static let whichAddresses = LocalizedStringResource(
    english: "Up to 12 addresses of RSS or Atom feeds",
    turkish: "RSS ya da Atom akışlarının en çok 12 adresi"
  )
  static let whichArticle = LocalizedStringResource(
    english: "A title or an id",
    turkish: "Bir başlık ya da kimlik"
  )
  static let whoseArticles = LocalizedStringResource(
    english: "Only these feeds; unless given, all feeds that widgets show",
    turkish: "Yalnızca bu akışlar; verilmezse araçların gösterdiği bütün akışlar"
  )
}
