import Ground
import WidgetIntents

/// The reason why an article cannot be opened.
enum ArticleError: ExplainedError, Hashable, Sendable {
  case noLink(title: String)

  var message: String {
    switch self {
    case .noLink(let title):
      String(
        english: "“\(title)” has no web address",
        turkish: "“\(title)” yazısının web adresi yok"
      )
    }
  }

  var hint: String? {
    switch self {
    case .noLink:
      String(
        english: "its feed contains only the text, without a link",
        turkish: "akışında bağlantı yok, yalnızca metin var"
      )
    }
  }

  var exitCode: Int32 { 1 }
}
