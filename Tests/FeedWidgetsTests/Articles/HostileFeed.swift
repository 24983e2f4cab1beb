import Foundation
import Testing

/// A feed that no server should send, with the expected error and the titles that are read in spite
/// of it.
struct HostileFeed: Sendable, CustomTestStringConvertible {
  let name: String
  let body: Data
  /// A part of the expected reason of the error; `nil` for a feed that is read without an error.
  let reason: String?
  /// The titles of the articles that are read.
  var titles: [String] = []

  var testDescription: String { name }

  init(_ name: String, _ text: String, _ reason: String?, _ titles: [String] = []) {
    (self.name, body, self.reason, self.titles) = (name, Data(text.utf8), reason, titles)
  }

  init(_ name: String, bytes: [UInt8], _ reason: String?, _ titles: [String] = []) {
    (self.name, body, self.reason, self.titles) = (name, Data(bytes), reason, titles)
  }

  private static func rss(_ items: String) -> String {
    "<rss><channel><title>t</title>\(items)</channel></rss>"
  }

  private static func item(_ inner: String) -> String { rss("<item>\(inner)</item>") }

  static let all = documents + entities + shapes + broken + cutOff + fields + encodings

  private static let documents: [HostileFeed] = [
    .init("a page", "<!DOCTYPE html><html><body>log in</body></html>", "document type"),
    .init("a page without a type", "<html><body><p>x</p></body></html>", "nor Atom"),
    .init("a page of XHTML", "<html xmlns='http://www.w3.org/1999/xhtml'/>", "nor Atom"),
    .init("JSON", #"{"version":"https://jsonfeed.org/version/1"}"#, "does not begin"),
    .init("words", "please log in", "does not begin"),
    .init("nothing", "", "no element"),
    .init("blanks", "   \n ", "no element"),
    .init("a comment", "<!-- -->", "no element"),
    .init("a declaration", "<?xml version='1.0'?>", "no element"),
    .init("SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", "nor Atom"),
    .init("OPML", "<opml version='2.0'><body/></opml>", "nor Atom"),
    .init("SOAP", "<s:Envelope xmlns:s='http://schemas.xmlsoap.org/soap/envelope/'/>", "nor Atom"),
    .init("a feed of another vocabulary", "<feed xmlns='urn:x'><entry/></feed>", "nor Atom"),
    .init("noise", bytes: (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 31) }, ""),
    .init("zeros", bytes: Array(repeating: 0, count: 10_000), ""),
    .init("PNG", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "does not begin"),
    .init("gzip", bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0], "does not begin"),
  ]

  private static let entities: [HostileFeed] = [
    .init("a type", "<!DOCTYPE rss><rss/>", "document type"),
    .init("a type of its own", "<!DOCTYPE rss [<!ELEMENT rss ANY>]><rss/>", "document type"),
    .init(
      "a type elsewhere",
      "<!DOCTYPE rss SYSTEM 'http://127.0.0.1/x.dtd'><rss/>",
      "document type"
    ),
    .init(
      "a file as an entity",
      "<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\(item("<title>&x;</title>"))",
      "document type"
    ),
    .init(
      "a billion laughs",
      "<!DOCTYPE l [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;']><rss>&c;</rss>",
      "document type"
    ),
    .init("a type within", rss("<!DOCTYPE x>"), "document type"),
    .init("an entity within", rss("<!ENTITY x 'y'>"), "document type"),
    .init("an attribute list", "<!ATTLIST rss x CDATA 'y'><rss/>", "document type"),
    .init("an unknown entity", item("<title>&x; &y</title>"), nil, ["&x; &y"]),
    .init("an entity of HTML", item("<title>caf&eacute;</title>"), nil, ["café"]),
    .init(
      "an endless entity",
      item("<title>&\(String(repeating: "a", count: 9_999));</title>"),
      nil,
      [
        "&" + String(repeating: "a", count: 298) + "…"
      ]
    ),
    .init(
      "an amp within an amp",
      item("<title>&amp;amp;lt;b&amp;amp;gt;</title>"),
      nil,
      ["&lt;b&gt;"]
    ),
    .init("character 0", item("<title>a&#0;b</title>"), nil, ["a\u{FFFD}b"]),
    .init("half a character", item("<title>a&#xD800;b</title>"), nil, ["a\u{FFFD}b"]),
    .init("a character beyond all", item("<title>a&#x110000;b</title>"), nil, ["a\u{FFFD}b"]),
    .init(
      "a number that overflows",
      item("<title>a&#9999999999999;b</title>"),
      nil,
      [
        "a&#9999999999999;b"
      ]
    ),
    .init("a negative number", item("<title>a&#-1;b</title>"), nil, ["a&#-1;b"]),
    .init("a number with a sign", item("<title>a&#+65;b</title>"), nil, ["a&#+65;b"]),
    .init("no number", item("<title>a&#;b&#x;</title>"), nil, ["a&#;b&#x;"]),
    .init(
      "an instruction",
      "<?xml-stylesheet href='javascript:alert(1)'?>" + item("<title>x</title>"),
      nil,
      ["x"]
    ),
    .init(
      "an inclusion",
      rss("<xi:include href='file:///etc/passwd'/><item><title>x</title></item>"),
      nil,
      ["x"]
    ),
  ]

  private static let shapes: [HostileFeed] = [
    .init("depth 64", item("<title>\(nested(60))</title>"), nil, ["x"]),
    .init("depth 65", item("<title>\(nested(61))</title>"), "nested too deeply"),
    .init("depth 100000", "<rss>" + String(repeating: "<a>", count: 100_000), "nested too deeply"),
    .init("many empty ones", rss(String(repeating: "<a/>", count: 50_000)), nil),
    .init("many attributes", "<rss \((0..<65).map { "a\($0)='' " }.joined())/>", "more than 64"),
    .init("an attribute twice", "<rss a='1' a='2'/>", "twice"),
    .init("a long name", "<\(String(repeating: "r", count: 129))/>", "too long"),
    .init(
      "a long attribute",
      rss("<item a='\(String(repeating: "x", count: 1_000_000))'><title>y</title></item>"),
      nil,
      ["y"]
    ),
    .init(
      "an endless title",
      item("<title>\(String(repeating: "word ", count: 200_000))</title>"),
      nil,
      [
        String(repeating: "word ", count: 59) + "word…"
      ]
    ),
    .init(
      "an endless section",
      item("<title><![CDATA[\(String(repeating: "x", count: 1_000_000))]]></title>"),
      nil,
      [
        String(repeating: "x", count: 299) + "…"
      ]
    ),
    .init(
      "a title of many parts",
      item("<title>\(String(repeating: "<b>a</b>", count: 50_000))</title>"),
      nil,
      [
        String(repeating: "a ", count: 149) + "a…"
      ]
    ),
    .init(
      "many namespaces",
      "<rss \(spaces(60))><a \(spaces(60))><a \(spaces(60))><a \(spaces(60))><a \(spaces(60))>",
      "too many namespaces"
    ),
    .init(
      "a namespace again and again",
      rss((0..<500).map { "<a xmlns:x='\($0)'/>" }.joined()),
      nil
    ),
    .init(
      "a feed within a feed",
      rss("<item><title>a</title><item><title>b</title></item></item>"),
      nil,
      ["a"]
    ),
    .init(
      "an entry of Atom in RSS",
      rss("<entry xmlns='http://www.w3.org/2005/Atom'><title>x</title></entry>"),
      nil
    ),
    .init(
      "an article outside of the channel",
      "<rss><item><title>x</title></item><channel/></rss>",
      nil
    ),
    .init("empty articles", rss(String(repeating: "<item/>", count: 2_000)), nil),
    .init("no articles", rss(""), nil),
    .init("an empty feed", "<rss/>", nil),
    .init("an empty feed of Atom", "<feed xmlns='http://www.w3.org/2005/Atom'/>", nil),
    .init("a deep comment", rss("<!--\(String(repeating: "-<!", count: 10_000))-->"), nil),
  ]

  private static let broken: [HostileFeed] = [
    .init("a wrong end", "<rss><channel></rss>", "closes <rss> where <channel>"),
    .init("an end too many", "<rss/></rss>", "closes <rss>"),
    .init("ends crossed", item("<title><b><i>x</b></i></title>"), "closes <b> where <i>"),
    .init("another case", "<rss></RSS>", "closes <RSS>"),
    .init("two roots", "<rss/><rss/>", "second element"),
    .init("text behind", "<rss/>text", "behind its element"),
    .init("text before", "text<rss/>", "does not begin"),
    .init("a section outside", "<![CDATA[x]]><rss/>", "outside"),
    .init("a sign alone", rss("< x"), "without a name"),
    .init("a sign in a text", item("<title>5 < 6</title>"), "without a name"),
    .init("an attribute without a value", "<rss a/>", "without a value"),
    .init("an attribute without quotes", "<rss a=1/>", "without quotes"),
    .init("an attribute without an end", "<rss a='1/>", "breaks off"),
    .init("a stroke alone", "<rss / >", "without a name"),
    .init("an end with an attribute", "<rss></rss a='1'>", "breaks off"),
    .init(
      "a name with a zero",
      bytes: Array("<rs".utf8) + [0] + Array("s/>".utf8),
      "without a name"
    ),
  ]

  private static let whole = """
    <?xml version="1.0"?><rss><channel><title>t</title><item><title>a &amp; b</title>\
    <link>https://a.org/1</link><description><![CDATA[x]]></description></item><!-- c --></channel></rss>
    """

  /// The same valid feed, cut off after 1, 5, 9 … bytes.
  private static let cutOff: [HostileFeed] = stride(from: 1, to: whole.utf8.count - 1, by: 4).map {
    count in
    .init("cut off after \(count)", String(decoding: whole.utf8.prefix(count), as: UTF8.self), "")
  }

  private static let fields: [HostileFeed] = [
    .init("controls", item("<title>a\u{1B}[31mb\u{07}\u{9B}c</title>"), nil, ["a [31mb c"]),
    .init("bidi", item("<title>\u{202E}evil\u{202C}</title>"), nil, ["\u{202E}evil\u{202C}"]),
    .init(
      "accents",
      item("<title>z\(String(repeating: "\u{301}", count: 9_000))</title>"),
      nil,
      [
        "z\(String(repeating: "\u{301}", count: 298))…"
      ]
    ),
    .init("lines", item("<title>\n\n a \r\n b \t</title>"), nil, ["a b"]),
    .init(
      "one article a hundred times",
      rss(String(repeating: "<item><guid>1</guid><title>x</title></item>", count: 100)),
      nil,
      ["x"]
    ),
    .init("no dates", item("<title>x</title>"), nil, ["x"]),
    .init(
      "a date of nonsense",
      item("<title>x</title><pubDate>\(String(repeating: "9", count: 50_000))</pubDate>"),
      nil,
      ["x"]
    ),
    .init("a title twice", item("<title>a</title><title>b</title>"), nil, ["a"]),
    .init(
      "a script as a title",
      item("<title>&lt;script&gt;x&lt;/script&gt;y</title>"),
      nil,
      ["y"]
    ),
    .init(
      "a base elsewhere",
      "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='javascript:x'><entry><title>x</title><link href='y'/></entry></feed>",
      nil,
      ["x"]
    ),
  ]

  private static let encodings: [HostileFeed] = [
    .init(
      "an unknown encoding",
      "<?xml version='1.0' encoding='koi8-r'?><rss/>",
      "“koi8-r” is not supported"
    ),
    .init("UTF-7", "<?xml version='1.0' encoding='utf-7'?><rss/>", "“utf-7” is not supported"),
    .init(
      "an endless encoding",
      "<?xml version='1.0' encoding='\(String(repeating: "x", count: 9_000))'?><rss/>",
      nil
    ),
    .init("half a pair of UTF-16", bytes: [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x3C, 0x00], ""),
    .init("UTF-32", bytes: [0, 0, 0, 0x3C, 0, 0, 0, 0x72], ""),
    .init(
      "overlong UTF-8",
      bytes: Array("<rss><channel><item><title>".utf8) + [0xC0, 0xBC, 0x61]
        + Array("</title></item></channel></rss>".utf8),
      nil,
      ["\u{FFFD}\u{FFFD}a"]
    ),
    .init("a mark in the middle", item("<title>\u{FEFF}x</title>"), nil, ["\u{FEFF}x"]),
  ]

  private static func nested(_ depth: Int) -> String {
    String(repeating: "<a>", count: depth) + "x" + String(repeating: "</a>", count: depth)
  }

  private static func spaces(_ count: Int) -> String {
    (0..<count).map { "xmlns:p\($0)='u' " }.joined()
  }
}
