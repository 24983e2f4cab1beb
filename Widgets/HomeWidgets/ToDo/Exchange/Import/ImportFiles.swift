import Foundation
import Moments
import ToDoFormats
import WidgetIntents

/// Finds the files of to-dos at the paths that the user names, and reads them before anything is written.
struct ImportFiles {
  private let options: ImportOptions
  private let reader: ImportFileReader
  /// The files that were left out, each in words.
  private(set) var remarks: [String] = []

  /// Files of a folder: a calendar of twenty years.
  static let maximumFiles = 100_000
  /// Folders within each other: collections in the folder of an account.
  private static let maximumDepth = 3

  /// - Throws: as the initializer of `ImportFileReader` does.
  init(
    _ options: ImportOptions,
    here: TimeZone,
    now: Instant,
    sources: [ImportSource] = []
  ) throws(ExchangeError) {
    self.options = options
    reader = try ImportFileReader(options, here: here, now: now, sources: sources)
  }

  /// The files at a path: itself, or those of to-dos in a folder.
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

  /// A file that holds what came from standard input.
  func readInput(_ path: String) throws(ExchangeError) -> ImportFile {
    let name = String(english: "standard input", turkish: "standart girdi")
    return try reader.file(path, as: name, ImportSource.standardInput)
  }

  /// The form of a folder whose records are files of a kind; `nil` for a folder of any files.
  private func folderForm(of folder: String) -> (any ToDoFolderFormat)? {
    guard reader.form == nil else { return nil }
    let forms = ToDoFormats.folders.filter { $0.name == options.form ?? $0.name }
    let paths = Self.paths(in: folder)
    return forms.first { $0.recognizes(paths: paths) }
  }

  /// The files of a folder and of those in it, by their paths within.
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
      // A link leads to a file of another program.
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
