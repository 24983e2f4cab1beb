public import Foundation
public import WidgetIntents

/// A repository as it was last read, for scripts such as `find Repository where changed > 0`.
public struct Repository: AppEntity {
  public static let persistentIdentifier = "Repository"
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource(english: "Repository", turkish: "Depo"))
  }
  public static var defaultQuery: RepositoryQuery { RepositoryQuery() }

  /// The folder's path, written as in the widget's configuration.
  public let id: String
  @Property(title: "Name") public var name: String
  @Property(title: "Path") public var path: String
  /// The branch, or the first digits of the commit if no branch is checked out.
  @Property(title: "Branch") public var branch: String
  @Property(title: "Upstream") public var upstream: String
  @Property(title: "Ahead") public var ahead: Int
  @Property(title: "Behind") public var behind: Int
  @Property(title: "Staged") public var staged: Int
  @Property(title: "Changed") public var changed: Int
  @Property(title: "Untracked") public var untracked: Int
  @Property(title: "Conflicted") public var conflicted: Int
  @Property(title: "Stashes") public var stashes: Int
  /// The unfinished operation, such as `rebase 2/5`; empty if there is none.
  @Property(title: "Operation") public var operation: String
  @Property(title: "Last Commit") public var lastCommit: String
  @Property(title: "Author") public var author: String
  @Property(title: "Committed") public var committedAt: Date?
  /// The reason why the last reading failed; empty if it succeeded.
  @Property(title: "Problem") public var problem: String
  @Property(title: "Seen") public var seenAt: Date?

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name),
      subtitle: LocalizedStringResource(stringLiteral: problem.isEmpty ? branch : problem)
    )
  }

  init(_ record: RepositoryRecord) {
    id = record.path
    name = ConfiguredPath.names(of: [record.path]).first ?? record.path
    path = record.path
    branch = record.branch
    upstream = record.upstream
    ahead = Int(clamping: record.ahead)
    behind = Int(clamping: record.behind)
    staged = Int(clamping: record.staged)
    changed = Int(clamping: record.changed)
    untracked = Int(clamping: record.untracked)
    conflicted = Int(clamping: record.conflicted)
    stashes = Int(clamping: record.stashes)
    operation = record.operation
    lastCommit = record.subject
    author = record.author
    committedAt = record.committedAt
    problem = record.problem
    seenAt = record.seenAt
  }
}

/// Finds the repositories that widgets have read, from the store; does not start `git`.
public struct RepositoryQuery: EnumerableEntityQuery {
  @AppDependency var repositories: Repositories

  public init() {}

  public func entities(for identifiers: [String]) async throws -> [Repository] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }

  public func allEntities() async throws -> [Repository] {
    try await repositories.known().map { Repository($0) }
  }
}
