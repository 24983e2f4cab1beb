public import WidgetIntents

/// Short commands for feeds, such as `feed open Swift`, and the keys that act on an article's row.
public struct FeedCommands: ShortCommandsProvider {
  public static var name: String { "feed" }
  public static var summary: LocalizedStringResource {
    LocalizedStringResource(
      english: "Short commands for feeds.",
      turkish: "Akışlar için kısa komutlar."
    )
  }

  public static var kinds: [String] { ["FeedWidget"] }

  public static var commands: [ShortCommand] {
    ShortCommand(
      "open",
      performing: OpenArticle(),
      entities: \.$article,
      example: "Swift",
      summary: LocalizedStringResource(
        english: "returns an article's address and marks it as seen",
        turkish: "bir yazının adresini verir ve onu görüldü işaretler"
      )
    )
    .key("o", title: LocalizedStringResource(english: "open", turkish: "aç"))
    ShortCommand(
      "seen",
      performing: ToggleArticleSeen(),
      entities: \.$article,
      example: "Swift",
      summary: LocalizedStringResource(
        english: "marks an article as seen, or as not seen",
        turkish: "bir yazıyı görüldü ya da görülmedi işaretler"
      )
    )
    .key("s", title: LocalizedStringResource(english: "seen", turkish: "görüldü"))
    ShortCommand(
      "clear",
      performing: MarkFeedSeen(),
      summary: LocalizedStringResource(
        english: "marks all articles as seen",
        turkish: "bütün yazıları görüldü işaretler"
      )
    )
    .key("S", title: LocalizedStringResource(english: "all seen", turkish: "hepsi görüldü"))
    ShortCommand(
      "refresh",
      performing: RefreshFeed(),
      summary: LocalizedStringResource(
        english: "loads the feeds again",
        turkish: "akışları yeniden yükler"
      )
    )
  }
}
