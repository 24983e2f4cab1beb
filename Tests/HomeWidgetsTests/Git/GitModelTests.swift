import Foundation
import Moments
import Testing

@testable import HomeWidgets

@Suite("What git prints", .timeLimit(.minutes(2)))
struct GitModelTests {
  private func read(_ records: [String], isCut: Bool = false) -> RepositoryState? {
    StatusReport.state(
      Array(records.map { $0.replacingOccurrences(of: "|", with: "\0") + "\0" }.joined().utf8),
      isCut: isCut
    )
  }

  @Test func `a status has its counts, and a renamed file's earlier path is none of them`() throws {
    let state = try #require(
      read([
        "# branch.oid 4f2a9c1d0b", "# branch.head main", "# branch.upstream origin/main",
        "# branch.ab +2 -1", "# stash 3",
        "1 M. N... 100644 100644 100644 a b staged", "1 .M N... 100644 100644 100644 a b changed",
        "1 MM N... 100644 100644 100644 a b both",
        "2 R. N... 100644 100644 100644 a b R100 new|? old",
        "u UU N... 1 2 3 4 a b c conflict", "? untracked", "! ignored",
      ])
    )
    #expect(state.head == .branch("main"))
    #expect((state.ahead, state.behind) == (2, 1))
    #expect(state.upstream == "origin/main")
    #expect((state.staged, state.changed) == (3, 2))
    #expect((state.untracked, state.conflicted, state.stashes) == (1, 1, 3))
  }

  @Test(
    arguments: [
      ([], nil), (["# branch.oid abc"], nil), (["# branch.head"], nil), ([""], nil),
      (["# branch.oid (initial)", "# branch.head main"], .unborn("main")),
      (["# branch.oid 4f2a9c1d0b", "# branch.head (detached)"], .detached("4f2a9c1")),
      (["# branch.head main", "# branch.ab x y", "# stash many", "1", "2", "u"], .branch("main")),
    ] as [([String], RepositoryState.Head?)]
  )
  func `headers that are missing or odd do no harm`(
    records: [String],
    head: RepositoryState.Head?
  ) {
    #expect(read(records)?.head == head)
  }

  @Test func `a status that is cut counts its whole records`() throws {
    var bytes = Array("# branch.head main\0? a\0? b\0? half of a na".utf8)
    #expect(StatusReport.state(bytes, isCut: true)?.untracked == 2)
    bytes = Array(repeating: 0, count: 100_000)
    #expect(StatusReport.state(bytes) == nil)
    bytes = (0..<100_000).map { _ in UInt8.random(in: 0 ... .max) }
    _ = StatusReport.state(bytes)
  }

  @Test func `commits keep their subject, whatever their author is called`() throws {
    let bytes = Array(
      "1795255000\u{1F}Ada\u{1F}One\u{1F}two\0x\u{1F}Bob\u{1F}no date\0-1\u{1F}\u{1F}\0".utf8
    )
    let commits = CommitReport.commits(bytes)
    #expect(commits.map(\.subject) == ["One\u{1F}two"])
    #expect(CommitReport.moments(Array("1\n\n99999999999999999\nx\n2".utf8)).count == 2)
  }

  @Test(
    arguments: [
      (["~/a, ~/b"], ["~/a", "~/b"]), (["~/a", "/b,/c "], ["~/a", "/b", "/c"]), ([", ,"], []),
      (["/a\\,b, /c"], ["/a,b", "/c"]), (["/a\\b"], ["/a\\b"]), (["/a,/a"], ["/a"]), ([], []),
    ] as [([String], [String])]
  )
  func `paths are written with commas`(texts: [String], paths: [String]) {
    #expect(ConfiguredPath.list(texts) == paths)
  }

  @Test func `no more than 32 repositories are looked at`() {
    let many = (0..<100).map { "/r\($0)" }
    #expect(ConfiguredPath.list([many.joined(separator: ",")]).count == 32)
  }

  @Test func `repositories of one name have their folder's before it`() {
    #expect(ConfiguredPath.names(of: ["/x/a", "/y/a", "~/b", "/"]) == ["x/a", "y/a", "b", "/"])
  }

  private static let ages: [(seconds: Double, words: String)] = [
    (0, "now"), (-500, "now"), (59, "now"), (60, "1 min"), (3_599, "59 min"), (3_600, "1 h"),
    (86_399, "23 h"), (86_400, "1 d"), (59 * 86_400, "59 d"), (60 * 86_400, "1 mo"),
    (729 * 86_400, "23 mo"), (730 * 86_400, "1 y"), (50 * 366 * 86_400, "50 y"),
  ]

  @Test(arguments: ages)
  func `an age is one unit`(seconds: Double, words: String) {
    #expect(GitAge.words(from: Samples.now - seconds, to: Samples.now) == words)
  }

  @Test(arguments: [(10, 5), (600, 5), (5_000, 60), (300_000, 1_440), (-60, 5)])
  func `an age changes within the interval at few moments`(seconds: Double, minutes: Double) {
    let end = Samples.now + minutes * 60
    let changes = GitAge.changes(of: Samples.now - seconds, from: Samples.now, to: end)
    #expect(changes.allSatisfy { $0 > Samples.now && $0 < end })
    #expect(changes.count <= 24)
  }

  @Test func `a year ends with today's week and begins with a Monday`() {
    // A Saturday.
    let year = CommitYear(
      [Samples.now, Samples.now - 86_400, Samples.now - 400 * 86_400],
      today: Samples.now,
      in: Samples.utc
    )
    #expect(year.days.count == 52 * 7 + 6)
    #expect(year.days.suffix(2) == [1, 1])
    #expect(year.count(weeks: 53) == 2)
    #expect(year.count(weeks: 1) == 2)
    #expect(year.level(week: 52, day: 5, of: 53) == 1)
    #expect(year.level(week: 52, day: 6, of: 53) == nil)
    #expect(year.level(week: 0, day: 5, of: 1) == 1)
    var sum = year
    sum.add(year)
    #expect(sum.count(weeks: 53) == 4)
  }

  @Test(arguments: [([1], [1]), ([3], [3]), ([1, 2, 3], [1, 2, 3]), ([9, 1, 5], [3, 1, 2])])
  func `a square is the darker the more commits a day has`(counts: [Int], levels: [Int]) {
    let moments = counts.enumerated().flatMap { day, count in
      (0..<count).map { _ in Samples.now - Double(day) * 86_400 }
    }
    let year = CommitYear(moments, today: Samples.now, in: Samples.utc)
    #expect(counts.indices.map { year.level(week: 0, day: 5 - $0, of: 1) } == levels)
  }

  @Test func `a problem is in the reader's language`() {
    let problem = RepositoryProblem.tooSlow
    #expect(problem.message == "git did not answer within 10 s")
    UserLanguage.$spoken.withValue(.turkish) {
      #expect(problem.message == "git 10 sn içinde yanıt vermedi")
      #expect(problem.hint == "orada 'git status' ne kadar sürdüğünü gösterir")
    }
  }
}
