import FixtureServing
import Foundation
import Ground
import Testing
import WidgetExtension
import WidgetIntents
import WidgetTimeline

@testable import FeedWidgets

@Suite("Characters and episodes", .timeLimit(.minutes(5)))
struct SeriesTests {
  private let world: FeedWorld
  /// A transport that answers as the API does, with the data of the tests.
  private let web: ScriptedTransport

  init() throws {
    world = try FeedWorld()
    web = Self.api()
  }

  private static func api(
    _ change: @escaping @Sendable (FeedRequest, FeedAnswer) async -> FeedAnswer = { $1 }
  ) -> ScriptedTransport {
    let site = FixtureSite(folder: fixtureFolder)
    return ScriptedTransport { request, _ in
      let (status, body) = site.answer(request.url.path(), query: request.url.query() ?? "")
      guard request.content == .json, status == 200 else {
        return .success(.status(404))
      }
      return .success(await change(request, .found(body)))
    }
  }

  private func services(_ network: any Transport) -> FeedServices {
    world.services(network, addresses: ["CHARACTERS": "https://a.org"])
  }

  private func service(_ network: any Transport) throws -> RickAndMortyService {
    try Series(services: services(network)).service(of: .web, configured: nil)
  }

  private var store: SeriesStore { SeriesStore(store: world.store) }

  private func paths(_ transport: ScriptedTransport) -> [String] {
    transport.requests.map { request in
      let query = request.url.query().map { "?\($0)" } ?? ""
      return request.url.path() + query
    }
  }

  private func timeline(
    _ network: any Transport,
    _ family: WidgetFamily = .systemLarge,
    foreseen: Bool = true
  ) async -> Timeline<CharactersEntry> {
    let manager = AppDependencyManager()
    manager.add(dependency: services(network))
    let context = TimelineProviderContext(
      family: family,
      isPreview: false,
      foreseen: foreseen ? world.clock.date : nil
    )
    return await CharactersProvider(dependencies: manager, zone: .gmt)
      .timeline(for: CharactersConfiguration(), in: context)
  }

  // BW-11
  @Test func `one request for a list of identifiers, and none for an empty one`() async throws {
    let service = try service(web)
    #expect(try await service.characters([]) == nil)
    #expect(try await service.episodes([]) == nil)
    #expect(web.requests.isEmpty)
    // In the list's order, unknown ones left out.
    let several = try await service.characters([8, 1, 9_999, 2])
    #expect(several?.value.map(\.id) == [8, 1, 2])
    #expect(try await service.characters([3])?.value.map(\.name) == ["Summer Smith"])
    #expect(paths(web) == ["/character/8,1,9999,2", "/character/3"])
    // What is kept is not asked for again.
    _ = try await service.characters([8, 1, 9_999, 2])
    #expect(web.requests.count == 2)
  }

  // BW-11
  @Test func `addresses without an identifier are skipped and counted`() {
    let links = LinkedIDs([
      "https://a.org/character/3", "https://a.org/character/3", "/character/7", "", "x", "12",
      "https://a.org/character/", "https://a.org/character/-1", "https://a.org/character/1x",
      "https://a.org/character/99999999999999999999999", "https://a.org/character/0",
    ])
    #expect(links.ids == [3, 7])
    #expect(links.skipped == 9)
  }

  // BW-11, RI-4
  @Test func `an unknown case loses its field and not the page`() throws {
    let text = """
      {"id":1,"name":"A\\u0301 B","status":"Undead","species":"","type":"","gender":7,
      "origin":{"name":"unknown","url":""},"location":{"name":"L","url":"x"},"image":"","episode":[],
      "created":""}
      """
    let character = try FeedDecoder.decode(CharacterModel.self, from: Data(text.utf8))
    #expect(character.status.value == nil)
    #expect(character.status.text == "Undead")
    #expect(character.gender.value == nil)
    #expect(character.name == "A\u{301} B")
    let boxes = CharactersPicture.boxes(of: character, in: .gmt).map(\.value)
    #expect(boxes == ["Undead", "None", "None", "None", "unknown", "L", "0", "None"])
  }

  // BW-13
  @Test(arguments: [
    ("2017-11-04T18:48:46.250Z", "4 November 2017, 18:48:46"),
    ("2017-11-04T18:48:46Z", "4 November 2017, 18:48:46"),
    ("2024-02-29T00:00:00Z", "29 February 2024, 00:00:00"),
    ("2023-02-29T00:00:00Z", "2023-02-29T00:00:00Z"), ("2017-11-04", "2017-11-04"),
    ("2017-11-04T18:48:46", "2017-11-04T18:48:46"),
    ("2017-13-04T18:48:46Z", "2017-13-04T18:48:46Z"),
    ("2017-11-04T25:48:46Z", "2017-11-04T25:48:46Z"),
    ("2017-11-04T18:48:46.Z", "2017-11-04T18:48:46.Z"),
    ("soon", "soon"), ("", ""),
  ])
  func `a date is read in UTC, and what is none is shown as it came`(written: String, text: String)
  {
    #expect(SeriesDate.text(written, in: .gmt) == text)
  }

  // BW-13
  @Test func `a date is written in the zone that is asked for`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    #expect(
      SeriesDate.text("2017-12-31T18:48:46.250Z", in: zone) == "1 January 2018, 00:33:46"
    )
  }

  // BW-14
  @Test func `the first launch says welcome for three seconds, later ones say hello`()
    async throws
  {
    let first = await timeline(web, foreseen: false)
    #expect(first.entries.prefix(2).map(\.picture.isWelcome) == [true, false])
    #expect(first.entries[1].date.timeIntervalSince(first.entries[0].date) == 3)
    #expect(first.entries[1].picture.greeting == "Welcome!")
    let second = await timeline(web, foreseen: false)
    #expect(second.entries.allSatisfy { !$0.picture.isWelcome })
    #expect(second.entries.first?.picture.greeting == "Hello!")
    #expect(second.entries.first?.picture.launches == 2)
  }

  // BW-10, BW-14
  @Test func `a picture asks for what it shows, and for nothing twice`() async throws {
    let timeline = await timeline(web)
    let picture = try #require(timeline.entries.first?.picture)
    #expect(picture.places.first?.name == "Earth (C-137)")
    #expect(picture.cards.map(\.id) == [38, 45, 71, 82, 83, 92])
    #expect(picture.residentCount == 9)
    #expect(picture.hasMorePlaces)
    #expect(timeline.policy == .after(FeedWorld.now.addingTimeInterval(3_600)))
    _ = await self.timeline(web)
    #expect(paths(web) == ["/location?page=1", "/character/38,45,71,82,83,92"])
  }

  // BW-10
  @Test func `episodes come two a step, in one request, and never unasked`() async throws {
    try await store.change { $0.open(.character(1)) }
    _ = await timeline(web, .systemLarge)
    #expect(!paths(web).contains { $0.hasPrefix("/episode") })
    for step in 1...3 {
      try await store.change { $0.shownEpisodes = Int64(step * 2) }
      let picture = await timeline(web, .systemLarge).entries.first?.picture
      #expect(picture?.detail?.episodes.count == step * 2)
      #expect(picture?.detail?.hiddenEpisodes == 24 - step * 2)
    }
    let episodes = paths(web).filter { $0.hasPrefix("/episode") }
    #expect(episodes == ["/episode/1,2", "/episode/3,4", "/episode/5,6"])
  }

  // BW-10, BW-14
  @Test func `an opened character has two episodes in the largest size`() async throws {
    try await store.change { $0.open(.character(1)) }
    let picture = await timeline(web, .systemExtraLarge).entries.first?.picture
    #expect(picture?.detail?.episodes.map(\.code) == ["S01E01", "S01E02"])
    #expect(
      picture?.detail?.boxes.map(\.id) == [
        "STATUS", "SPECIES", "TYPE", "GENDER", "ORIGIN", "LOCATION", "EPISODES", "CREATED",
      ]
    )
  }

  // BW-10
  @Test func `pages follow by their number on the base address, and end with the list`()
    async throws
  {
    try await store.change { $0.locationPages = 50 }
    let picture = await timeline(web).entries.first?.picture
    #expect(picture?.places.count == 24)
    #expect(picture?.hasMorePlaces == false)
    #expect(
      paths(web).filter { $0.hasPrefix("/location") }
        == ["/location?page=1", "/location?page=2"]
    )
    #expect(web.requests.allSatisfy { $0.url.host() == "a.org" })
  }

  // BW-11
  @Test func `a selection that changes during a slow answer wins`() async throws {
    let store = store
    let slow = Self.api { request, answer in
      if request.url.path() == "/character/6" {
        // Another process chooses while this answer is on its way.
        _ = try? await store.change { $0.choose(location: 3) }
      }
      return answer
    }
    try await store.change { $0.choose(location: 2) }
    let picture = await timeline(slow).entries.first?.picture
    #expect(picture?.places.first?.name == "Citadel of Ricks")
    #expect(picture?.cards.first?.id == 1)
    #expect(try await store.state().location == 3)
  }

  // BW-10
  @Test func `what was opened last closes first, and the selection survives`() async throws {
    try await store.change { state in
      state.choose(location: 3)
      state.open(.character(1))
      state.open(.episode(7))
      state.open(.character(2))
    }
    let later = SeriesStore(store: world.store)
    #expect(try await later.state().character == 2)
    #expect(try await later.state().episode == 7)
    #expect(try await later.state().location == 3)
    try await later.change { _ = $0.path.popLast() }
    #expect(try await later.state().character == 1)
    try await later.change { $0.choose(location: 4) }
    #expect(try await later.state().character == nil)
    #expect(try await later.state().episode == 7)
  }

  // BW-21
  @Test func `without an answer the program's own facts are there, and said to be local`()
    async throws
  {
    let failing = ScriptedTransport { _, _ in
      .failure(.status(500, host: "a.org", retryAfter: .seconds(9)))
    }
    let timeline = await timeline(failing)
    let picture = try #require(timeline.entries.first?.picture)
    #expect(picture.cards.count == 6)
    #expect(picture.status?.words == "local")
    #expect(picture.status?.problem == "status 500")
    // Of one source that fails one request is enough.
    #expect(failing.requests.count == 1)
  }

  // BW-12
  @Test func `a picture is asked for on the base address, whatever host it names`() async throws {
    let picture = Photograph.data
    let network = Self.api()
    let pictures = ScriptedTransport { request, _ in
      guard request.content == .image else {
        return (try? await network.answer(to: request)).map { .success($0) }
          ?? .failure(.notFound(path: ""))
      }
      return .success(.found(picture, type: "image/png"))
    }
    try await store.change { $0.open(.character(1)) }
    let shown = await timeline(pictures).entries.first?.picture
    #expect(shown?.detail?.image != nil)
    #expect(paths(pictures).filter { $0.contains("avatar") } == ["/character/avatar/1.jpeg"])
  }

  // BW-21
  @Test func `the program's own facts are what the API says`() throws {
    for name in ["character", "location", "episode"] {
      let own = try #require(SeriesDocuments.text(name))
      let file = try Data(contentsOf: URL(filePath: "\(fixtureFolder)/\(name).json"))
      let left = try JSONSerialization.jsonObject(with: Data(own.utf8)) as? NSArray
      let right = try JSONSerialization.jsonObject(with: file) as? NSArray
      #expect(left == right)
    }
  }
}
