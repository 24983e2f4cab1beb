package import WidgetIntents

/// An action that a machine needs from its host before it can continue.
package enum MachineAction: Sendable {
  /// Performs an intent, whose call site determines the parameters that the values are for.
  case perform(site: Int, [IntentValue])
  indirect case find(EntitySearch)
  case entity(type: String, text: String)
  case picture(String, size: String?)
  indirect case prompt(Question)
  /// Reads the next line of standard input, or all of it.
  case input(InputPart)
  case wait(microseconds: Int64)
  /// Prints a line; the machine is resumed without a value.
  case output(String)
  case beginAtomic
  case endAtomic(commits: Bool)
  /// Runs the branches of `parallel` at once; they are machines in source order.
  case parallel([ScriptMachine])
  /// Reports that a statement is about to run.
  case statement(SourceSpan)
  /// Asks the host to check the time limit and cancellation, because many steps have passed.
  case yield
  /// A branch of `parallel` has come to its end.
  case branchEnded
  /// The script has ended, and all its transactions have ended.
  case finished(value: IntentValue, exitCode: Int32)
}
