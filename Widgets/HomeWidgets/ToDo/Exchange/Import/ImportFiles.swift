import Foundation
import Moments
import ToDoFormats
import WidgetIntents

/// Finds and reads the files at the paths that the user names, before anything is written.
struct ImportFiles {
  private let options: ImportOptions
  private let reader: ImportFileReader
  /// A message about each file that was left out.
  private(set) var remarks: [String] = []

  /// The most files that are read from a folder and its subfolders, enough for a calendar of twenty
  /// years.
  static let maximumFiles = 100_000
  /// The greatest depth of subfolders that are read, enough for all collections of an account.
  private static let maximumDepth = 3

  /// Creates the reader.
  ///
  /// - Throws: The errors of `ImportFileReader`'s initializer.
  init(
    _ options: ImportOptions,
    here: TimeZone,
    now: Instant,
    sources: [ImportSource] = []
  ) throws(ExchangeError) {
    self.options = options
    reader = try ImportFileReader(options, here: here, now: now, sources: sources)
  }

  /// Reads the file at a path, or all files of to-dos in the folder at a path.
  ///
  /// - Throws: `ExchangeError` if nothing can be read, or a file is invalid.
  mutating func read(_ path: String) throws(ExchangeError) -> [ImportFile] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .cannotRead(file: path)
    }
    guard isFolder.boolValue else { return [try reader.file(path, as: path, path)] }
    var files: [ImportFile] = []
    if let form = folderForm(of: path) {
      files = try records(of: form, in: path)
    } else {
      try readFolder(path, depth: 0, into: &files)
    }
    guard !files.isEmpty else {
      throw .notToDos(
        file: path,
        looksLike: String(english: "a folder without any", turkish: "görevsiz bir klasör")
      )
    }
    return files
  }

  /// Parses the text of standard input, which was copied to the file at `path`.
  func readInput(_ path: String) throws(ExchangeError) -> ImportFile {
    let name = String(english: "standard input", turkish: "standart girdi")
    return try reader.file(path, as: name, ImportSource.standardInput)
  }

  /// Returns the format of a folder in which each record is a file; `nil` for a folder of ordinary
  /// files.
  private func folderForm(of folder: String) -> (any ToDoFolderFormat)? {
    guard reader.form == nil else { return nil }
    let forms = ToDoFormats.folders.filter { $0.name == options.form ?? $0.name }
    let paths = Self.paths(in: folder)
    return forms.first { $0.recognizes(paths: paths) }
  }

  /// Returns the paths of all files in a folder and in its subfolders, relative to the folder.
  private static func paths(in folder: String) -> [String] {
    let files = FileManager.default
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      guard type == .typeDirectory else { return type == .typeRegular ? [name] : [] }
      let inner = ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted()
      return inner.filter { !$0.hasPrefix(".") }.map { "\(name)/\($0)" }
    }
  }

  private func records(
    of form: any ToDoFolderFormat,
    in folder: String
  ) throws(ExchangeError) -> [ImportFile] {
    let paths = Self.paths(in: folder).filter { form.isRecord(path: $0) }
    guard paths.count <= Self.maximumFiles else {
      throw .tooMany(folder: folder, limit: Self.maximumFiles)
    }
    var files: [ImportFile] = []
    for path in paths {
      let place = "\(folder)/\(path)"
      files.append(try reader.file(place, as: place, place, by: FolderRecordForm(form, at: path)))
    }
    return files
  }

  private mutating func readFolder(
    _ folder: String,
    depth: Int,
    into files: inout [ImportFile]
  ) throws(ExchangeError) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .cannotRead(file: folder)
    }
    let list = CalendarFolder(path: folder).displayName
    for name in names.sorted() where !name.hasPrefix(".") && name != CollectionFolder.nameFile {
      let path = "\(folder)/\(name)"
      // A symbolic link is followed, so its target's type counts.
      guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] else {
        continue
      }
      switch type as? FileAttributeType {
      case .typeDirectory? where depth < Self.maximumDepth:
        try readFolder(path, depth: depth + 1, into: &files)
      case .typeRegular? where !name.hasSuffix(".tmp"):
        guard files.count < Self.maximumFiles else {
          throw .tooMany(folder: folder, limit: Self.maximumFiles)
        }
        do {
          files.append(try reader.file(path, as: path, path, list: list))
        } catch .notToDos where reader.form == nil {
          remarks.append(
            String(english: "\(path) has no to-dos", turkish: "\(path) görev içermiyor")
          )
        }
      default: continue
      }
    }
  }
}
