import Foundation

/// The state that git reports of a repository: its branch, its changed files, an unfinished
/// operation and its latest commits.
struct RepositoryState: Hashable, Sendable {
  /// The checked-out branch or commit.
  enum Head: Hashable, Sendable {
    case branch(String)
    /// No branch is checked out; the value is the first digits of the commit.
    case detached(String)
    /// A branch that has no commit yet.
    case unborn(String)
  }

  var head: Head
  /// The upstream branch, such as `origin/main`; `nil` if there is none.
  var upstream: String?
  /// The number of commits that the upstream branch does not have; `behind` counts those that only
  /// it has.
  ///
  /// Both are `nil` without an upstream branch.
  var ahead: Int?
  var behind: Int?
  var staged = 0
  var changed = 0
  var untracked = 0
  var conflicted = 0
  var stashes = 0
  /// Whether git's output was cut off, so that there are more changed files than are counted.
  var isCut = false
  /// Whether the repository is bare: it has commits but no working files.
  var isBare = false
  var operation: GitOperation?
  /// The latest commits, the newest first.
  var commits: [Commit] = []

  struct Commit: Hashable, Sendable {
    var subject: String
    var author: String
    var date: Date
  }

  var hasChanges: Bool { staged + changed + untracked + conflicted > 0 }
}

/// An operation in a repository that was started and is not finished, such as a rebase.
struct GitOperation: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case merge, rebase, cherryPick, revert, bisect, mail
  }

  var kind: Kind
  /// The branch that is being rebased, which git does not have checked out during the rebase; `nil`
  /// for other operations.
  var branch: String?
  /// The number of the current step, of `count` steps; `nil` if it is unknown.
  var step: Int?
  var count: Int?

  /// The operation and its step as text, for example `rebase 2/5`.
  var words: String {
    let name =
      switch kind {
      case .merge: String(english: "merge", turkish: "birleştirme")
      case .rebase: "rebase"
      case .cherryPick: "cherry-pick"
      case .revert: String(english: "revert", turkish: "geri alma")
      case .bisect: "bisect"
      case .mail: "am"
      }
    guard let step, let count else { return name }
    return "\(name) \(step)/\(count)"
  }
}
