import Ground
import WidgetIntents

/// The reason why an intent of the notes cannot be performed.
enum NoteError: ExplainedError, Equatable, Sendable {
  case changed(name: String)
  case tooLong(name: String)
  case noBox(line: Int, name: String)
  case unwritable(name: String, why: String)
  case noPath(String)

  var message: String {
    switch self {
    case .changed(let name):
      String(
        english: "\(name) was changed since the picture was made; nothing was written",
        turkish: "\(name) resimden sonra değişmiş; hiçbir şey yazılmadı"
      )
    case .tooLong(let name):
      String(
        english: "\(name) is longer than 256 KB; nothing was written",
        turkish: "\(name) 256 KB'tan uzun; hiçbir şey yazılmadı"
      )
    case .noBox(let line, let name):
      String(
        english: "line \(line) of \(name) has no box to tick",
        turkish: "\(name) dosyasının \(line). satırında kutu yok"
      )
    case .unwritable(let name, let why):
      String(english: "\(name) cannot be written: \(why)", turkish: "\(name) yazılamıyor: \(why)")
    case .noPath(let path):
      String(
        english: "“\(path)” is not a path of a file",
        turkish: "“\(path)” bir dosya yolu değil"
      )
    }
  }

  var hint: String? {
    switch self {
    case .changed:
      String(english: "press it again in the new picture", turkish: "yeni resimde yeniden basın")
    case .tooLong:
      String(english: "change it in an editor", turkish: "bir düzenleyicide değiştirin")
    case .noBox:
      String(english: "a box is written “- [ ] words”", turkish: "kutu “- [ ] sözler” diye yazılır")
    case .unwritable: nil
    case .noPath:
      String(english: "a path begins with / or ~/", turkish: "yol / ya da ~/ ile başlar")
    }
  }

  var exitCode: Int32 {
    switch self {
    case .changed: ExitCode.busy.rawValue
    case .tooLong, .noBox: 1
    case .unwritable: ExitCode.cannotCreate.rawValue
    case .noPath: ExitCode.usage.rawValue
    }
  }
}
