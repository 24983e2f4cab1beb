import Ground
import WidgetIntents

/// The reason why an article cannot be opened.
enum ArticleError: ExplainedError, Hashable, Sendable {
  case noLink(title: String)

  var message: String {
    switch self {
    case .noLink(let title):
      String(
        english: "“\(title)” has no address of the web",
        turkish: "“\(title)” yazısının web adresi yok"
      )
    }
  }

  var hint: String? {
    switch self {
    case .noLink:
      String(
        english: "its feed brings the text alone",
        turkish: "akışı yalnızca metni getiriyor"
      )
    }
  }

  var exitCode: Int32 { 1 }
}
