import Foundation
import Ground
import Moments
import ToDoFormats
import WidgetIntents

/// What a person says of an import beside the files.
struct ImportOptions: Sendable {
  /// The name of the form; `nil` for the one that is recognised.
  var form: String?
  /// The list of to-dos that have none.
  var list: String?
  /// The zone of what is written without one; `nil` for the reader's.
  var zone: String?
  var charset: String?
  /// Whether nothing is written.
  var isDryRun = false
  /// Whether what is broken is left out, or read as it was meant.
  var keepsGoing = false
  /// Whether conflicts take what is read.
  var takesTheirs = false
}

/// A file of to-dos that was read and is not imported yet.
struct ImportFile: Sendable {
  /// The file as messages name it.
  let name: String
  /// The file as its source is known by.
  let path: String
  let charset: ImportCharset
  let form: any ToDoFormat
  let settings: FormatSettings
  /// The list of to-dos that have none.
  let list: String?
  let document: ReadDocument
  /// The SHA-256 of its bytes.
  let digest: String

  /// The records that are imported: without those that come again with the same identity, of which the last counts.
  var records: [(index: Int, record: ReadRecord)] {
    var last: [String: Int] = [:]
    for (index, record) in document.records.enumerated() {
      if let identity = record.toDo.identity { last[identity] = index }
    }
    return document.records.enumerated().filter { index, record in
      record.toDo.identity.map { last[$0] == index } ?? true
    }.map { (index: $0.offset, record: $0.element) }
  }

  /// The lines of those that come again.
  var again: [Int] {
    let kept = Set(records.map(\.index))
    return document.records.indices.filter { !kept.contains($0) }.map { document.records[$0].line }
  }

  /// What is wrong in it, in the order of its lines.
  var faults: [FormatFault] {
    (document.faults + document.records.compactMap(\.fault)).sorted { $0.line < $1.line }
  }
}

extension FormatSettings {
  /// - Parameters:
  ///   - name: The zone of what is written without one; `nil` for the reader's.
  ///   - here: The reader's.
  ///   - now: The present.
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
    if let name = options.form {
      guard let known = ToDoFormats.format(named: name) else { throw .unknownForm(name) }
      form = known
    } else {
      form = nil
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
    try readFolder(path, depth: 0, into: &files)
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
      // What a link leads to belongs to somebody else.
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
    list: String? = nil
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
    if charset == .utf8, form == nil, let look = FileLook(bytes).binary {
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
    guard let form = form ?? ToDoFormats.format(of: text) else {
      throw .notToDos(file: name, looksLike: FileLook(bytes).text)
    }
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
}

/// What a file that is no file of to-dos looks like.
struct FileLook {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static let beginnings: [(beginning: [UInt8], english: String, turkish: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", "PNG resmi"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture", "JPEG resmi"),
    (Array("GIF8".utf8), "a GIF picture", "GIF resmi"),
    (Array("%PDF".utf8), "a PDF document", "PDF belgesi"),
    (
      [0x50, 0x4B, 0x03, 0x04], "a ZIP archive or an office document",
      "ZIP arşivi ya da ofis belgesi"
    ),
    ([0x1F, 0x8B], "a gzip archive", "gzip arşivi"),
    (Array("SQLite format 3".utf8), "an SQLite database", "SQLite veritabanı"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program", "program"),
  ]

  /// A file that is not text; `nil` for what may be one.
  var binary: String? {
    if let known = Self.beginnings.first(where: { bytes.starts(with: $0.beginning) }) {
      return String(english: known.english, turkish: known.turkish)
    }
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard !isWide, bytes.prefix(4_096).contains(0) else { return nil }
    return String(english: "a file of bytes", turkish: "ikili dosya")
  }

  /// A text that is none of the forms.
  var text: String {
    let first = bytes.first { $0 > 0x20 && $0 < 0x7F }
    return switch first {
    case nil: String(english: "an empty file", turkish: "boş dosya")
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?:
      String(english: "JSON of another program", turkish: "başka bir programın JSON dosyası")
    case UInt8(ascii: "<")?: String(english: "XML or a web page", turkish: "XML ya da web sayfası")
    default: String(english: "plain text", turkish: "düz metin")
    }
  }
}
