import Ground

/// The files and folders from which a timeline is made, in their state before they are read.
///
/// The host reloads the timeline when one of them changes, so that the policy need not request it
/// by the clock:
///
/// ```swift
/// struct PageEntry: TimelineEntry {
///   let date: Date
///   let text: String
/// }
/// let files = TimelineFiles(["/home/ann/notes.md"])
/// let text = try String(contentsOfFile: files.paths[0], encoding: .utf8)
/// let timeline = Timeline(entries: [PageEntry(date: .now, text: text)], policy: .never, files: files)
/// ```
///
/// A folder represents all files in it and in its subfolders. A path that does not exist counts
/// too: the timeline is reloaded when something is created there.
public struct TimelineFiles: Equatable, Sendable {
  /// The most paths of a timeline, since each is examined whenever a timeline may be due.
  public static let limit = 64
  /// The length of the longest path on Linux, in bytes.
  private static let longestPath = 4_096

  /// For each path, a number that identifies the state of the file or folder when it was recorded.
  package let stamps: [String: Int64]

  /// Records the state of the paths; relative paths and those beyond `limit` are ignored.
  ///
  /// - Parameter paths: Absolute paths of files and folders.
  public init(_ paths: some Sequence<String>) {
    let usable = paths.lazy.filter(Self.isUsable).prefix(Self.limit)
    stamps = Dictionary(usable.map { ($0, FileSight.number(of: $0)) }) { first, _ in first }
  }

  /// The paths in alphabetical order.
  public var paths: [String] { stamps.keys.sorted() }

  /// Returns whether a path is absolute and valid, so that it names the same file in every process.
  package static func isUsable(_ path: String) -> Bool {
    path.hasPrefix("/") && path.utf8.count < longestPath && !path.utf8.contains(0)
  }
}
