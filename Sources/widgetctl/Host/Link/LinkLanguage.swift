import Moments
import WidgetTerminal

extension Host {
  /// Runs what writes texts about a link in the reader's language.
  func inUsersLanguage<Value>(
    _ body: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    let language = (try? extensions.language.answers) ?? .english
    return try UserLanguage.$spoken.withValue(language) {
      Result { () throws(CommandError) in try body() }
    }.get()
  }
}
