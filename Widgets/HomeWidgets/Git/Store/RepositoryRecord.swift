import Foundation
import Moments
import SharedStore

/// The stored result of reading a repository.
///
/// Searches use it, and the widget if a later reading fails.
struct RepositoryRecord: StoreRecord, Hashable {
  var key: Int64 = 0
  /// The folder's path, written as in the configuration.
  var path: String
  /// The checked-out branch or commit; empty if no reading has succeeded.
  var branch = ""
  var upstream = ""
  var ahead: Int64 = 0
  var behind: Int64 = 0
  var staged: Int64 = 0
  var changed: Int64 = 0
  var untracked: Int64 = 0
  var conflicted: Int64 = 0
  var stashes: Int64 = 0
  var operation = ""
  var subject = ""
  var author = ""
  var committedAt: Date?
  /// The reason why the last reading failed; empty if it succeeded.
  var problem = ""
  /// The time of the last successful reading; `nil` if none has succeeded.
  var seenAt: Date?
  /// The time at which a widget last requested the repository.
  var askedAt: Date

  init(path: String, askedAt: Date) {
    (self.path, self.askedAt) = (path, askedAt)
  }

  /// Replaces the stored state by a new one, and removes the stored problem.
  mutating func take(_ state: RepositoryState, at date: Date) {
    switch state.head {
    case .branch(let name), .detached(let name), .unborn(let name): branch = name
    }
    branch = state.operation?.branch ?? branch
    upstream = state.upstream ?? ""
    ahead = Int64(state.ahead ?? 0)
    behind = Int64(state.behind ?? 0)
    staged = Int64(state.staged)
    changed = Int64(state.changed)
    untracked = Int64(state.untracked)
    conflicted = Int64(state.conflicted)
    stashes = Int64(state.stashes)
    operation = state.operation?.words ?? ""
    subject = state.commits.first?.subject ?? ""
    author = state.commits.first?.author ?? ""
    committedAt = state.commits.first?.date
    problem = ""
    seenAt = date
  }
}

extension RepositoryRecord {
  static let collection = StoreCollection(
    "repositories",
    columns: [
      StoreColumn("path", .text),
      StoreColumn("branch", .text),
      StoreColumn("upstream", .text),
      StoreColumn("ahead", .integer),
      StoreColumn("behind", .integer),
      StoreColumn("staged", .integer),
      StoreColumn("changed", .integer),
      StoreColumn("untracked", .integer),
      StoreColumn("conflicted", .integer),
      StoreColumn("stashes", .integer),
      StoreColumn("operation", .text),
      StoreColumn("subject", .text),
      StoreColumn("author", .text),
      StoreColumn("committedAt", .integer, isOptional: true, reading: .instant),
      StoreColumn("problem", .text),
      StoreColumn("seenAt", .integer, isOptional: true, reading: .instant),
      StoreColumn("askedAt", .integer, reading: .instant),
    ],
    indexes: [["path"]],
    noun: "repository",
    titleColumn: "path"
  )

  init(row: StoreRow) throws {
    key = row.key
    path = try row.value("path")
    branch = try row.value("branch")
    upstream = try row.value("upstream")
    ahead = try row.value("ahead")
    behind = try row.value("behind")
    staged = try row.value("staged")
    changed = try row.value("changed")
    untracked = try row.value("untracked")
    conflicted = try row.value("conflicted")
    stashes = try row.value("stashes")
    operation = try row.value("operation")
    subject = try row.value("subject")
    author = try row.value("author")
    committedAt = (try row.value("committedAt") as Int64?).map { Instant(microseconds: $0).date }
    problem = try row.value("problem")
    seenAt = (try row.value("seenAt") as Int64?).map { Instant(microseconds: $0).date }
    askedAt = Instant(microseconds: try row.value("askedAt")).date
  }

  func encode(into values: inout StoreRowValues) {
    values.set("path", to: path)
    values.set("branch", to: branch)
    values.set("upstream", to: upstream)
    values.set("ahead", to: ahead)
    values.set("behind", to: behind)
    values.set("staged", to: staged)
    values.set("changed", to: changed)
    values.set("untracked", to: untracked)
    values.set("conflicted", to: conflicted)
    values.set("stashes", to: stashes)
    values.set("operation", to: operation)
    values.set("subject", to: subject)
    values.set("author", to: author)
    values.set("committedAt", to: committedAt.map { Instant($0).microseconds })
    values.set("problem", to: problem)
    values.set("seenAt", to: seenAt.map { Instant($0).microseconds })
    values.set("askedAt", to: Instant(askedAt).microseconds)
  }
}

/// The store's collection of repositories, with its migrations.
enum GitSchema {
  static let module = ModuleSchema(
    name: "git",
    migrations: [Migration(1, [.createCollection(RepositoryRecord.collection)])]
  )
}
