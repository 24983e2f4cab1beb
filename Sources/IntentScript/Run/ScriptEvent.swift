package import WidgetIntents

/// What a script tells while it runs, in order; told after the commit that it speaks of (LG-15).
package enum ScriptEvent: Sendable, Hashable, Codable {
  /// A line that `print` or `show` wrote.
  case output(String)
  /// An intent was performed.
  case performed(intent: String, arguments: [IntentArgument], outcome: IntentOutcome, line: Int)
  /// A statement is about to run, where that is asked for.
  case statement(line: Int, text: String)
  /// What the script gave back.
  case result(IntentValue)
}
