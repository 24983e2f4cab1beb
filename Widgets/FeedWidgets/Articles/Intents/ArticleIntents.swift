public import Foundation
public import WidgetIntents
import WidgetUI

/// The configuration of a feed widget: the addresses of its feeds.
struct FeedConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that this intent configures.
  static let kind = "FeedWidget"

  static let title = ArticleTexts.feed
  static let description: IntentDescription? = IntentDescription(explanation)

  /// The widget's description in the gallery.
  static let explanation = LocalizedStringResource(
    english: "New articles of the RSS and Atom feeds that you choose.",
    turkish: "Seçtiğiniz RSS ve Atom akışlarındaki yenilikler."
  )

  @Parameter(title: ArticleTexts.addresses, description: ArticleTexts.whichAddresses)
  var urls: [String]?
  @Parameter(
    title: LocalizedStringResource(english: "Unseen only", turkish: "Yalnızca görülmeyenler"),
    description: LocalizedStringResource(
      english: "Hides seen articles",
      turkish: "Görülenleri göstermez"
    ),
    default: false
  )
  var unseenOnly: Bool
}

/// Loads the feeds immediately, even if cached ones are recent.
public struct RefreshFeed: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Refresh Feed",
    turkish: "Akışı Yenile"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Loads the articles again.",
    turkish: "Yazıları yeniden yükler."
  )

  @Parameter(title: ArticleTexts.addresses, description: ArticleTexts.whoseArticles)
  var urls: [String]?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a widget's button.
  ///
  /// `urls` are the addresses of the widget's feeds; `nil` means all recently shown feeds.
  init(urls: [String]?) {
    self.urls = urls
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let sources = ArticleSources(services: services)
    let shown = if let urls { urls } else { try await sources.store.feeds() }
    let contents = await sources.load(shown, maximumAge: 0)
    WidgetCenter.shared.reloadTimelines(ofKind: FeedConfiguration.kind)
    if let problem = contents.problem { throw problem.failure(at: services.now) }
    let count = contents.items.count
    return .result(
      value: count,
      dialog: IntentDialog(
        english: "Loaded \(count) articles.",
        turkish: "\(count) yazı yüklendi."
      )
    )
  }
}

/// Marks an article as seen and returns its address, which the live view in the terminal opens.
public struct OpenArticle: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Open Article", turkish: "Yazıyı Aç")
  public static let description: IntentDescription? = IntentDescription(
    english: "Marks an article as seen and returns its address.",
    turkish: "Bir yazıyı görüldü olarak işaretler ve adresini verir."
  )

  @Parameter(title: ArticleTexts.article, description: ArticleTexts.whichArticle)
  public var article: ArticleEntity

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent that a press of an article's row performs.
  init(_ article: ArticleEntity) {
    self.article = article
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    guard let link = article.link else { throw ArticleError.noLink(title: article.title) }
    _ = try await ArticleStore(store: services.store).see([article.article])
    return .result(value: link)
  }
}

/// Marks an article as seen, or as unseen if it was seen.
public struct ToggleArticleSeen: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Toggle Article Seen",
    turkish: "Yazının Görüldü İşaretini Değiştir"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Marks an article as seen or not seen.",
    turkish: "Bir yazıyı görüldü, görülmüşse görülmedi olarak işaretler."
  )

  @Parameter(title: ArticleTexts.article, description: ArticleTexts.whichArticle)
  public var article: ArticleEntity

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let store = ArticleStore(store: services.store)
    let title = article.title
    guard try await !store.unsee(article.id) else {
      return .result(
        value: false,
        dialog: IntentDialog(
          english: "“\(title)” is now marked as not seen.",
          turkish: "“\(title)” görülmedi olarak işaretlendi."
        )
      )
    }
    _ = try await store.see([article.article])
    return .result(
      value: true,
      dialog: IntentDialog(
        english: "“\(title)” is now marked as seen.",
        turkish: "“\(title)” görüldü olarak işaretlendi."
      )
    )
  }
}

/// Marks all articles of the given feeds as seen.
public struct MarkFeedSeen: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Mark Feed Seen",
    turkish: "Akışı Görüldü İşaretle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Marks all articles as seen.",
    turkish: "Bütün yazıları görüldü olarak işaretler."
  )

  @Parameter(title: ArticleTexts.addresses, description: ArticleTexts.whoseArticles)
  var urls: [String]?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a widget's button.
  ///
  /// `urls` are the addresses of the widget's feeds; `nil` means all recently shown feeds.
  init(urls: [String]?) {
    self.urls = urls
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let sources = ArticleSources(services: services)
    let shown = if let urls { urls } else { try await sources.store.feeds() }
    let contents = await Unasked.run { await sources.load(shown, maximumAge: .infinity) }
    let count = try await sources.store.see(contents.items.map(\.article))
    let dialog =
      switch count {
      case 0: IntentDialog(english: "All were seen already.", turkish: "Hepsi zaten görülmüştü.")
      case 1: IntentDialog(english: "Marked an article.", turkish: "Bir yazı işaretlendi.")
      default:
        IntentDialog(english: "Marked \(count) articles.", turkish: "\(count) yazı işaretlendi.")
      }
    return .result(value: count, dialog: dialog)
  }
}
