package import WidgetIntents

/// An action that a machine needs from its host before it can continue.
package enum MachineAction: Sendable {
  /// An intent, with values in the order of its site's parameters.
  case perform(site: Int, [IntentValue])
  indirect case find(EntitySearch)
  case entity(type: String, text: String)
  case picture(String, size: String?)
  indirect case prompt(Question)
  /// The next line of standard input, or all of it.
  case input(InputPart)
  case wait(microseconds: Int64)
  /// A line to print; the machine is resumed without a value.
  case output(String)
  case beginAtomic
  case endAtomic(commits: Bool)
  /// Machines that run at once, in source order.
  case parallel([ScriptMachine])
  /// A statement is about to run.
  case statement(SourceSpan)
  /// The host should check the time limit and cancellation, because many steps have passed.
  case yield
  /// A branch of `parallel` has come to its end.
  case branchEnded
  /// The script has ended, and all its transactions have ended.
  case finished(value: IntentValue, exitCode: Int32)
}
