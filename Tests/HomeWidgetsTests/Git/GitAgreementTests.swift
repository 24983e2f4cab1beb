import Foundation
import TestSupport
import Testing

@testable import HomeWidgets

@Suite("Repositories as git sees them", .timeLimit(.minutes(2)))
struct GitAgreementTests {
  /// A shell script that reads a repository's state with other git commands than `RepositoryLook`
  /// uses.
  private static let plain = """
    cd "$1"; sub=--ignore-submodules=dirty
    count() { tr -cd '\\0' | wc -c | tr -d ' '; }
    echo "head $(git symbolic-ref -q --short HEAD || git rev-parse --short=7 HEAD)"
    echo "staged $(git diff $sub --cached --name-only -z --diff-filter=ACDMRT -M | count)"
    git diff $sub --name-only -z --diff-filter=ACDMRT | sort -zu > "$HOME/changed"
    git diff --name-only -z --diff-filter=U | sort -zu > "$HOME/unmerged"
    echo "changed $(comm -z -23 "$HOME/changed" "$HOME/unmerged" | count)"
    echo "conflicted $(count < "$HOME/unmerged")"
    echo "untracked $(git ls-files --others --exclude-standard --directory --no-empty-directory -z -- :/ | count)"
    echo "stashes $(git stash list | wc -l | tr -d ' ')"
    if git rev-parse -q --verify '@{u}' > /dev/null 2>&1; then
      set -- $(git rev-list --left-right --count '@{u}...HEAD'); echo "behind $1"; echo "ahead $2"
    fi
    git rev-parse -q --verify HEAD > /dev/null && echo "subject $(git log -1 --format=%s)" || true
    """

  @Test(arguments: OddRepositories.files + OddRepositories.histories)
  func `a look and git count the same`(odd: OddRepositories.Case) async throws {
    try await onThread {
      let world = GitWorld()
      try world.shell(odd.lines)
      let said = try world.shell("set -- '\(world.path(odd.folder))'\n\(Self.plain)")
      let seen = try world.look(world.path(odd.folder)).state
      #expect(Self.words(of: seen) == said.split(separator: "\n").map(String.init).sorted())
      #expect(!seen.isCut && !seen.isBare)
    }
  }

  private static func words(of state: RepositoryState) -> [String] {
    let head =
      switch state.head {
      case .branch(let name), .detached(let name), .unborn(let name): name
      }
    var words = [
      "head \(head)", "staged \(state.staged)", "changed \(state.changed)",
      "conflicted \(state.conflicted)", "untracked \(state.untracked)", "stashes \(state.stashes)",
    ]
    if let ahead = state.ahead { words.append("ahead \(ahead)") }
    if let behind = state.behind { words.append("behind \(behind)") }
    if let commit = state.commits.first { words.append("subject \(commit.subject)") }
    return words.sorted()
  }

  @Test(
    arguments: [
      ("a merge in conflict", "merge", nil), ("a merge that is solved", "merge", nil),
      ("a rebase in conflict", "rebase 1/1", "main"),
      ("a rebase that stopped", "rebase 1/1", "main"),
      ("a cherry-pick in conflict", "cherry-pick", nil), ("a revert in conflict", "revert", nil),
      ("a bisection", "bisect", nil), ("a mail in conflict", "am 1/1", nil), ("detached", nil, nil),
    ] as [(String, String?, String?)]
  )
  func `what is under way has its name, its progress and its branch`(
    name: String,
    words: String?,
    branch: String?
  ) async throws {
    let odd = try #require(OddRepositories.histories.first { $0.name == name })
    try await onThread {
      let world = GitWorld()
      try world.shell(odd.lines)
      let operation = try world.look(world.path("r")).state.operation
      #expect(operation?.words == words)
      #expect(operation?.branch == branch)
    }
  }

  @Test(
    arguments: [
      ("git init -q -b main --bare r", RepositoryState.Head.unborn("main")),
      ("git init -q -b main o; (cd o; commit a one); git clone -q --bare o r", .branch("main")),
    ]
  )
  func `a bare repository has a head and no files`(
    lines: String,
    head: RepositoryState.Head
  ) async throws {
    try await onThread {
      let world = GitWorld()
      try world.shell(lines)
      let state = try world.look(world.path("r")).state
      #expect(state.isBare && !state.hasChanges)
      #expect(state.head == head)
    }
  }

  /// Shell commands that prepare a path, the path, and the expected problem.
  static let failing: [(lines: String, path: String, problem: RepositoryProblem)] = [
    ("true", "", .badPath),
    ("true", "src/a", .badPath),
    ("true", "./r", .badPath),
    ("true", "~other/r", .badPath),
    ("true", "/" + String(repeating: "a", count: 5_000), .badPath),
    ("true", "/r\0/x", .badPath),
    ("true", "r", .noFolder),
    ("git init -q r; rm -rf r", "r", .noFolder),
    ("say r x", "r", .notAFolder),
    ("say r x", "r/d", .notAFolder),
    ("mkfifo r", "r", .notAFolder),
    ("ln -s r r", "r", .linkCircle),
    ("mkdir r", "r", .notARepository),
    ("mkdir r; say r/.git x", "r", .failed("fatal: invalid gitfile format: PLACE/r/.git")),
    ("git init -q r; : > r/.git/HEAD", "r", .notARepository),
    ("git init -q r; rm -rf r/.git/objects", "r", .notARepository),
    (
      "git init -q r; echo '[' > r/.git/config", "r",
      .failed("fatal: bad config line 1 in file .git/config")
    ),
    ("git init -q r; git -C r config 'filter.a=b.clean' cat", "r", .oddFilter),
  ]

  @Test(arguments: failing.indices)
  func `a path that is no repository has words`(index: Int) async throws {
    let row = Self.failing[index]
    try await onThread {
      let world = GitWorld()
      try world.shell(row.lines)
      let isWithin = row.path.hasPrefix("r") && !row.path.contains("src")
      let path = isWithin && row.problem != .badPath ? world.path(row.path) : row.path
      let problem = #expect(throws: RepositoryProblem.self) { try world.look(path) }
      if case .failed(let words) = row.problem {
        let expected = words.replacingOccurrences(of: "PLACE", with: world.folder.path)
        #expect(problem == .failed(expected))
      } else {
        #expect(problem == row.problem)
      }
      #expect(problem?.words.isEmpty == false)
    }
  }

  @Test func `a folder that may not be read has words`() async throws {
    // Root reads everything.
    guard geteuid() != 0 else { return }
    try await onThread {
      let world = GitWorld()
      try world.shell("git init -q r; chmod 0 r")
      #expect(throws: RepositoryProblem.noRights) { try world.look(world.path("r")) }
      try world.shell("chmod 700 r")
    }
  }

  @Test func `another user's repository is refused as git refuses it`() async throws {
    // Only root may give a folder away.
    guard geteuid() == 0 else { return }
    try await onThread {
      let world = GitWorld()
      try world.shell("git init -q r; chown -R 65534 r")
      #expect(throws: RepositoryProblem.foreign) { try world.look(world.path("r")) }
    }
  }

  @Test func `a home stands for its sign`() async throws {
    try await onThread {
      let world = GitWorld()
      try world.shell("cd home; git init -q -b main r")
      #expect(try world.look("~/r").state.head == .unborn("main"))
    }
  }

  @Test func `commits are counted from a date on, all or one's own`() async throws {
    try await onThread {
      let world = GitWorld()
      try world.shell(
        """
        git init -q -b main r; cd r; git config user.email ada@example.org
        GIT_COMMITTER_DATE='@1000000000 +0000' git commit -q --allow-empty -m old
        commit a one; commit a two
        GIT_AUTHOR_EMAIL=bob@example.org git commit -q --allow-empty -m three --author 'Bob <bob@example.org>'
        """
      )
      let start = Date(timeIntervalSince1970: 1_795_000_000)
      func count(isMine: Bool) throws -> Int {
        try world.look(world.path("r"), since: start, isMine: isMine).moments.count
      }
      #expect(try count(isMine: false) == 3)
      #expect(try count(isMine: true) == 2)
      #expect(try world.look(world.path("r")).moments.isEmpty)
    }
  }
}
