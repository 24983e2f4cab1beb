import Foundation
import Ground
import Moments
import ToDoFormats
import WidgetIntents

/// Reads the configured calendars: vdir folders, which have an .ics file for each event, single
/// .ics files, and calcurse's file `apts`.
struct AgendaSources {
  /// A calendar that was read: its name and colour, and its events.
  struct Source: Sendable {
    var calendar: AgendaCalendar
    var events: [CalendarEvent] = []
  }

  private(set) var sources: [Source] = []
  /// Messages about calendars that could not be read, each on one line; at most eight.
  private(set) var problems: [String] = []
  private(set) var problemCount = 0
  private var reader: EventReader
  private let home: String?
  private var files = 0
  private var bytes = 0
  private var isFull = false

  /// The most files of all calendars together: enough for a family's calendars of decades.
  private static let maximumFiles = 20_000
  /// The most bytes of all calendars together.
  private static let maximumBytes = 64 << 20
  /// The most calendars; further ones are not shown, and the user gets a message about them.
  private static let maximumCalendars = 64
  /// The most messages about unreadable calendars; further problems are only counted.
  private static let maximumProblems = 8
  /// The most characters of a message about an unreadable calendar.
  private static let longestProblem = 200
  /// The most bytes of a file that contains the name or the colour of the calendar in its folder.
  private static let smallFile = 4_096

  init(_ settings: FormatSettings, home: String?) {
    reader = EventReader(settings)
    self.home = home
  }

  /// Reads the calendars at all paths, in the order of the paths.
  mutating func read(_ paths: [String]) {
    for path in paths {
      guard let full = ConfiguredPath.absolute(path, home: home) else {
        note(
          path,
          String(english: "not a path from / or ~/", turkish: "yol / ya da ~/ ile başlamıyor")
        )
        continue
      }
      var facts = stat()
      guard stat(full, &facts) == 0 else {
        note(path, Self.words(errno))
        continue
      }
      switch facts.st_mode & S_IFMT {
      case S_IFDIR: folder(full, named: path)
      case S_IFREG: file(full, named: path)
      default:
        note(
          path,
          String(english: "neither a file nor a folder", turkish: "dosya ya da klasör değil")
        )
      }
    }
  }

  // MARK: Folders

  /// Reads a folder that is a calendar itself, contains calendar folders, or contains calcurse's
  /// `apts`.
  private mutating func folder(_ path: String, named name: String) {
    guard let names = Self.names(in: path) else {
      note(name, Self.words(EACCES))
      return
    }
    if names.contains("apts"), !names.contains(where: CollectionFolder.isItem) {
      file("\(path)/apts", named: "\(name)/apts")
      return
    }
    let isCalendar = names.contains { CollectionFolder.isItem($0) || Self.marks.contains($0) }
    guard !isCalendar else {
      collection(path, names, named: name)
      return
    }
    let before = sources.count
    for folder in names where !folder.hasPrefix(".") {
      let inner = "\(path)/\(folder)"
      guard let names = Self.names(in: inner),
        names.contains(where: { CollectionFolder.isItem($0) || Self.marks.contains($0) })
      else { continue }
      collection(inner, names, named: "\(name)/\(folder)")
    }
    if sources.count == before {
      note(name, String(english: "it contains no calendar", turkish: "içinde takvim yok"))
    }
  }

  /// The names of the files with a calendar's name and its colour; a folder that contains one of
  /// them is a calendar.
  private static let marks: Set<String> = [
    CollectionFolder.nameFile, CollectionFolder.colorFile,
  ]

  private mutating func collection(_ path: String, _ names: [String], named name: String) {
    let shown = Self.small("\(path)/\(CollectionFolder.nameFile)").flatMap(
      CollectionFolder.displayName
    )
    let color = Self.small("\(path)/\(CollectionFolder.colorFile)").flatMap(CollectionFolder.color)
    var source = Source(
      calendar: AgendaCalendar(
        name: Self.shortened(shown ?? Self.lastPart(path)),
        color: color.flatMap(Self.rgb)
      )
    )
    for item in names.filter(CollectionFolder.isItem) {
      guard let document = document("\(path)/\(item)", named: item) else { continue }
      source.events += document.events
    }
    add(source)
  }

  // MARK: Files

  private mutating func file(_ path: String, named name: String) {
    guard let document = document(path, named: name) else { return }
    let stem = Self.lastPart(path)
    let shown = document.name ?? (stem.hasSuffix(".ics") ? String(stem.dropLast(4)) : stem)
    add(
      Source(
        calendar: AgendaCalendar(
          name: Self.shortened(shown),
          color: document.color.flatMap(Self.rgb)
        ),
        events: document.events
      )
    )
  }

  private mutating func add(_ source: Source) {
    guard sources.count < Self.maximumCalendars else {
      note(source.calendar.name, String(english: "too many calendars", turkish: "çok fazla takvim"))
      return
    }
    sources.append(source)
  }

  private mutating func document(_ path: String, named name: String) -> EventDocument? {
    let label = Self.lastPart(name)
    files += 1
    guard files <= Self.maximumFiles, bytes <= Self.maximumBytes else {
      // The message is added once for all files that are left out.
      if !isFull { note(label, String(english: "too many files", turkish: "çok fazla dosya")) }
      isFull = true
      return nil
    }
    guard let read = FileBytes.read(path, upTo: CollectionFolder.maximumItemBytes) else {
      note(label, String(english: "it cannot be read", turkish: "okunamıyor"))
      return nil
    }
    bytes += read.count
    guard let text = String(validating: read, as: UTF8.self) ?? ICalendar.moved(read) else {
      note(label, String(english: "it is not text in UTF-8", turkish: "UTF-8 metni değil"))
      return nil
    }
    do throws(FormatRefusal) {
      let document = try reader.read(text)
      for fault in document.faults {
        note("\(label):\(fault.line)", "\(fault.message): \(fault.found)")
      }
      for remark in document.remarks { note(label, remark) }
      return document
    } catch {
      note(label, error.message)
      return nil
    }
  }

  // MARK: Words

  private mutating func note(_ place: String, _ words: String) {
    problemCount += 1
    guard problems.count < Self.maximumProblems else { return }
    problems.append(String("\(place): \(words)".prefix(Self.longestProblem)))
  }

  private static func words(_ number: Int32) -> String {
    switch number {
    case ENOENT, ENOTDIR: String(english: "there is no such file", turkish: "böyle bir dosya yok")
    case EACCES, EPERM: String(english: "no permission to read it", turkish: "okuma izni yok")
    default: String(english: "it cannot be read", turkish: "okunamıyor")
    }
  }

  /// Returns the first 40 characters of a calendar's name.
  private static func shortened(_ name: String) -> String { String(name.prefix(40)) }

  private static func names(in folder: String) -> [String]? {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted()
  }

  private static func small(_ path: String) -> String? {
    FileBytes.read(path, upTo: smallFile).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns `#RRGGBB` as a number; `nil` if the digits are not hexadecimal.
  private static func rgb(_ text: String) -> UInt32? { UInt32(text.dropFirst(), radix: 16) }
}
