import Foundation
import Ground
import Moments
import ToDoFormats
import WidgetIntents

extension FormatSettings {
  /// Creates the settings with which files are parsed.
  ///
  /// `name` is the identifier of the time zone for times without one; `nil` means the user's zone,
  /// `here`.
  /// - Throws: `.unknownZone`.
  init(zone name: String?, here: TimeZone, now: Instant) throws(ExchangeError) {
    let zones = TimeZoneSource()
    if let name, TimeZone(identifier: name) == nil { throw .unknownZone(name) }
    let zone = zones.zone(named: name ?? here.identifier)
    self.init(zone: zone ?? .utc, zones: zones, now: now)
  }
}

/// Reads files of to-dos and recognizes their formats.
struct ImportFileReader {
  private let options: ImportOptions
  private let settings: FormatSettings
  private let charset: ImportCharset?
  /// The format that the user has chosen; `nil` if it is to be recognized, or if it is a format of
  /// whole folders.
  let form: (any ToDoFormat)?
  /// The files that were imported before, by path; their options are used again unless the user
  /// chooses others.
  private let sources: [String: ImportSource]

  /// The most bytes of a file, a hundred times as many as the longest real lists have.
  private static let maximumBytes = 256 << 20

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - options: The user's options.
  ///   - here: The user's time zone.
  ///   - now: The current time.
  ///   - sources: The files that were imported before.
  /// - Throws: `.unknownForm`, `.unknownZone` or `.unknownCharset`.
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
      throw .unknownForm(name, isWritten: false)
    }
  }

  /// Reads and parses a file.
  ///
  /// - Parameters:
  ///   - place: The path from which it is read.
  ///   - name: Its name in messages.
  ///   - path: The path under which it is stored as a source of to-dos.
  ///   - list: The list for to-dos, if neither the user nor the file names one.
  ///   - record: The format of a record in a folder; `nil` for a file that is not part of a folder.
  /// - Returns: The file with all its records, and the text between them.
  /// - Throws: `ExchangeError` if it cannot be read, or has no known format.
  func file(
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
    // A text of unknown format has the format of its last import; standard input has none.
    let before = path == ImportSource.standardInput ? nil : known?.form
    guard
      var form: any ToDoFormat = record ?? form ?? ToDoFormats.format(of: text)
        ?? before.flatMap({ ToDoFormats.format(named: $0) })
    else {
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
      digest: Hexadecimal.digits(of: SHA256.digest(of: bytes))
    )
  }

  /// Returns a function that reads the notes of calcurse, a calendar program.
  ///
  /// Each note is a file in a folder next to the list's file.
  private static func notes(near path: String) -> @Sendable (String) -> String? {
    let folder = URL(filePath: path).deletingLastPathComponent().path + "/notes"
    return { name in
      FileBytes.read("\(folder)/\(name)", upTo: KeptRecord.maximumBytes)
        .flatMap { String(validating: $0, as: UTF8.self) }
    }
  }
}
