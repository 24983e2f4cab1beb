import WidgetExtension

/// A widget that stops the program leaves the other widgets of its bundle usable.
extension HostedExtension {
  /// More broken widgets than this are a broken program: each one costs two starts of it.
  private static let maximumStopping = 8

  /// The variables by which the program leaves the widgets alone that stopped it.
  var stoppedVariables: [String] { StoppedWidgets.variables(without: stoppedTypes) }

  /// The types of the widgets that are left alone: those of this description, or of the one that is kept.
  private var stoppedTypes: [String] {
    let found = stopping.withLock { $0 }
    return found.isEmpty ? keptStoppingKinds : found
  }

  /// Describes the program without the widgets that stop it, each of which is offered with its reason.
  ///
  /// - Throws: the error with its cause if the program stops elsewhere, or in too many widgets.
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
  /// The description with the reasons of the widgets that stop, by their types.
  fileprivate func stopping(for reasons: [String: String]) -> ExtensionDescription {
    var description = self
    for index in widgets.indices where widgets[index].stops != nil {
      description.widgets[index].stops = reasons[widgets[index].kind] ?? widgets[index].stops
    }
    return description
  }
}
