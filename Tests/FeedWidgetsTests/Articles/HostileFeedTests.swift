import Foundation
import Testing

@testable import FeedWidgets

@Suite("Hostile feeds", .timeLimit(.minutes(5)))
struct HostileFeedTests {
  @Test func `there are a hundred and more`() {
    #expect(HostileFeed.all.count >= 130)
    #expect(Set(HostileFeed.all.map(\.name)).count == HostileFeed.all.count)
  }

  // RI-2, RI-8
  @Test(arguments: HostileFeed.all)
  func `a hostile feed is refused in words or read for what it holds`(feed: HostileFeed) throws {
    let url = try #require(URL(string: "https://a.org/feed"))
    let start = ContinuousClock.now
    guard let reason = feed.reason else {
      let read = try ArticleReader.feed(feed.body, from: url, now: FeedWorld.now)
      #expect(read.articles.map(\.title) == feed.titles)
      #expect(read.articles.allSatisfy { ["http", "https", nil].contains($0.link?.scheme) })
      return
    }
    let error = #expect(throws: FeedError.self) {
      try ArticleReader.feed(feed.body, from: url, now: FeedWorld.now)
    }
    guard case .content(let found)? = error else {
      Issue.record("\(String(describing: error)) is not a fault of a content")
      return
    }
    #expect(reason.isEmpty || found.contains(reason), "\(found)")
    #expect(found.utf8.count < 400)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
