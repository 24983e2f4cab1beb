import WidgetExtension

/// Asks a program for its description although some of its widgets crash it, so that the other
/// widgets can be used.
extension HostedExtension {
  /// The most widgets of a program that may crash it; each one costs two starts of the program.
  private static let maximumStopping = 8

  /// The environment variables that make the program leave out the widgets which crash it.
  var stoppedVariables: [String] { StoppedWidgets.variables(without: stoppedTypes) }

  /// The types of the widgets that crash the program: those found by this command, or else the
  /// stored ones.
  private var stoppedTypes: [String] {
    let found = stopping.withLock { $0 }
    return found.isEmpty ? keptStoppingKinds : found
  }

  /// Asks the program for its description without the widgets that crash it, and adds these with
  /// the reasons.
  ///
  /// - Throws: The error with its cause if something else crashes the program, or too many widgets
  ///   do.
  func describeOthers(
    after crash: ExtensionError,
    within limit: Duration
  ) throws(ExtensionError) -> ExtensionDescription {
    var error = crash
    var reasons: [String: String] = [:]
    while true {
      let naming = StoppedWidgets.variables(without: [], isNaming: true)
      guard
        let report = report(of: error, variables: naming, { _ = try? $0.describe(within: limit) })
      else { throw error }
      guard reasons.count < Self.maximumStopping, let type = StoppedWidgets.last(in: report.text),
        reasons[type] == nil
      else { throw report.error }
      reasons[type] = report.error.cause ?? report.error.message
      stopping.withLock { $0.append(type) }
      forgetLost()
      let answer = Result { () throws(ExtensionError) in try session().describe(within: limit) }
      switch answer {
      case .success(let description): return description.stopping(for: reasons)
      case .failure(let next): error = next
      }
    }
  }
}

extension ExtensionDescription {
  /// Returns the description with a reason for each widget that crashes; `reasons` contains them by
  /// the types of the widgets.
  fileprivate func stopping(for reasons: [String: String]) -> ExtensionDescription {
    var description = self
    for index in widgets.indices where widgets[index].stops != nil {
      description.widgets[index].stops = reasons[widgets[index].kind] ?? widgets[index].stops
    }
    return description
  }
}
