import Foundation
import Testing

@testable import FeedWidgets

@Suite("RSS and Atom", .timeLimit(.minutes(2)))
struct ArticleReaderTests {
  private func read(_ text: String, from address: String = "https://a.org/feed/") throws
    -> ArticleFeed
  {
    try ArticleReader.feed(
      Data(text.utf8),
      from: try #require(URL(string: address)),
      now: FeedWorld.now
    )
  }

  @Test func `RSS 2.0 is read`() throws {
    let feed = try read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
        <channel>
          <title>Swift &amp; Co</title><link>https://a.org</link>
          <atom:link rel="self" href="https://a.org/feed/"/>
          <image><title>not this</title><url>https://a.org/i.png</url></image>
          <item>
            <title><![CDATA[Fast & <b>small</b>]]></title>
            <link> /posts/1?a=1&amp;b=2 </link>
            <guid isPermaLink="false">17</guid>
            <pubDate>Sat, 21 Nov 2026 09:00:00 GMT</pubDate>
            <description>&lt;p&gt;One &amp;amp; two&lt;/p&gt;</description>
            <media:title>another</media:title>
            <atom:link href="https://b.org/other"/>
          </item>
          <item><guid>https://a.org/2</guid><description>Only a text</description></item>
        </channel>
      </rss>
      """
    )
    #expect(feed.title == "Swift & Co")
    let first = try #require(feed.articles.first)
    #expect(first.title == "Fast & small")
    #expect(first.summary == "One & two")
    #expect(first.link?.absoluteString == "https://a.org/posts/1?a=1&b=2")
    #expect(first.publishedAt == FeedWorld.now.addingTimeInterval(-3_600))
    let second = try #require(feed.articles.last)
    #expect(second.title == "Only a text")
    #expect(second.summary.isEmpty)
    #expect(second.link?.absoluteString == "https://a.org/2")
    #expect(second.publishedAt == nil)
  }

  @Test func `RSS 1.0 has its articles beside its channel`() throws {
    let feed = try read(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/">
        <channel rdf:about="https://a.org"><title>Diary</title><items><rdf:Seq/></items></channel>
        <item rdf:about="https://a.org/1">
          <title>One</title><link>https://a.org/1</link><dc:date>2026-11-21T09:00Z</dc:date>
        </item>
      </rdf:RDF>
      """
    )
    #expect(feed.title == "Diary")
    #expect(feed.articles.map(\.title) == ["One"])
    #expect(feed.articles.first?.publishedAt == FeedWorld.now.addingTimeInterval(-3_600))
  }

  @Test func `Atom is read with its kinds of text, its links and its bases`() throws {
    let feed = try read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.org/blog/">
        <title type="html">A &lt;i&gt;blog&lt;/i&gt;</title>
        <entry xml:base="2026/">
          <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Two <b>words</b></div></title>
          <link rel="enclosure" href="https://a.org/audio.mp3"/>
          <link rel="edit" href="https://a.org/edit"/>
          <link href="one.html"/>
          <id>tag:a.org,2026:1</id>
          <updated>2026-11-21T09:30:00Z</updated><published>2026-11-21T09:00:00Z</published>
          <content type="html">&lt;p&gt;Text&lt;/p&gt;</content>
        </entry>
        <entry><title>a &lt;b> that is text</title><id>2</id><updated>2026-11-21T09:30:00Z</updated></entry>
      </feed>
      """
    )
    #expect(feed.title == "A blog")
    #expect(feed.articles.map(\.title) == ["Two words", "a <b> that is text"])
    #expect(feed.articles.first?.link?.absoluteString == "https://a.org/blog/2026/one.html")
    #expect(feed.articles.first?.publishedAt == FeedWorld.now.addingTimeInterval(-3_600))
    #expect(feed.articles.first?.summary == "Text")
    #expect(feed.articles.last?.publishedAt == FeedWorld.now.addingTimeInterval(-1_800))
  }

  @Test(arguments: [
    ("iso-8859-1", [0xE4, 0xFC, 0x93] as [UInt8], "äü“"), ("WINDOWS-1252", [0x80, 0xDE], "€Þ"),
    ("iso-8859-9", [0xDE, 0xFD, 0xF0], "Şığ"), ("utf-8", [0xC3, 0xA4], "ä"),
    ("utf-8", [0xFF, 0x41], "\u{FFFD}A"), ("us-ascii", [0x41], "A"), ("utf-16", [0x42], "B"),
  ])
  func `a document is read in the encoding that it declares`(
    name: String,
    bytes: [UInt8],
    title: String
  ) throws {
    var body = Data("<?xml version='1.0' encoding='\(name)'?><rss><channel><item><title>".utf8)
    body += bytes
    body += Data("</title></item></channel></rss>".utf8)
    let url = try #require(URL(string: "https://a.org"))
    #expect(try ArticleReader.feed(body, from: url, now: FeedWorld.now).articles[0].title == title)
  }

  @Test(arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf16])
  func `UTF-16 is known by its mark or by its first sign`(encoding: String.Encoding) throws {
    let text = "<rss><channel><item><title>Şığ 😀</title></item></channel></rss>"
    let body = try #require(text.data(using: encoding))
    let url = try #require(URL(string: "https://a.org"))
    #expect(
      try ArticleReader.feed(body, from: url, now: FeedWorld.now).articles[0].title == "Şığ 😀"
    )
  }

  @Test func `an article is the same however often it is read, and another one in another feed`()
    throws
  {
    let item = "<rss><channel><item><title>x</title><guid>1</guid></item></channel></rss>"
    let (one, two) = (try read(item), try read(item, from: "https://b.org/feed"))
    #expect(one.articles[0].id == (try read(item)).articles[0].id)
    #expect(one.articles[0].id != two.articles[0].id)
  }

  @Test func `no more than 500 articles are read, each once`() throws {
    let items = (0..<2_000).map { "<item><guid>\($0 / 2)</guid><title>\($0)</title></item>" }
    let feed = try read("<rss><channel>\(items.joined())</channel></rss>")
    #expect(feed.articles.count == 500)
    #expect(feed.articles.map(\.title).prefix(3) == ["0", "2", "4"])
  }

  // RI-8
  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "ftp://a.org/x", "data:text/html,x", "//",
    "https://",
    "https://user:secret@a.org/", "https://a.org@evil.org/", "mailto:a@b.org",
    "https://a.org/\u{1B}[31m",
    "https://" + String(repeating: "a", count: 4_000) + ".org", "http:///path",
    "\u{202E}https://a.org:x",
  ])
  func `a link that leads elsewhere than to the web is none`(link: String) throws {
    let feed = try read(
      "<rss><channel><item><title>x</title><link><![CDATA[\(link)]]></link></item></channel></rss>"
    )
    #expect(feed.articles.count == 1)
    let url = feed.articles[0].link
    #expect(url == nil, "\(url?.absoluteString ?? "")")
  }

  @Test func `a date in the future is none, but for a clock that is wrong by hours`() throws {
    func date(_ text: String) throws -> Date? {
      try read(
        "<rss><channel><item><title>x</title><pubDate>\(text)</pubDate></item></channel></rss>"
      ).articles[0].publishedAt
    }
    #expect(try date("Sat, 21 Nov 2026 13:00:00 GMT") == FeedWorld.now)
    #expect(try date("Sat, 28 Nov 2026 13:00:00 GMT") == nil)
    #expect(try date("9999-12-31T23:59:59Z") == nil)
  }
}
