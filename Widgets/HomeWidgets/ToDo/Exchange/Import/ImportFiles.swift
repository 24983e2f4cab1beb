import Foundation
import Ground
import Moments
import ToDoFormats
import WidgetIntents

extension FormatSettings {
  /// - Parameters:
  ///   - name: The zone of what is written without one; `nil` for the reader's.
  ///   - here: The reader's.
  ///   - now: The present.
  /// - Throws: for a zone that is not known.
  init(zone name: String?, here: TimeZone, now: Instant) throws(ExchangeError) {
    let zones = TimeZoneSource()
    if let name, TimeZone(identifier: name) == nil { throw .unknownZone(name) }
    let zone = zones.zone(named: name ?? here.identifier)
    self.init(zone: zone ?? .utc, zones: zones, now: now)
  }
}

/// Reads files of to-dos, whole, before anything is written.
struct ImportFiles {
  let options: ImportOptions
  private let settings: FormatSettings
  private let charset: ImportCharset?
  private let form: (any ToDoFormat)?
  /// What was read before, by paths: what was said of a file then holds until something else is said.
  private let sources: [String: ImportSource]
  /// What was left out, for the person.
  private(set) var remarks: [String] = []

  /// Bytes of a file: a hundred times the longest list that a person keeps.
  static let maximumBytes = 256 << 20
  /// Files of a folder: a calendar of twenty years.
  static let maximumFiles = 100_000
  /// Folders within each other: collections in the folder of an account.
  private static let maximumDepth = 3
  /// The file that names the list of a folder (vdir).
  private static let displayName = "displayname"

  /// - Parameters:
  ///   - options: What a person says of the files.
  ///   - here: The reader's zone.
  ///   - now: The present.
  ///   - sources: The files that were read before.
  /// - Throws: for a form, a zone or a charset that is not known.
  init(
    _ options: ImportOptions,
    here: TimeZone,
    now: Instant,
    sources: [ImportSource] = []
  ) throws(ExchangeError) {
    self.options = options
    self.sources = Dictionary(sources.map { ($0.path, $0) }) { _, last in last }
    settings = try FormatSettings(zone: options.zone, here: here, now: now)
    if let name = options.charset {
      guard let known = ImportCharset(named: name) else { throw .unknownCharset(name) }
      charset = known
    } else {
      charset = nil
    }
    form = options.form.flatMap { ToDoFormats.format(named: $0) }
    if let name = options.form, form == nil,
      !ToDoFormats.folders.contains(where: { $0.name == name })
    {
      throw .unknownForm(name)
    }
  }

  /// The files at a path: itself, or those of to-dos in a folder.
  mutating func read(_ path: String) throws(ExchangeError) -> [ImportFile] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .cannotRead(file: path)
    }
    guard isFolder.boolValue else { return [try file(path, as: path, path)] }
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
    return try file(path, as: name, ImportSource.standardInput)
  }

  /// The form of a folder whose records are files of a kind; `nil` for a folder of any files.
  private func folderForm(of folder: String) -> (any ToDoFolderFormat)? {
    guard form == nil else { return nil }
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
      files.append(try file(place, as: place, place, by: FolderRecordForm(form, at: path)))
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
    let list = FileBytes.read("\(folder)/\(Self.displayName)", upTo: 4_096)
      .flatMap { String(validating: $0, as: UTF8.self) }.map { ReadToDo.line($0) }
    for name in names.sorted() where !name.hasPrefix(".") && name != Self.displayName {
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
          files.append(try file(path, as: path, path, list: list))
        } catch .notToDos where form == nil {
          remarks.append(
            String(english: "\(path) has no to-dos", turkish: "\(path) görev içermiyor")
          )
        }
      default: continue
      }
    }
  }

  private func file(
    _ place: String,
    as name: String,
    _ path: String,
    list: String? = nil,
    by record: FolderRecordForm? = nil
  ) throws(ExchangeError) -> ImportFile {
    guard let bytes = FileBytes.read(place, upTo: Self.maximumBytes) else {
      let size = try? FileManager.default.attributesOfItem(atPath: place)[.size] as? Int
      guard (size ?? 0) <= Self.maximumBytes else {
        throw .tooLarge(file: name, limit: Self.maximumBytes)
      }
      throw .cannotRead(file: name)
    }
    let known = sources[path]
    let charset = charset ?? known.flatMap { ImportCharset(named: $0.charset) } ?? .utf8
    if charset == .utf8, form == nil, record == nil, let look = FileLook(bytes).binary {
      throw .notToDos(file: name, looksLike: look)
    }
    let text: String
    do {
      text = try charset.text(of: bytes)
    } catch {
      // Some programs fold the lines of a calendar within characters.
      guard charset == .utf8, let moved = ICalendar.moved(bytes) else {
        throw .notText(file: name, error, charset: charset == .utf8 ? "UTF-8" : charset.name)
      }
      text = moved
    }
    guard var form: any ToDoFormat = record ?? form ?? ToDoFormats.format(of: text) else {
      throw .notToDos(file: name, looksLike: FileLook(bytes).text)
    }
    if form is Calcurse { form = Calcurse(notes: Self.notes(near: place)) }
    var settings = settings
    if options.zone == nil, let zone = known.flatMap({ settings.zones.zone(named: $0.zone) }) {
      settings.zone = zone
    }
    let document: ReadDocument
    do {
      document = try form.read(text, settings)
    } catch {
      throw .refused(file: name, error)
    }
    return ImportFile(
      name: name,
      path: path,
      charset: charset,
      form: form,
      settings: settings,
      list: options.list ?? document.listName ?? list
        ?? known.flatMap { $0.list.isEmpty ? nil : $0.list },
      document: document,
      digest: SHA256.hexadecimal(SHA256.digest(of: bytes))
    )
  }

  /// The texts of calcurse's notes, which are files in the folder of its list.
  private static func notes(near path: String) -> @Sendable (String) -> String? {
    let folder = URL(filePath: path).deletingLastPathComponent().path + "/notes"
    return { name in
      FileBytes.read("\(folder)/\(name)", upTo: KeptRecord.maximumBytes)
        .flatMap { String(validating: $0, as: UTF8.self) }
    }
  }
}

/// The form of a file in a folder whose paths say something of the records.
struct FolderRecordForm: ToDoFormat {
  private let folder: any ToDoFolderFormat
  private let path: String

  init(_ folder: any ToDoFolderFormat, at path: String) {
    self.folder = folder
    self.path = path
  }

  var name: String { folder.name }

  func recognizes(_ text: Substring.UTF8View) -> Bool { folder.isRecord(path: path) }

  func read(_ text: String, _ settings: FormatSettings) throws(FormatRefusal) -> ReadDocument {
    folder.read(text, at: path, settings)
  }

  func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    folder.meaning(of: raw, settings)
  }
}
