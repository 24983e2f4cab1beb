import Ground
import ToDoFormats
import WidgetIntents

/// The reason why an import, an export or a sync has failed.
enum ExchangeError: ExplainedError, Equatable, Sendable {
  /// An unknown format; `isWritten` is true if it was requested for an export.
  case unknownForm(String, isWritten: Bool)
  case unknownCharset(String)
  case unknownZone(String)
  case cannotRead(file: String)
  case tooLarge(file: String, limit: Int)
  /// A record that is too large to be stored; `line` is the line on which it begins.
  case recordTooLarge(file: String, line: Int, limit: Int)
  /// A folder with more files than `limit`, so that it is not read.
  case tooMany(folder: String, limit: Int)
  /// A file of an unknown format, with a description of what it resembles.
  case notToDos(file: String, looksLike: String)
  case notText(file: String, ImportCharset.Fault, charset: String)
  case refused(file: String, FormatRefusal)
  /// Some records are invalid.
  ///
  /// The value is a line for each of the first ones; `count` records are invalid, and `readable`
  /// ones can be read.
  case faults([String], count: Int, readable: Int)
  /// A format that can be read but not written.
  case notWritten(form: String)
  /// The format cannot contain some fields, and the user has requested that this is an error.
  case unplaced(String, form: String)
  case cannotWrite(file: String, reason: String)

  var message: String {
    switch self {
    case .unknownForm(let name, _):
      String(
        english: "“\(name)” is not a known format of to-dos",
        turkish: "“\(name)” bilinen bir biçim değil"
      )
    case .unknownCharset(let name):
      String(
        english: "“\(name)” is not a known charset",
        turkish: "“\(name)” bilinen bir kodlama değil"
      )
    case .unknownZone(let name):
      String(english: "“\(name)” is not a time zone", turkish: "“\(name)” bir saat dilimi değil")
    case .cannotRead(let file):
      String(english: "cannot read \(file)", turkish: "\(file) okunamıyor")
    case .tooLarge(let file, let limit):
      String(
        english: "\(file) is larger than \(limit) bytes",
        turkish: "\(file), \(limit) bayttan büyük"
      )
    case .recordTooLarge(let file, let line, let limit):
      String(
        english: "\(file):\(line): the record is larger than \(limit) bytes",
        turkish: "\(file):\(line): kayıt \(limit) bayttan büyük"
      )
    case .tooMany(let folder, let limit):
      String(
        english: "\(folder) has more than \(limit) files",
        turkish: "\(folder) klasöründe \(limit) dosyadan fazlası var"
      )
    case .notToDos(let file, let look):
      String(
        english: "\(file) has no to-dos that can be read: it looks like \(look)",
        turkish: "\(file) okunabilir görev içermiyor: \(look) gibi görünüyor"
      )
    case .notText(let file, let fault, let charset):
      String(
        english:
          "\(file):\(fault.line): byte \(fault.byte) (0x\(Self.digits(fault.found))) is not \(charset)",
        turkish:
          "\(file):\(fault.line): \(fault.byte). bayt (0x\(Self.digits(fault.found))) \(charset) değil"
      )
    case .refused(let file, let refusal): "\(file): \(refusal.message)"
    case .faults(let lines, let count, _):
      lines.joined(separator: "\n") + "\n"
        + String(
          english: count == 1
            ? "1 record is broken, and nothing was imported"
            : "\(count) records are broken, and nothing was imported",
          turkish: "\(count) kayıt bozuk, hiçbir şey alınmadı"
        )
    case .notWritten(let form):
      String(english: "\(form) is read only", turkish: "\(form) yalnızca okunur")
    case .unplaced(let fields, let form):
      String(
        english: "\(form) cannot store \(fields), and nothing was written",
        turkish: "\(form) içinde yeri olmayanlar: \(fields); hiçbir şey yazılmadı"
      )
    case .cannotWrite(let file, let reason):
      String(english: "cannot write \(file): \(reason)", turkish: "\(file) yazılamıyor: \(reason)")
    }
  }

  var hint: String? {
    switch self {
    case .unknownForm(_, isWritten: false), .notToDos:
      String(
        english: "name the format with --from: \(Self.forms)",
        turkish: "--from biçimi söyler: \(Self.forms)"
      )
    case .unknownCharset:
      String(english: "known: \(Self.charsets)", turkish: "bilinenler: \(Self.charsets)")
    case .unknownZone:
      String(english: "for example Europe/Istanbul", turkish: "örneğin Europe/Istanbul")
    case .cannotRead:
      String(
        english: "check that the file exists and that you can read it",
        turkish: "dosyanın var ve okunabilir olduğuna bakın"
      )
    case .tooLarge, .tooMany: String(english: "divide it", turkish: "bölün")
    case .recordTooLarge:
      String(
        english: "make it shorter, or keep its attachment elsewhere; nothing was imported",
        turkish: "kısaltın ya da ekini başka yerde tutun; hiçbir şey alınmadı"
      )
    case .notText:
      String(
        english: "name the encoding with --charset: \(Self.charsets)",
        turkish: "--charset kodlamayı söyler: \(Self.charsets)"
      )
    case .refused(_, let refusal): refusal.hint
    case .faults(_, _, 0):
      String(
        english: "correct the file: no record of it can be read",
        turkish: "dosyayı düzeltin: hiçbir kaydı okunamıyor"
      )
    case .faults(_, _, let readable):
      String(
        english: "'--keep-going' imports \(readable) \(readable == 1 ? "to-do" : "to-dos"), "
          + "a broken one as far as it can be read",
        turkish: "'--keep-going' \(readable) görev alır, bozuk olanı okunabildiği kadar"
      )
    case .notWritten, .unknownForm(_, isWritten: true):
      String(english: "--to can be: \(Self.written)", turkish: "--to için: \(Self.written)")
    case .unplaced:
      String(
        english: "without --strict the file is written, and omitted values are counted",
        turkish: "--strict olmadan yazılır, yeri olmayanlar sayılır"
      )
    case .cannotWrite:
      String(english: "the file was not changed", turkish: "dosya değiştirilmedi")
    }
  }

  var exitCode: Int32 {
    let code: ExitCode =
      switch self {
      case .unknownForm, .unknownCharset, .unknownZone, .notWritten: .usage
      case .cannotRead: .noInput
      case .tooLarge, .recordTooLarge, .tooMany, .notToDos, .notText, .refused, .faults,
        .unplaced:
        .badData
      case .cannotWrite: .cannotCreate
      }
    return code.rawValue
  }

  /// The most lines of each kind that are printed; further ones are only counted.
  static let maximumLines = 20

  private static var forms: String {
    (ToDoFormats.all.map(\.name) + ToDoFormats.folders.map(\.name)).sorted().joined(separator: ", ")
  }
  private static var charsets: String { ImportCharset.all.map(\.name).joined(separator: ", ") }
  private static var written: String {
    ToDoFormats.all.filter { $0 is any WritableToDoFormat }.map(\.name).joined(separator: ", ")
  }

  private static func digits(_ byte: UInt8) -> String { Hexadecimal.digits(of: [byte]) }
}
