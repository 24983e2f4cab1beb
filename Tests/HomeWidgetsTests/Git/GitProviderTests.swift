import Foundation
import SharedStore
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

// The provider reaches its store through the one dependency manager, so these tests take turns.
@Suite("Timelines of git", .serialized, .timeLimit(.minutes(2)))
struct GitProviderTests {
  private let world = GitWorld()
  private let store: SharedStore
  private let manager = AppDependencyManager()

  init() throws {
    store = try SharedStore(
      at: StoreLocation(path: world.folder.path + "/store.sqlite"),
      schemas: [GitSchema.module]
    )
    let variables = world.variables
    let repositories = Repositories(store: store, variables: variables)
    manager.add(dependency: repositories)
  }

  private var provider: GitProvider { GitProvider(dependencies: manager, calendar: Samples.utc) }

  private func context(
    _ family: WidgetFamily = .systemMedium,
    isPreview: Bool = false
  ) -> GitProvider.Context {
    GitProvider.Context(family: family, isPreview: isPreview, foreseen: Samples.now)
  }

  private func configuration(_ paths: [String]) -> GitConfiguration {
    let configuration = GitConfiguration()
    configuration.paths = paths
    return configuration
  }

  private func known() async throws -> [RepositoryRecord] {
    try await Repositories(store: store, variables: [:]).known()
  }

  @Test func `without a path nothing is looked at again`() async throws {
    let timeline = await provider.timeline(for: configuration([]), in: context())
    #expect(timeline.policy == .never)
    #expect(timeline.entries.map(\.picture) == [GitPicture()])
    #expect(try await known().isEmpty)
  }

  @Test
  func `repositories are in their order, and looked at after the minutes of the configuration`()
    async throws
  {
    try world.shell(
      "git init -q -b main b; (cd b; commit a one; say c x); git init -q -b dev a; mkdir c"
    )
    let paths = ["b", "a", "c"].map(world.path).joined(separator: ", ")
    let configuration = configuration([paths])
    configuration.minutes = 30
    let timeline = await provider.timeline(for: configuration, in: context())
    #expect(timeline.policy == .after(Samples.now + 1_800))
    let rows = try #require(timeline.entries.first).picture.rows
    #expect(rows.map(\.name) == ["b", "a", "c"])
    #expect(rows.map(\.head) == ["main", "dev", ""])
    #expect(rows.map(\.problem) == ["", "", "no repository"])
    #expect(rows[0].untracked == 1)
    #expect(timeline.entries.count <= 24)
    #expect(timeline.entries.allSatisfy { $0.date < Samples.now + 1_800 })
  }

  @Test func `a commit, a checkout and what is staged are seen by git's files, and no look is`()
    async throws
  {
    try world.shell("git init -q -b main r; cd r; commit a one")
    let repositories = Repositories(store: store, variables: world.variables)
    let path = world.path("r")
    let made = await provider.timeline(for: configuration([path]), in: context()).files
    #expect(made.paths.contains { $0.hasSuffix("r/.git/index") })
    #expect(await repositories.files(of: [path]) == made)
    var seen = made
    for command in ["commit b two", "git checkout -q -b side", "say c x; git add c"] {
      try world.shell("cd r; \(command)")
      let now = await repositories.files(of: [path])
      #expect(now != seen, "\(command)")
      seen = now
    }
    // A worktree's `.git` is a file, and what is no repository has none.
    #expect(await repositories.files(of: ["relative"]).paths.isEmpty)
    #expect(await repositories.files(of: ["/gone"]).stamps.values.allSatisfy { $0 == 0 })
  }

  @Test func `a look that fails leaves what an earlier one has found, with its age`() async throws {
    try world.shell("git init -q -b main r; cd r; commit a one; say b x")
    let paths = configuration([world.path("r")])
    _ = await provider.timeline(for: paths, in: context())
    try world.shell("rm -rf r/.git")
    let later = GitProvider.Context(
      family: .systemMedium,
      isPreview: false,
      foreseen: Samples.now + 7_200
    )
    let row = try #require(
      await provider.timeline(for: paths, in: later).entries.first?.picture.rows.first
    )
    #expect((row.head, row.untracked) == ("main", 1))
    #expect((row.problem, row.age) == ("no repository", "2 h"))
    #expect(try await known().map(\.problem) == ["no repository"])
  }

  @Test func `what was found is searched without a look, and no run of the log says so`()
    async throws
  {
    try world.shell("git init -q -b main r; cd r; commit a one; say b x")
    _ = await provider.timeline(for: configuration([world.path("r")]), in: context())
    let found = try await known().map { Repository($0) }
    #expect(found.map(\.name) == ["r"])
    #expect(found.first?.untracked == 1)
    #expect(found.first?.lastCommit == "one")
    #expect(found.first?.committedAt == Date(timeIntervalSince1970: 1_795_200_000))
    let runs = try await store.read { try $0.runs(limit: 10) }
    #expect(runs.isEmpty)
  }

  @Test func `what no widget asks for is forgotten`() async throws {
    try world.shell("git init -q -b main r")
    _ = await provider.timeline(for: configuration([world.path("r")]), in: context())
    let later = GitProvider.Context(
      family: .systemSmall,
      isPreview: false,
      foreseen: Samples.now + 31 * 86_400
    )
    _ = await provider.timeline(for: configuration(["/nowhere"]), in: later)
    #expect(try await known().map(\.path) == ["/nowhere"])
  }

  @Test func `the gallery and a placeholder start no git`() async throws {
    // A program that would be seen.
    try world.shell("printf '#!/bin/sh\\ntouch %s/started\\n' \"$PWD\" > git; chmod +x git")
    manager.add(
      dependency: Repositories(store: store, variables: ["PATH": world.folder.path, "HOME": "/"])
    )
    let entry = await provider.snapshot(
      for: configuration([world.folder.path]),
      in: context(isPreview: true)
    )
    #expect(entry.picture.rows.count == 3)
    _ = provider.placeholder(in: context())
    #expect(!FileManager.default.fileExists(atPath: world.path("started")))
  }

  @Test func `a year of commits is counted only where it is shown`() async throws {
    try world.shell("git init -q -b main r; cd r; commit a one")
    let one = configuration([world.path("r")])
    let two = configuration([world.path("r"), world.folder.path])
    for (family, paths, isShown) in [
      (WidgetFamily.systemMedium, one, true), (.systemMedium, two, false),
      (.systemSmall, one, false),
      (.systemLarge, two, true), (.accessoryInline, one, false),
    ] {
      let timeline = await provider.timeline(for: paths, in: context(family))
      let year = timeline.entries.first?.picture.year
      #expect((year != nil) == isShown)
      if let year { #expect(year.count(weeks: 53) == 1) }
    }
  }

  @Test func `a refresh says so, and its name is its kind's`() async throws {
    let runner = IntentRunner(
      registry: try IntentRegistry(intents: [RefreshGit.self], entities: [], enumerations: []),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
    #expect(runner.registry.intents.map(\.name) == ["refresh-git"])
    let said = try await runner.run("refresh-git", []).dialog
    #expect(said == "The repositories are being checked again.")
  }

  @Test(
    arguments: [
      (RepositoryState(head: .branch("a")), 0),
      (RepositoryState(head: .branch("a"), changed: 1), 2),
      (RepositoryState(head: .branch("a"), conflicted: 1), 3),
      (RepositoryState(head: .branch("a"), operation: GitOperation(kind: .merge)), 3),
    ] as [(RepositoryState, Float)]
  )
  func `what is unfinished is worth more than changes, and these more than nothing`(
    state: RepositoryState,
    score: Float
  ) {
    let answer = Repositories.Answer(path: "a", seen: RepositoryLook.Seen(state: state))
    let row = GitPicture.Row(answer, name: "a", at: Samples.now)
    let entry = GitEntry(date: Samples.now, picture: GitPicture(rows: [row]))
    #expect(entry.relevance?.score == score)
  }
}
