import Foundation

/// Parses feeds in the formats RSS 2.0 and its predecessors, RSS 1.0 and Atom.
struct ArticleReader {
  /// The most bytes of a text that are read; widgets show only the beginning of an article.
  private static let maximumField = 16_384

  private enum Kind {
    case rss, rdf, atom
  }

  /// A property of a feed or an article, determined by its XML element.
  private enum Field: Hashable {
    case title, link, summary, id
    case published, updated
  }

  private static let fieldsOfRSS: [String: Field] = [
    "title": .title, "link": .link, "description": .summary, "guid": .id, "pubDate": .published,
  ]
  /// The property that each element of Atom contains, by the element's name, including the names of
  /// dates in Atom 0.3.
  private static let fieldsOfAtom: [String: Field] = [
    "title": .title, "link": .link, "summary": .summary, "content": .summary, "id": .id,
    "published": .published, "issued": .published, "updated": .updated, "modified": .updated,
  ]

  private var xml: XMLReader
  private let address: URL
  private let now: Date
  private var kind = Kind.rss
  private var feed = ArticleFeed()
  private var known: Set<String> = []
  /// The base addresses for relative links (`xml:base`), one for each open element.
  private var bases: [URL]
  private var item: Item?

  /// The article whose elements are currently read.
  private struct Item {
    let depth: Int
    var texts: [Field: String] = [:]
    var isHTML: Set<Field> = [.summary]
    var link: URL?
    var mayLinkByID = true
  }

  /// Parses the articles of a feed.
  ///
  /// `address` is the feed's own address, the base of its relative links. A date more than a day
  /// after `now` is ignored.
  /// - Throws: `.content` with the reason if the data is not a feed.
  static func feed(_ body: Data, from address: URL, now: Date) throws(FeedError) -> ArticleFeed {
    var reader = ArticleReader(xml: try XMLReader(body), address: address, now: now)
    return try reader.read()
  }

  private init(xml: XMLReader, address: URL, now: Date) {
    self.xml = xml
    self.address = address
    self.now = now
    bases = [address]
  }

  private mutating func read() throws(FeedError) -> ArticleFeed {
    guard case .begin(let root)? = try xml.next() else {
      throw Self.noFeed(String(english: "nothing", turkish: "boş"))
    }
    kind = try Self.kind(of: root)
    enter(root)
    while feed.articles.count < ArticleFeed.maximumArticles, let piece = try xml.next() {
      switch piece {
      case .begin(let element): try begin(element)
      case .end: leave()
      case .text: break
      }
    }
    return feed
  }

  private static func kind(of root: XMLElement) throws(FeedError) -> Kind {
    switch (root.space, root.name) {
    case (.rss, "rss"): return .rss
    case (.rdf, "RDF"): return .rdf
    case (.atom, "feed"): return .atom
    default: throw noFeed("<\(root.name.prefix(30))>")
    }
  }

  private static func noFeed(_ found: String) -> FeedError {
    .content(
      reason: String(
        english: "it is neither RSS nor Atom but \(found)",
        turkish: "RSS de Atom da değil, \(found)"
      )
    )
  }

  private mutating func enter(_ element: XMLElement) {
    let base = element.value("xml:base").flatMap { ArticleLink.url($0, relativeTo: bases.last) }
    bases.append(base ?? bases.last ?? address)
  }

  private mutating func leave() {
    if bases.count > 1 { bases.removeLast() }
    guard let item, xml.depth < item.depth else { return }
    self.item = nil
    add(item)
  }

  private mutating func begin(_ element: XMLElement) throws(FeedError) {
    enter(element)
    if isItem(element), item == nil {
      item = Item(depth: xml.depth)
      if let about = element.value("rdf:about") { item?.texts[.id] = about }
      return
    }
    // Only direct children count, since for example an image has a title too.
    guard xml.depth == (item?.depth ?? feedDepth) + 1, let field = field(of: element) else {
      return
    }
    if field == .link, kind == .atom { return take(link: element) }
    if field == .id, element.value("isPermaLink")?.lowercased() == "false" {
      item?.mayLinkByID = false
    }
    let isHTML = kind == .atom ? element.value("type") == "html" : true
    let base = bases.last
    let text = try text()
    guard item != nil else {
      if field == .title, feed.title.isEmpty { feed.title = Self.plain(text, isHTML, limit: 80) }
      return
    }
    // The first value counts; a second link or date belongs to something else.
    guard item?.texts[field]?.isEmpty ?? true || field == .id else { return }
    item?.texts[field] = text
    if isHTML { item?.isHTML.insert(field) }
    if field == .link { item?.link = ArticleLink.url(text, relativeTo: base) }
  }

  /// The nesting depth of the elements with the feed's own properties: within the root element of
  /// Atom, otherwise within the channel.
  private var feedDepth: Int { kind == .atom ? 1 : 2 }

  private func isItem(_ element: XMLElement) -> Bool {
    switch kind {
    case .atom: element.space == .atom && element.name == "entry" && xml.depth == 2
    case .rss: element.space == .rss && element.name == "item" && xml.depth == 3
    case .rdf: element.space == .rss && element.name == "item" && xml.depth == 2
    }
  }

  private func field(of element: XMLElement) -> Field? {
    switch (element.space, element.name) {
    case (.dublinCore, "date"): .published
    case (.rss, _) where kind != .atom: Self.fieldsOfRSS[element.name]
    case (.atom, _) where kind == .atom: Self.fieldsOfAtom[element.name]
    default: nil
    }
  }

  /// Reads an Atom link; of an article's several links, the one to its web page is used.
  private mutating func take(link element: XMLElement) {
    guard item != nil, item?.link == nil, ["alternate", nil].contains(element.value("rel")),
      let written = element.value("href")
    else { return }
    item?.link = ArticleLink.url(written, relativeTo: bases.last)
  }

  /// Returns the text up to the end of the element that has just begun, including the text in
  /// nested elements.
  private mutating func text() throws(FeedError) -> String {
    let depth = xml.depth
    var text = ""
    while let piece = try xml.next() {
      switch piece {
      case .begin(let element):
        enter(element)
        text += " "
      case .text(let part): if text.utf8.count < Self.maximumField { text += part }
      case .end:
        leave()
        if xml.depth < depth { return text }
      }
    }
    return text
  }

  private static func plain(_ text: String, _ isHTML: Bool, limit: Int) -> String {
    isHTML ? HTMLText.plain(text, limit: limit) : HTMLText.line(text, limit: limit)
  }

  private mutating func add(_ item: Item) {
    let title = text(.title, of: item, limit: Article.maximumTitle)
    let summary = text(.summary, of: item, limit: Article.maximumSummary)
    guard !title.isEmpty || !summary.isEmpty || item.link != nil else { return }
    let id = item.texts[.id]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    var link = item.link
    if link == nil, item.mayLinkByID, kind != .atom { link = ArticleLink.url(id, relativeTo: nil) }
    // An id that is only a number is unique only within its feed.
    let own = "\(address) \(id.isEmpty ? title : id)"
    let identity = id.contains(":") ? id : id.isEmpty ? link?.absoluteString ?? own : own
    let name = String(StableHash.value(of: Data(identity.utf8)), radix: 36)
    guard known.insert(name).inserted else { return }
    let dates = [Field.published, .updated].lazy.compactMap { item.texts[$0] }
      .compactMap { FeedDate.date($0) }
    feed.articles.append(
      Article(
        id: name,
        title: title.isEmpty ? summary : title,
        summary: title.isEmpty ? "" : summary,
        link: link,
        publishedAt: dates.first.flatMap(credible)
      )
    )
  }

  private func text(_ field: Field, of item: Item, limit: Int) -> String {
    item.texts[field].map { Self.plain($0, item.isHTML.contains(field), limit: limit) } ?? ""
  }

  /// Returns a date, limited to `now`; `nil` if it is more than a day later.
  ///
  /// A date up to a day later is accepted, because a clock or a zone may be wrong by a day.
  private func credible(_ date: Date) -> Date? {
    date.timeIntervalSince(now) <= 86_400 ? min(date, now) : nil
  }
}
