import Essentials
import WidgetIntents
import WidgetTerminal

/// The files of removed extensions, which are kept next to the store for a month, in one folder for
/// each removal.
struct RemovedExtensions {
  /// How long the files are kept, in seconds: long enough to notice that something is missing.
  private static let keptSeconds: Int64 = 30 * 24 * 60 * 60
  /// The most removals whose folders are read.
  private static let maximumFolders = 2_000

  private let context: CommandContext
  /// The folder that contains all removals; `nil` if the store's path cannot be determined.
  private let folder: String?

  init(_ context: CommandContext) {
    self.context = context
    folder = (try? ImportFolder.all(context)).map { all in
      "\(all[..<(all.lastIndex(of: "/") ?? all.endIndex)])/removed"
    }
  }

  private var seconds: Int64 { context.now / 1_000_000 }

  /// The date until which the files of an extension that is removed now are kept.
  var lastDay: String {
    BackupText.date((seconds + Self.keptSeconds) * 1_000_000, in: context.timeZone())
  }

  /// The imports among the removed extensions, the oldest first.
  var imports: [(name: String, record: ImportRecord)] {
    folders.compactMap { kept in
      ImportFolder("\(kept.path)/\(Part.package.rawValue)").record.map { (kept.name, $0) }
    }
  }

  /// The kinds of files in a removal's folder; the raw value is the name of the subfolder.
  enum Part: String {
    case package, settings, groups
  }

  /// Creates the folder for the files of an extension, which only this user can read, and returns
  /// its path.
  func makeFolder(for name: String) throws(CommandError) -> String {
    let path = "\(folder ?? ".")/\(seconds)-\(name)"
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .failed(
        .cannotCreate,
        message: "'\(path)' cannot be made: \(ErrorWords.text(of: error))",
        hint: "check that its folder is writable; nothing was removed"
      )
    }
    return path
  }

  /// Moves a file or a folder into the folder of a removal; of a symbolic link, only the link is
  /// moved.
  ///
  /// - Returns: Whether it was moved.
  func move(_ path: String, to part: Part, in folder: String) -> Bool {
    let files = FileManager.default
    let place = "\(folder)/\(part.rawValue)"
    let name = String(path.split(separator: "/").last ?? "")
    if part == .package { return (try? files.moveItem(atPath: path, toPath: place)) != nil }
    try? files.createDirectory(
      atPath: place,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return (try? files.moveItem(atPath: path, toPath: "\(place)/\(name)")) != nil
  }

  /// Deletes files that were kept for longer than a month; links are deleted, but not their
  /// targets.
  func deleteOld() {
    for kept in folders where seconds - kept.seconds > Self.keptSeconds {
      try? FileManager.default.removeItem(atPath: kept.path)
    }
  }

  private var folders: [(path: String, name: String, seconds: Int64)] {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    return names.sorted().prefix(Self.maximumFolders).compactMap { name in
      let parts = name.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let seconds = Int64(parts[0]) else { return nil }
      return ("\(folder)/\(name)", String(parts[1]), seconds)
    }
  }
}
