import Foundation

/// The state of a repository at one moment.
struct RepositoryState: Hashable, Sendable {
  /// The checked-out branch or commit.
  enum Head: Hashable, Sendable {
    case branch(String)
    /// A commit, by the beginning of its name.
    case detached(String)
    /// A branch without a commit.
    case unborn(String)
  }

  var head: Head
  /// The branch that this one follows, such as `origin/main`.
  var upstream: String?
  /// The commits that the upstream lacks; `behind` are those that it has in addition.
  ///
  /// They are `nil` if there is no upstream.
  var ahead: Int?
  var behind: Int?
  var staged = 0
  var changed = 0
  var untracked = 0
  var conflicted = 0
  var stashes = 0
  /// Whether there are more files than were counted.
  var isCut = false
  /// Whether there are no files to look at, only commits.
  var isBare = false
  var operation: GitOperation?
  /// The latest first.
  var commits: [Commit] = []

  struct Commit: Hashable, Sendable {
    var subject: String
    var author: String
    var date: Date
  }

  var hasChanges: Bool { staged + changed + untracked + conflicted > 0 }
}

/// An unfinished operation in a repository.
struct GitOperation: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case merge, rebase, cherryPick, revert, bisect, mail
  }

  var kind: Kind
  /// The branch that is rebased, which git has checked out as a commit meanwhile.
  var branch: String?
  /// The current step; `nil` if unknown.
  var step: Int?
  var count: Int?

  /// `rebase 2/5`.
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
