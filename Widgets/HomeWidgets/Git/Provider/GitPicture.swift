import Foundation

/// Everything that a git widget shows at one moment; equal values look the same.
struct GitPicture: Hashable, Sendable {
  /// A repository in the list, with how many of its files have changed and how far it is from its
  /// upstream branch.
  struct Row: Hashable, Sendable, Identifiable {
    let id: String
    let name: String
    /// The branch, or the first digits of a commit; empty if the repository was never read.
    var head = ""
    var upstream = ""
    var isDetached = false
    var isUnborn = false
    var isBare = false
    var ahead = 0
    var behind = 0
    var staged = 0
    var changed = 0
    var untracked = 0
    var conflicted = 0
    var stashes = 0
    /// Whether more files have changed than are counted, because git's output was cut off.
    var isCut = false
    /// The unfinished operation, such as `rebase 2/5`; empty if there is none.
    var operation = ""
    var commits: [Commit] = []
    /// The reason why the last reading failed; empty if it succeeded.
    var problem = ""
    /// The age of the shown data if the last reading failed; otherwise empty.
    var age = ""
  }

  struct Commit: Hashable, Sendable {
    let subject: String
    let author: String
    let age: String
  }

  /// The repositories, in the order of the configuration.
  var rows: [Row] = []
  /// The commits of all repositories by day; `nil` if the widget's family has no space for them.
  var year: CommitYear?
  /// Whether only the user's own commits are counted.
  var isMine = false
}

extension GitPicture.Row {
  var files: Int { [staged, changed, untracked, conflicted].reduce(0) { $0 + min($1, 1_000_000) } }

  /// The state that the row's symbol shows; if several apply, the most urgent one.
  var standing: Standing {
    if !problem.isEmpty { return .failed }
    if conflicted > 0 || !operation.isEmpty { return .unfinished }
    return files > 0 ? .changed : .clean
  }

  enum Standing { case clean, changed, unfinished, failed }

  init(_ answer: Repositories.Answer, name: String, at moment: Date) {
    self.init(id: answer.path, name: GitText.shortened(name))
    problem = answer.problem?.words ?? ""
    if let state = answer.seen?.state {
      take(state, at: moment)
    } else if let earlier = answer.earlier, let seenAt = earlier.seenAt {
      take(earlier, at: moment)
      age = GitAge.words(from: seenAt, to: moment)
    }
  }

  private mutating func take(_ state: RepositoryState, at moment: Date) {
    switch state.head {
    case .branch(let name): head = name
    case .detached(let digits): (head, isDetached) = (digits, true)
    case .unborn(let name): (head, isUnborn) = (name, true)
    }
    if let branch = state.operation?.branch { (head, isDetached) = (branch, false) }
    upstream = state.upstream ?? ""
    ahead = state.ahead ?? 0
    behind = state.behind ?? 0
    staged = state.staged
    changed = state.changed
    untracked = state.untracked
    conflicted = state.conflicted
    stashes = state.stashes
    isCut = state.isCut
    isBare = state.isBare
    operation = state.operation?.words ?? ""
    commits = state.commits.map {
      GitPicture.Commit(
        subject: $0.subject,
        author: $0.author,
        age: GitAge.words(from: $0.date, to: moment)
      )
    }
  }

  private mutating func take(_ record: RepositoryRecord, at moment: Date) {
    head = record.branch
    upstream = record.upstream
    ahead = Int(clamping: record.ahead)
    behind = Int(clamping: record.behind)
    staged = Int(clamping: record.staged)
    changed = Int(clamping: record.changed)
    untracked = Int(clamping: record.untracked)
    conflicted = Int(clamping: record.conflicted)
    stashes = Int(clamping: record.stashes)
    operation = record.operation
    if let date = record.committedAt {
      commits = [
        GitPicture.Commit(
          subject: record.subject,
          author: record.author,
          age: GitAge.words(from: date, to: moment)
        )
      ]
    }
  }
}

/// Formats an age with only one unit, so that its column is narrow.
enum GitAge {
  private static let hour: TimeInterval = 3_600
  private static let day: TimeInterval = 86_400

  /// Returns an age such as `now`, `12 min`, `3 h`, `5 d`, `7 mo` or `2 y`; `now` for a future
  /// date.
  static func words(from date: Date, to moment: Date) -> String {
    let seconds = max(0, moment.timeIntervalSince(date))
    // The limit prevents an overflow; even commits of 1970 have smaller numbers.
    let count = { (unit: TimeInterval) in Int(min(seconds / unit, 99_999)) }
    switch seconds {
    case ..<60: return String(english: "now", turkish: "şimdi")
    case ..<hour: return String(english: "\(count(60)) min", turkish: "\(count(60)) dk")
    case ..<day: return String(english: "\(count(hour)) h", turkish: "\(count(hour)) sa")
    case ..<(60 * day): return String(english: "\(count(day)) d", turkish: "\(count(day)) g")
    case ..<(730 * day):
      return String(english: "\(count(30.44 * day)) mo", turkish: "\(count(30.44 * day)) ay")
    default: return String(english: "\(count(365.25 * day)) y", turkish: "\(count(365.25 * day)) y")
    }
  }

  /// Returns the moments before `end` at which the age of a date as text changes, the earliest
  /// first.
  static func changes(of date: Date, from now: Date, to end: Date) -> [Date] {
    let seconds = now.timeIntervalSince(date)
    // Below an hour the age is updated every five minutes: updates every minute would wake the
    // screen too often.
    let step = seconds < hour ? 300 : seconds < 2 * day ? hour : day
    let next = date.addingTimeInterval((max(0, seconds) / step).rounded(.down) * step + step)
    return Array(stride(from: next, to: end, by: step).prefix(GitAge.maximumChanges))
  }

  /// The most timeline entries for changes of one commit's age, such as from `3 h` to `4 h`: one an
  /// hour for a day.
  private static let maximumChanges = 24
}
