import Foundation
import Ground
import SharedStore
import WidgetTimeline

/// Reads the repositories that widgets configure, and stores their last known states.
struct Repositories: Sendable {
  /// The most repositories that are read at the same time; each waits for the disk more than it
  /// computes.
  private static let width = 4
  /// The time limit in milliseconds for all repositories of a widget, shorter than that of a
  /// timeline.
  private static let allMilliseconds: Int64 = 20_000
  /// The seconds after which a repository that no widget requests is removed from the store.
  private static let keptSeconds: TimeInterval = 30 * 86_400
  /// The most repositories in the store, enough for those of a few widgets.
  private static let keptCount = 256

  let store: SharedStore?
  private let environment: @Sendable () -> [String: String]

  /// The environment variables of this process, read again each time.
  var variables: [String: String] { environment() }

  /// Creates the reader; `variables` is evaluated each time repositories are read.
  ///
  /// Without a store no earlier states are known.
  init(
    store: SharedStore?,
    variables: @autoclosure @escaping @Sendable () -> [String: String]
  ) {
    self.store = store
    environment = variables
  }

  /// The result of reading one repository: its state, or the problem.
  struct Answer: Hashable, Sendable {
    var path: String
    var seen: RepositoryLook.Seen?
    var problem: RepositoryProblem?
    /// The stored state from an earlier reading, if this one failed; `nil` if there is none.
    var earlier: RepositoryRecord?
  }

  /// The files in the `.git` folder that a commit, a checkout, `git add` or a fetch changes, but
  /// reading does not.
  private static let writtenFiles = ["index", "logs/HEAD", "FETCH_HEAD"]

  /// Returns the ``writtenFiles`` of the repositories; a change of them reloads the timeline.
  ///
  /// They are found only for paths of a repository's top folder.
  func files(of paths: [String]) async -> TimelineFiles {
    let folders = paths.compactMap { ConfiguredPath.absolute($0, home: variables["HOME"]) }
    let names = Self.writtenFiles.flatMap { name in folders.map { "\($0)/.git/\(name)" } }
    return await BlockingThread.run { TimelineFiles(names) }
  }

  /// Reads the repositories, several at the same time, and returns the results in the order of the
  /// paths.
  ///
  /// The commits since a date are counted: all of them, or with `isMine` only the user's own.
  func answers(
    of paths: [String],
    since: Date?,
    isMine: Bool,
    at now: Date
  ) async -> [Answer] {
    let git: GitProgram
    do throws(RepositoryProblem) { git = try GitProgram(variables) } catch {
      return paths.map { Answer(path: $0, problem: error) }
    }
    let end = MonotonicTime.milliseconds + Self.allMilliseconds
    var answers = await withTaskGroup(of: (Int, Answer).self) { group in
      var found: [Int: Answer] = [:]
      for (index, path) in paths.enumerated() {
        if index >= Self.width, let (place, answer) = await group.next() { found[place] = answer }
        group.addTask {
          let answer = await BlockingThread.run {
            Self.answer(of: path, git, since: since, isMine: isMine, until: end)
          }
          return (index, answer)
        }
      }
      for await (place, answer) in group { found[place] = answer }
      return paths.indices.compactMap { found[$0] }
    }
    await remember(&answers, at: now)
    return answers
  }

  private static func answer(
    of path: String,
    _ git: GitProgram,
    since: Date?,
    isMine: Bool,
    until end: Int64
  ) -> Answer {
    let own = MonotonicTime.milliseconds + GitLimits.seconds * 1_000
    let look = RepositoryLook(git: git, path: path, deadline: min(own, end))
    do throws(RepositoryProblem) {
      return Answer(path: path, seen: try look.seen(since: since, isMine: isMine))
    } catch {
      return Answer(path: path, problem: error)
    }
  }

  /// Stores the results, and adds the earlier state to those that failed.
  ///
  /// If the store cannot be written, nothing is stored and no error is thrown.
  private func remember(_ answers: inout [Answer], at now: Date) async {
    guard let store else { return }
    let found = answers
    let earlier = try? await StoreScope.unobserved {
      try await store.write(durability: .relaxed) { transaction in
        let kept = try transaction.fetch(RepositoryRecord.self, sortedBy: [.descending("askedAt")])
        let known = Dictionary(kept.map { ($0.path, $0) }) { first, _ in first }
        for answer in found {
          var record = known[answer.path] ?? RepositoryRecord(path: answer.path, askedAt: now)
          record.askedAt = now
          if let seen = answer.seen { record.take(seen.state, at: now) }
          record.problem = answer.problem?.words ?? ""
          if record.key == 0 {
            try transaction.insert(record)
          } else {
            try transaction.update(record)
          }
        }
        for (place, old) in kept.enumerated()
        where place >= Self.keptCount || now.timeIntervalSince(old.askedAt) > Self.keptSeconds {
          guard !found.contains(where: { $0.path == old.path }) else { continue }
          try transaction.delete(RepositoryRecord.self, key: old.key)
        }
        return known
      }
    }
    for index in answers.indices where answers[index].seen == nil {
      let record = earlier?[answers[index].path]
      answers[index].earlier = record?.seenAt == nil ? nil : record
    }
  }

  /// Returns the stored results, sorted by path, without running git.
  func known() async throws -> [RepositoryRecord] {
    guard let store else { return [] }
    return try await store.read { transaction in
      try transaction.fetch(RepositoryRecord.self, sortedBy: [.ascending("path")])
    }
  }
}
