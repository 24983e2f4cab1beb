import Foundation
import Moments
import Testing

@testable import FeedWidgets

@Suite("Errors of feeds in two languages", .timeLimit(.minutes(2)))
struct FeedErrorLanguageTests {
  /// An invalid input of a source or a user, and the code that throws the error for it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable () throws(FeedError) -> Void

    init(_ name: String, _ run: @escaping @Sendable () throws(FeedError) -> Void) {
      testDescription = name
      self.run = run
    }
  }

  private static let addresses =
    [
      "https://\(String(repeating: "a", count: 3_000))", "https://a b", "ftp://a.org",
      "https://me@a.org", "https://a.org/?q=1", "https://", "https://a.org:0",
    ].map { text in
      Mistake(String(text.prefix(20))) { () throws(FeedError) in
        _ = try BaseAddress(text, isChosen: true)
      }
    }

  private static let places = [
    "http://a.org", "https://me@a.org", "https://b.org", "https://a.org:99",
  ].map { text in
    Mistake("to \(text)") { () throws(FeedError) in
      let base = try BaseAddress("https://a.org", isChosen: false)
      guard let url = URL(string: text) else { return }
      try base.check(url)
    }
  }

  private struct Shape: Decodable {
    let text: String?
    let number: Int?
    let flag: Bool?
    let list: [Int]?
    let object: [String: Int]?
    let needed: String
  }

  private static let documents = [
    String(repeating: "[", count: 40), "]", "[", #"["a"#, #"{"a":1,"a":2}"#,
    "[\(String(repeating: "1", count: 50))]", "[1e999]", "nothing", "{}", #"{"needed":null}"#,
    #"{"text":1}"#, #"{"number":"x"}"#, #"{"flag":1}"#, #"{"list":1}"#, #"{"object":1}"#, "[]",
  ].map { text in
    Mistake(String(text.prefix(20))) { () throws(FeedError) in
      _ = try FeedDecoder.decode(Shape.self, from: Data(text.utf8))
    }
  }

  private static let feeds = HostileFeed.all.filter { $0.reason != nil }.map { feed in
    Mistake(feed.name) { () throws(FeedError) in
      guard let url = URL(string: "https://a.org/feed") else { return }
      _ = try ArticleReader.feed(feed.body, from: url, now: FeedWorld.now)
    }
  }

  private static let books = [
    Mistake("no book") { () throws(FeedError) in _ = try AddressBook(nil, in: ["HOME": "/none"]) },
    Mistake("a book of the web") { () throws(FeedError) in
      _ = try AddressBook("https://a.org", in: [:])
    },
    Mistake("a picture") { () throws(FeedError) in try ImageCache.check(Data([1, 2, 3])) },
  ]

  // BW-9, BW-18, CL-15
  @Test(arguments: addresses + places + documents + feeds + books)
  func `the reason of an error is said in either language`(mistake: Mistake) throws {
    func said(in language: UserLanguage) -> [String] {
      UserLanguage.$spoken.withValue(language) {
        do throws(FeedError) {
          try mistake.run()
          return []
        } catch {
          return [error.message, error.hint ?? "", error.words]
        }
      }
    }
    let (english, turkish) = (said(in: .english), said(in: .turkish))
    try #require(english.count == 3 && turkish.count == 3)
    for (english, turkish) in zip(english, turkish) where !english.isEmpty {
      #expect(english != turkish)
      let left = Self.words(english).intersection(Self.words(turkish))
      #expect(left.isEmpty, "\(english)\n\(turkish)")
    }
  }

  /// Returns the words of an error message without those of the input: names, addresses, numbers
  /// and names of elements.
  private static func words(_ text: String) -> Set<String> {
    var rest = text
    for pattern in [
      #/“[^”]*”/#, #/</?\S*/#, #/\S*/\S+/#, #/\[\d+\]/#, #/attribute \S+/#, #/\S+ öznitel\S+/#,
    ] {
      rest = rest.replacing(pattern, with: " ")
    }
    let same: Set<String> = [
      "org", "json", "xml", "rss", "atom", "url", "png", "jpeg", "null", "needed", "text",
      "number", "flag", "list", "object",
    ]
    let words = rest.split { !$0.isLetter }.map { $0.lowercased() }
    return Set(words.filter { $0.count > 1 && !same.contains($0) })
  }
}
