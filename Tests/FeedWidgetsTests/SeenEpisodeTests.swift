import Foundation
import Testing
import WidgetTimeline

@testable import FeedWidgets

@Suite("Episodes that were seen", .timeLimit(.minutes(2)))
struct SeenEpisodeTests {
  private let world: FeedWorld

  init() throws { world = try FeedWorld() }

  private var store: SeriesStore { SeriesStore(store: world.store) }

  @Test(
    arguments: [([], 1), ([1, 2, 3], 4), ([2, 3], 1), ([1, 3], 2)] as [(Set<Int>, Int)]
  )
  func `the next one is the first that was not seen`(seen: Set<Int>, next: Int) {
    #expect(EpisodesContents.next(after: seen) == next)
  }

  @Test func `a mark is kept once, and taken away`() async throws {
    #expect(try await store.mark(3...3, isSeen: true) == [3])
    #expect(try await store.mark(1...4, isSeen: true) == [1, 2, 4])
    #expect(try await store.mark(1...4, isSeen: true).isEmpty)
    #expect(try await store.seen() == [1, 2, 3, 4])
    #expect(try await store.mark(2...3, isSeen: false).sorted() == [2, 3])
    #expect(try await store.mark(2...3, isSeen: false).isEmpty)
    #expect(try await store.seen() == [1, 4])
  }

  @Test func `the next one is loaded though no one has asked for its page`() async throws {
    let service = RickAndMortyService(
      feed: LocalService(document: SeriesDocuments.text),
      images: nil
    )
    let seen = Set(1...20)
    let contents = await service.episodes(SeriesState(), seen: seen, showsDetail: false)
    let picture = EpisodesPicture(contents, place: SeriesPlace(), zone: .gmt, at: FeedWorld.now)
    #expect(picture.next?.id == 21)
    #expect(picture.seenCount == 20)
    let none = await service.episodes(SeriesState(), seen: [], showsDetail: false)
    #expect(none.episodes.count == 20)
  }

  @Test func `where all were seen there is no next one`() {
    var contents = EpisodesContents.sample
    contents.seen = Set(contents.episodes.map(\.id))
    let picture = EpisodesPicture(contents, place: SeriesPlace(), zone: .gmt, at: FeedWorld.now)
    #expect(picture.next == nil)
  }

  @Test func `seasons are counted by the codes of their episodes`() {
    var contents = EpisodesContents.sample
    contents.seen = Set(contents.episodes.prefix(3).map(\.id))
    let picture = EpisodesPicture(contents, place: SeriesPlace(), zone: .gmt, at: FeedWorld.now)
    #expect(picture.seasons.first?.name == "Season 1")
    #expect(picture.seasons.first?.seen == 3)
    #expect(picture.seasons.reduce(0) { $0 + $1.count } == contents.episodes.count)
  }

  @Test(arguments: [
    ("December 2, 2013", "Dec 2013"), ("2013-12-02", ""), ("", ""), ("Spring of 2013", ""),
  ])
  func `a date is short only in the form that is known`(date: String, short: String) {
    let row = EpisodesPicture.Row(
      id: 1,
      code: "S01E01",
      name: "Pilot",
      airDate: date,
      characterCount: 0,
      isSeen: false
    )
    #expect(row.shortDate == short)
  }
}
