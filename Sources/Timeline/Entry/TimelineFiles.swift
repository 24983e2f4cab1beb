import Ground

/// The files and folders that a timeline is made from, in their states before they are read.
///
/// The host makes the timeline anew when one of them has changed, so its policy need not ask for that by the clock:
///
///     let files = TimelineFiles(["/home/ann/notes.md"])
///     let text = try String(contentsOfFile: files.paths[0], encoding: .utf8)
///     return Timeline(entries: [NoteEntry(date: .now, text: text)], policy: .never, files: files)
///
/// Of a folder its files count, and those of the folders in it. A path of nothing counts too: the timeline is made anew
/// when there is something.
public struct TimelineFiles: Equatable, Sendable {
  /// The most paths of a timeline; each is looked at whenever something may be due.
  public static let limit = 64
  /// As long as a path may be on Linux.
  private static let longestPath = 4_096

  /// A number for the state of each path.
  package let stamps: [String: Int64]

  /// Looks at the paths; those that do not begin with `/` and those beyond `limit` are left out.
  public init(_ paths: some Sequence<String>) {
    let usable = paths.lazy.filter(Self.isUsable).prefix(Self.limit)
    stamps = Dictionary(usable.map { ($0, FileSight.number(of: $0)) }) { first, _ in first }
  }

  /// The paths in alphabetical order.
  public var paths: [String] { stamps.keys.sorted() }

  /// Whether a path can be looked at from any process.
  package static func isUsable(_ path: String) -> Bool {
    path.hasPrefix("/") && path.utf8.count < longestPath && !path.utf8.contains(0)
  }
}
