import SharedStore
import SystemLibrary
import WidgetRender
import WidgetTerminal

/// The calendar folders that the user has synchronised once, and that `refresh` synchronises since,
/// in a file next to the store.
///
/// It is not part of the store: a copy of the store on another machine does not synchronise folders
/// there.
struct SyncedFolders: Equatable {
  /// The state of a folder and of the to-dos at one time, which shows whether either has changed.
  struct Sight: Equatable {
    /// The number of the last commit that changed a to-do.
    var change: Int64
    /// A digest of the files in the folder.
    var digest: String
  }

  struct Folder: Equatable {
    let path: String
    /// The state before the last synchronisation; a change during the synchronisation then differs
    /// from it.
    var seen: Sight
    /// The time of the last attempt if it failed, in microseconds since 1970 UTC; otherwise 0.
    var failed: Int64 = 0
    /// The time when a report was last printed, in microseconds since 1970 UTC; 0 if there was
    /// none.
    var told: Int64 = 0
    /// The lines of the last report about a synchronisation.
    var message = ""
    /// Whether the last synchronisation has made the report, and not an earlier one.
    var isOfLast = false
  }

  /// The pause after a failure in microseconds, even if there are changes, because each attempt
  /// starts a process.
  static let pause: Int64 = 10 * 60 * 1_000_000
  /// The most folders that are synchronised; further ones are not recorded.
  private static let mostFolders = 100
  /// The maximum size of a report in bytes; a longer one is truncated.
  private static let mostMessageBytes = 2_048
  /// The maximum size of the file in bytes: enough for a hundred long paths and reports.
  private static let mostBytes = 1 << 20
  private static let fieldCount = 7

  private(set) var folders: [Folder] = []

  func folder(_ path: String) -> Folder? { folders.first { $0.path == Self.name(of: path) } }

  /// Records that the user has synchronised a folder, with its state before that; `refresh`
  /// synchronises it from now on.
  mutating func remember(_ path: String, _ seen: Sight) {
    forget(path)
    guard folders.count < Self.mostFolders else { return }
    folders.append(Folder(path: Self.name(of: path), seen: seen))
  }

  mutating func forget(_ path: String) { folders.removeAll { $0.path == Self.name(of: path) } }

  /// Stores the new state of a folder; a folder that was removed meanwhile is not added again.
  mutating func replace(_ folder: Folder) {
    guard let index = folders.firstIndex(where: { $0.path == folder.path }) else { return }
    folders[index] = folder
  }

  /// Returns a path without slashes at its end.
  static func name(of path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  // MARK: The file

  private static func file(_ location: StoreLocation) -> String { "\(location.path)-synced" }

  /// Reads the file; the result is empty if the file is missing or invalid.
  static func read(besideStore location: StoreLocation) -> SyncedFolders {
    guard let bytes = try? InputFile.contents(of: file(location), limit: mostBytes) else {
      return SyncedFolders()
    }
    return SyncedFolders(bytes: bytes)
  }

  /// Changes the file while it is locked.
  ///
  /// - Returns: Whether the change is stored.
  @discardableResult
  static func change(
    besideStore location: StoreLocation,
    _ body: (inout SyncedFolders) -> Void
  ) -> Bool {
    let lock = FolderLock(of: location.path)
    defer { lock?.release() }
    var folders = read(besideStore: location)
    let before = folders
    body(&folders)
    if folders == before { return true }
    if folders.folders.isEmpty { return FileReplacement.remove(file(location)) }
    return (try? FileReplacement.write(folders.bytes, to: file(location), newFile: 0o600)) != nil
  }

  /// The bytes of the file: fields that end with a zero byte, which no path contains.
  var bytes: [UInt8] {
    folders.flatMap { folder in
      let message = folder.message.utf8.prefix(Self.mostMessageBytes)
      return [
        folder.path, "\(folder.seen.change)", folder.seen.digest, "\(folder.failed)",
        "\(folder.told)", folder.isOfLast ? "1" : "0", String(decoding: message, as: UTF8.self),
      ]
      .flatMap { $0.utf8.filter { $0 != 0 } + [0] }
    }
  }

  init() {}

  init(bytes: [UInt8]) {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var start = 0
    while start + Self.fieldCount < fields.count, folders.count < Self.mostFolders {
      let parts = fields[start..<start + Self.fieldCount].map(\.self)
      start += Self.fieldCount
      guard parts[0].hasPrefix("/"), let change = Int64(parts[1]), let failed = Int64(parts[3]),
        let told = Int64(parts[4])
      else { continue }
      folders.append(
        Folder(
          path: parts[0],
          seen: Sight(change: change, digest: parts[2]),
          failed: failed,
          told: told,
          message: parts[6],
          isOfLast: parts[5] == "1"
        )
      )
    }
  }
}

extension SyncedFolders.Folder {
  /// Returns whether the folder must be synchronised now; a failure with a date in the future is
  /// ignored (RT-5).
  func isDue(_ sight: SyncedFolders.Sight, at now: Int64) -> Bool {
    if failed > 0 { return now < failed || now - failed >= SyncedFolders.pause }
    return sight != seen
  }

  /// Records a synchronisation, and the state before it.
  ///
  /// - Parameters:
  ///   - lines: The lines of the report.
  ///   - sight: The state of the folder and the to-dos before it.
  ///   - isFailure: Whether it failed.
  ///   - now: The current time in microseconds since 1970 UTC.
  /// - Returns: Whether the report is new and must be printed.
  mutating func note(
    _ lines: [String],
    of sight: SyncedFolders.Sight,
    isFailure: Bool,
    at now: Int64
  ) -> Bool {
    seen = sight
    failed = isFailure ? now : 0
    let text = lines.joined(separator: "\n")
    let isNews = !text.isEmpty && !(isOfLast && message == text)
    isOfLast = !text.isEmpty
    if isNews { (told, message) = (now, text) }
    return isNews
  }
}
