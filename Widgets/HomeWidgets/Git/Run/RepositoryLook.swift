import Foundation
import Ground

/// Reads one repository with a few short git processes, which change nothing in it.
struct RepositoryLook: Sendable {
  let git: GitProgram
  /// The folder's path, as written in the configuration.
  let path: String
  /// The time at which reading must end, in milliseconds of the monotonic clock.
  let deadline: Int64

  struct Seen: Hashable, Sendable {
    var state: RepositoryState
    /// The times of all commits since the requested date, or only of the user's own.
    var moments: [Date] = []
  }

  /// Reads the state of the repository, and the times of its commits since a date.
  ///
  /// `isMine` counts only commits by the configured `user.email`; without a date none are counted.
  func seen(since: Date?, isMine: Bool) throws(RepositoryProblem) -> Seen {
    guard let folder = ConfiguredPath.absolute(path, home: git.home) else { throw .badPath }
    try Self.check(folder)
    let filters = try git.filters(in: folder, until: deadline)
    func run(_ command: [String]) throws(RepositoryProblem) -> GitProcess.Output {
      try git.run(command, in: folder, without: filters, until: deadline)
    }
    let place = try run(["rev-parse", "--is-inside-work-tree", "--absolute-git-dir"])
    guard place.code == 0 else { throw RepositoryProblem(place) }
    let lines = String(decoding: place.bytes, as: UTF8.self)
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    var state: RepositoryState
    if lines.first == "true" {
      let report = try run([
        "status", "--porcelain=v2", "-z", "--branch", "--show-stash", "--ahead-behind",
        "--untracked-files=normal", "--ignore-submodules=dirty", "--find-renames",
      ])
      guard report.code == 0 || report.isCut else { throw RepositoryProblem(report) }
      guard let read = StatusReport.state(report.bytes, isCut: report.isCut) else {
        throw .failed("a status without a branch")
      }
      state = read
    } else {
      state = RepositoryState(head: try Self.head(run), isBare: true)
    }
    state.operation = lines.dropFirst().first.flatMap { GitOperation(inFolder: $0.dropLast()) }
    if case .unborn = state.head { return Seen(state: state) }
    let log = ["log", "--no-show-signature", "--no-mailmap", "--encoding=UTF-8"]
    let latest = try run(
      log + ["-z", "--max-count=\(GitLimits.commits)", "--format=\(CommitReport.format)", "HEAD"]
    )
    guard latest.code == 0 || latest.isCut else { throw RepositoryProblem(latest) }
    state.commits = CommitReport.commits(latest.bytes)
    guard let since else { return Seen(state: state) }
    var choice: [String] = []
    if isMine {
      let address = try run(["config", "--get", "user.email"])
      let own = String(decoding: address.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
      // Without an address no commit is the user's own.
      if own.isEmpty { return Seen(state: state) }
      choice = ["--fixed-strings", "--author=<\(own)>"]
    }
    let seconds = Int64(since.timeIntervalSince1970)
    let year = try run(log + choice + ["--since=@\(seconds) +0000", "--format=%at", "HEAD"])
    guard year.code == 0 || year.isCut else { throw RepositoryProblem(year) }
    return Seen(state: state, moments: CommitReport.moments(year.bytes))
  }

  /// Returns the checked-out branch or commit of a bare repository.
  private static func head(
    _ run: ([String]) throws(RepositoryProblem) -> GitProcess.Output
  ) throws(RepositoryProblem) -> RepositoryState.Head {
    let branch = try run(["symbolic-ref", "-q", "--short", "HEAD"])
    let commit = try run(["rev-parse", "-q", "--verify", "HEAD^{commit}"])
    let digits = String(decoding: commit.bytes.prefix(GitText.commitDigits), as: UTF8.self)
    guard branch.code == 0 else { return .detached(digits) }
    let name = GitText.shortened(
      String(decoding: branch.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
    )
    return commit.code == 0 ? .branch(name) : .unborn(name)
  }

  /// Throws an error if a folder does not exist or is not readable, before git is started in it.
  private static func check(_ folder: String) throws(RepositoryProblem) {
    var facts = stat()
    guard stat(folder, &facts) == 0 else {
      switch errno {
      case ENOENT: throw .noFolder
      case ENOTDIR: throw .notAFolder
      case ELOOP: throw .linkCircle
      case EACCES: throw .noRights
      default: throw .badPath
      }
    }
    guard facts.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder }
    guard access(folder, R_OK | X_OK) == 0 else { throw .noRights }
  }
}

extension GitOperation {
  /// Reads the unfinished operation from the files in a `.git` folder; returns `nil` if there is
  /// none.
  init?(inFolder folder: Substring) {
    func text(_ name: String) -> String? {
      FileBytes.read("\(folder)/\(name)", upTo: ConfiguredPath.maximumBytes).map {
        String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
      }
    }
    func exists(_ name: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }
    let branch = { (file: String) in
      text(file).flatMap {
        $0.hasPrefix("refs/heads/") ? GitText.shortened(String($0.dropFirst(11))) : nil
      }
    }
    let number = { (file: String) in text(file).flatMap { Int($0) }.map { min(max($0, 0), 99_999) }
    }
    if exists("rebase-merge") {
      self.init(
        kind: .rebase,
        branch: branch("rebase-merge/head-name"),
        step: number("rebase-merge/msgnum"),
        count: number("rebase-merge/end")
      )
    } else if exists("rebase-apply") {
      self.init(
        kind: exists("rebase-apply/applying") ? .mail : .rebase,
        branch: branch("rebase-apply/head-name"),
        step: number("rebase-apply/next"),
        count: number("rebase-apply/last")
      )
    } else if exists("MERGE_HEAD") {
      self.init(kind: .merge)
    } else if exists("CHERRY_PICK_HEAD") {
      self.init(kind: .cherryPick)
    } else if exists("REVERT_HEAD") {
      self.init(kind: .revert)
    } else if exists("BISECT_LOG") {
      self.init(kind: .bisect)
    } else {
      return nil
    }
  }
}
