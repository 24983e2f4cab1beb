import Foundation
import TestSupport
import Testing
import WidgetExtension
import WidgetIntents
import WidgetTimeline

@testable import FeedWidgets

@Suite("Users", .timeLimit(.minutes(5)))
struct UsersTests {
  private let world: FeedWorld
  private let web: ScriptedTransport

  init() throws {
    world = try FeedWorld()
    let body = try String(contentsOfFile: "\(fixtureFolder)/users.json", encoding: .utf8)
    web = ScriptedTransport { _, _ in .success(.json(body)) }
  }

  private func services(_ network: any Transport) -> FeedServices {
    world.services(network, addresses: ["USERS": "https://a.org"])
  }

  private func timeline(
    _ network: any Transport,
    isOffline: Bool = false,
    _ change: (UsersConfiguration) -> Void = { _ in }
  ) async -> Timeline<UsersEntry> {
    let manager = AppDependencyManager()
    manager.add(dependency: services(network))
    let configuration = UsersConfiguration()
    change(configuration)
    let context = TimelineProviderContext(
      family: .systemLarge,
      isPreview: false,
      foreseen: world.clock.date
    )
    return await RunScope.with(\.isNetworkAllowed, !isOffline) {
      await UsersProvider(dependencies: manager).timeline(for: configuration, in: context)
    }
  }

  // BW-18
  @Test func `two sources behind one protocol differ visibly`() async throws {
    let sources = UserSources(services: services(web))
    var names: [String?] = []
    for source in [UserSource.web, .local] {
      let service = try sources.service(of: source, configured: nil)
      #expect(service.source == source)
      names.append(try await service.users().value.first?.name)
    }
    #expect(names == ["Deniz Aksoy", "Mina Aslan"])
  }

  @Test(arguments: [
    ("Mina Aslan", "MA"), ("Prof. Henrik van der Berg III", "HV"), ("Ann", "A"), ("Dr.", "D"),
    ("", ""),
  ])
  func `initials are of the first two words, and a title is not one of them`(
    name: String,
    initials: String
  ) {
    let row = UsersPicture.Row(
      id: 0,
      name: name,
      username: "",
      email: "",
      city: "",
      company: "",
      phone: ""
    )
    #expect(row.initials == initials)
  }

  // BW-18
  @Test func `the source is switched in one place, and a configuration wins`() async throws {
    let sources = UserSources(services: services(web))
    #expect(try await sources.chosen() == .local)
    #expect(await timeline(web).entries.first?.picture.rows.first?.name == "Mina Aslan")
    #expect(try await sources.choose(.web))
    #expect(try await !sources.choose(.web))
    #expect(await timeline(web).entries.first?.picture.rows.first?.name == "Deniz Aksoy")
    let own = await timeline(web) { $0.source = .local }
    #expect(own.entries.first?.picture.rows.first?.name == "Mina Aslan")
  }

  // BW-19
  @Test func `the states are idle, loading, loaded and failed`() async throws {
    func state(_ network: any Transport, isOffline: Bool = false) async -> UsersState? {
      let timeline = await timeline(network, isOffline: isOffline) { $0.source = .web }
      return timeline.entries.first?.picture.state
    }
    #expect(await state(web, isOffline: true) == .idle)
    await FeedMemory(store: world.store, clock: world.clock).begin("https://a.org")
    let busy = services(web)
    await busy.memory.begin("https://a.org")
    #expect(await UserSources(services: busy).isLoading(configured: nil))
    await busy.memory.end("https://a.org", nil)
    let failing = ScriptedTransport { _, _ in
      .failure(.status(500, host: "a.org", retryAfter: .seconds(9)))
    }
    #expect(
      await state(failing)
        == .failed(words: "status 500", message: "a.org answered with status 500")
    )
    world.clock.advance(by: .seconds(100))
    #expect(await state(web) == .loaded)
    // What was loaded stays, whatever comes then.
    world.clock.advance(by: .seconds(100))
    #expect(await state(failing) == .loaded)
  }

  // BW-18
  @Test(arguments: [
    (Result<FeedAnswer, FeedError>.success(.json("{}")), "bad data ."),
    (.success(.json(#"[{"id":"1"}]"#)), "bad data [0].id"),
    (.success(.json(#"[{"id":1,"name":"A"}]"#)), "bad data [0].username"),
    (.failure(.notFound(path: "/users")), "not found"),
    (.failure(.timedOut(host: "a.org", seconds: 12)), "too slow"),
    (.success(.status(500)), "status 500"),
  ])
  func `errors are typed and on the picture`(
    answer: Result<FeedAnswer, FeedError>,
    words: String
  ) async throws {
    let network = ScriptedTransport { _, _ in
      if case .success(let answer) = answer, answer.status == 500 {
        return .failure(.status(500, host: "a.org", retryAfter: .seconds(9)))
      }
      return answer
    }
    let timeline = await timeline(network) { $0.source = .web }
    guard case .failed(let found, _)? = timeline.entries.first?.picture.state else {
      Issue.record("the state is \(String(describing: timeline.entries.first?.picture.state))")
      return
    }
    #expect(found == words)
  }

  // BW-19
  @Test func `the web is asked every half hour, a file is looked at, the program's own never`()
    async throws
  {
    let fromWeb = await timeline(web) { $0.source = .web }
    #expect(fromWeb.policy == .after(FeedWorld.now.addingTimeInterval(1_800)))
    #expect(await timeline(web).policy == .never)
    let folder = TemporaryFolder()
    let users = try String(contentsOfFile: "\(fixtureFolder)/users.json", encoding: .utf8)
    try users.write(toFile: "\(folder.path)/users.json", atomically: true, encoding: .utf8)
    func fromFile() async -> Timeline<UsersEntry> {
      await timeline(web) { $0.url = "file://\(folder.path)" }
    }
    #expect(await fromFile().policy == .after(FeedWorld.now.addingTimeInterval(300)))
    #expect(await fromFile().entries.first?.picture.rows.first?.name == "Deniz Aksoy")
    try "[]".write(toFile: "\(folder.path)/users.json", atomically: true, encoding: .utf8)
    #expect(await fromFile().entries.first?.picture.count == 0)
  }

  // BW-18
  @Test func `a local source needs a folder, and a file that is missing is not found`()
    async throws
  {
    let wrong = await timeline(web) { $0.url = "https://a.org" }
    guard case .failed("bad address", _)? = wrong.entries.first?.picture.state else {
      Issue.record("\(wrong.entries.map(\.picture.state))")
      return
    }
    let missing = await timeline(web) { $0.url = "file:///proc/none" }
    #expect(
      missing.entries.first?.picture.state
        == .failed(words: "not found", message: "there is no /proc/none/users")
    )
  }
}
