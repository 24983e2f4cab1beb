import Foundation
import WidgetIntents
import WidgetTimeline

/// A Markdown file as it was read: its text, or the reason why it cannot be shown.
struct NoteFile: Hashable, Sendable {
  /// The most bytes of a file that are read; of a longer file only the beginning is shown.
  static let mostBytes = 256 << 10

  enum Contents: Hashable, Sendable {
    case text(String)
    case problem(NoteProblem)
  }

  /// The file's name, which is the last component of the path.
  let name: String
  /// The absolute path; empty if no path is configured, or the configured one is not absolute.
  let path: String
  let contents: Contents
  /// A hash of the bytes that were read, by which a change of the file is recognised.
  ///
  /// It is empty if `contents` is a problem.
  let stamp: String
  /// Whether the file is longer than ``mostBytes``, so that only its beginning was read.
  let isCut: Bool
  let modified: Date?

  /// Reads the file at a configured path, which must begin with `/` or `~/`.
  ///
  /// `home` is the folder that replaces `~`; `nil` means that there is none.
  init(configured path: String?, home: String? = ProcessInfo.processInfo.environment["HOME"]) {
    let written = path?.trimmingCharacters(in: .whitespaces) ?? ""
    let absolute = ConfiguredPath.absolute(written, home: home)
    self.path = absolute ?? ""
    name = written.split(separator: "/").last.map { String($0.prefix(80)) } ?? ""
    var facts = stat()
    guard let absolute else {
      let problem = written.isEmpty ? NoteProblem.notChosen : .notAbsolute
      (contents, stamp, isCut, modified) = (.problem(problem), "", false, nil)
      return
    }
    switch Self.read(absolute, &facts) {
    case .success(let bytes):
      let isCut = bytes.count > Self.mostBytes
      let text = Self.text(bytes.prefix(Self.mostBytes), isCut: isCut)
      contents = text.map { .text($0) } ?? .problem(.notUTF8)
      stamp = text == nil ? "" : Self.stamp(of: bytes)
      self.isCut = isCut
      modified = Date(timeIntervalSince1970: Double(facts.st_mtim.tv_sec))
    case .failure(let problem):
      (contents, stamp, isCut, modified) = (.problem(problem), "", false, nil)
    }
  }

  /// Returns the file that the timeline depends on; a change of it reloads the timeline.
  ///
  /// `path` is the configured path; `home` is the folder that replaces `~` in it.
  static func files(
    configured path: String?,
    home: String? = ProcessInfo.processInfo.environment["HOME"]
  ) -> TimelineFiles {
    let written = path?.trimmingCharacters(in: .whitespaces) ?? ""
    return TimelineFiles([ConfiguredPath.absolute(written, home: home)].compactMap(\.self))
  }

  /// Reads the file, at most one byte more than ``mostBytes``, which shows that the file is longer.
  private static func read(_ path: String, _ facts: inout stat) -> Result<[UInt8], NoteProblem> {
    // Without `O_NONBLOCK`, opening a named pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(NoteProblem(errno)) }
    defer { close(descriptor) }
    guard fstat(descriptor, &facts) == 0 else { return .failure(.unreadable) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .failure(.folder)
    default: return .failure(.noFile)
    }
    var bytes = [UInt8](repeating: 0, count: mostBytes + 1)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got < 0, errno == EINTR { continue }
      if got < 0 { return .failure(.unreadable) }
      if got == 0 { break }
      count += got
    }
    return .success(Array(bytes.prefix(count)))
  }

  /// Returns the text without a byte-order mark; `nil` if the bytes are not UTF-8 or contain a zero
  /// byte.
  ///
  /// `isCut` means that the file is longer than the bytes; then the incomplete last line is left
  /// out.
  private static func text(_ bytes: ArraySlice<UInt8>, isCut: Bool) -> String? {
    var bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    if isCut, let end = bytes.lastIndex(of: 0x0A) { bytes = bytes[..<end] }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// Returns a 64-bit FNV-1a hash in hexadecimal digits.
  ///
  /// It is good enough to recognise a change of the file, but does not resist an attacker.
  private static func stamp(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(hash, radix: 16)
  }
}

/// The reason why a note cannot be shown.
enum NoteProblem: Error, Hashable, Sendable {
  case notChosen, notAbsolute, missing, folder, noFile, forbidden, unreadable, notUTF8

  init(_ number: Int32) {
    self =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .forbidden
      default: .unreadable
      }
  }

  /// A short text about the problem for the widget.
  var words: String {
    switch self {
    case .notChosen: String(english: "No file is chosen", turkish: "Dosya seçilmemiş")
    case .notAbsolute:
      String(english: "Not a path from / or ~/", turkish: "Yol / ya da ~/ ile başlamıyor")
    case .missing: String(english: "There is no such file", turkish: "Böyle bir dosya yok")
    case .folder: String(english: "This is a folder", turkish: "Bu bir klasör")
    case .noFile: String(english: "This is not a text file", turkish: "Bu bir metin dosyası değil")
    case .forbidden: String(english: "No permission to read it", turkish: "Okuma izni yok")
    case .unreadable: String(english: "It cannot be read", turkish: "Okunamıyor")
    case .notUTF8: String(english: "It is not text in UTF-8", turkish: "UTF-8 metni değil")
    }
  }

  /// Advice on how to solve the problem, or a command that does.
  var advice: String {
    switch self {
    case .notChosen, .notAbsolute, .folder, .noFile:
      "widgetctl configure note --path ~/notes/today.md"
    case .missing: String(english: "e writes it", turkish: "e ile yazın")
    case .forbidden, .unreadable:
      String(english: "check its permissions and the disk", turkish: "izinlerine ve diske bakın")
    case .notUTF8: String(english: "convert it with iconv", turkish: "iconv ile çevirin")
    }
  }

  /// Whether there is no file yet, so that the widget explains how to create one.
  var isOfBeginning: Bool { [.notChosen, .notAbsolute, .missing].contains(self) }

  /// Whether opening the file in an editor can solve the problem.
  var canBeEdited: Bool { self == .missing || self == .notUTF8 }
}
