import Ground
import WidgetIntents

/// The reason why a view cannot be saved, found or shown.
enum ToDoViewError: ExplainedError, Equatable, Sendable {
  case unusableName(String)
  case noColumn(String)
  case tooManyWords(bytes: Int)
  case tooManyViews(count: Int)
  case notFound(name: String, suggestion: String?)
  /// The view shows hidden or blocked to-dos, which widgets cannot show.
  case notForWidgets(name: String)

  var message: String {
    switch self {
    case .unusableName(""):
      String(english: "a view needs a name", turkish: "görünümün bir adı olmalı")
    case .unusableName(let name):
      String(
        english: "“\(name)” cannot be the name of a view",
        turkish: "“\(name)” görünüm adı olamaz"
      )
    case .noColumn(let word):
      String(english: "there is no column “\(word)”", turkish: "“\(word)” adlı sütun yok")
    case .tooManyWords(let bytes):
      String(
        english:
          "the words have \(bytes) bytes, more than the \(ToDoViewName.maximumWords) that a view can have",
        turkish: "sözler \(bytes) bayt; bir görünümde en çok \(ToDoViewName.maximumWords) bayt olur"
      )
    case .tooManyViews(let count):
      String(
        english: "there are \(count) views already, which is the limit",
        turkish: "zaten \(count) görünüm var; sınır bu"
      )
    case .notForWidgets(let name):
      String(
        english:
          "a widget cannot show “\(name)”, which lists later or blocked to-dos; 'todo view \(name)' can",
        turkish:
          "araçlar sonraki ya da bekleyen görevlerin “\(name)” görünümünü gösteremez; 'todo view \(name)' gösterir"
      )
    case .notFound(let name, _):
      String(english: "there is no view “\(name)”", turkish: "“\(name)” adlı görünüm yok")
    }
  }

  var hint: String? {
    switch self {
    case .unusableName:
      String(
        english: "it is one word of letters, digits, - and _: todo view save work @Work",
        turkish: "tek sözdür; harf, rakam, - ve _ alır: todo görünüm kaydet iş @İş"
      )
    case .noColumn:
      String(
        english: "the columns are \(ToDoColumn.allCases.map(\.rawValue).joined(separator: ", "))",
        turkish: "sütunlar: \(ToDoColumn.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    case .tooManyWords:
      String(english: "save fewer words", turkish: "daha az söz saklayın")
    case .tooManyViews:
      String(
        english: "'todo view remove NAME' removes one",
        turkish: "'todo view remove AD' birini siler"
      )
    case .notFound(_, let suggestion?):
      String(
        english: "did you mean “\(suggestion)”?",
        turkish: "“\(suggestion)” mi demek istediniz?"
      )
    case .notFound, .notForWidgets:
      String(english: "'todo view' lists the views", turkish: "'todo view' görünümleri listeler")
    }
  }

  var exitCode: Int32 {
    switch self {
    case .unusableName, .noColumn, .tooManyWords: ExitCode.usage.rawValue
    case .tooManyViews, .notFound, .notForWidgets: 1
    }
  }
}

/// Checks that the name of a view is one word, not too long and not a command.
enum ToDoViewName {
  /// The most bytes of UTF-8 in a name.
  static let maximumBytes = 64
  /// The most bytes of UTF-8 in all conditions of a view together.
  static let maximumWords = 4_096
  /// The most views that can be saved.
  static let maximumViews = 200

  /// The words that are commands after `todo view`, and therefore cannot be names.
  private static let taken: Set<String> = ["save", "remove", "rm", "kaydet", "sil"]

  static func checked(_ text: String) throws(ToDoViewError) -> String {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty, name.utf8.count <= maximumBytes, !taken.contains(SearchText.folded(name)),
      name.first?.isLetter == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    else { throw .unusableName(String(name.prefix(40))) }
    return name
  }
}
