public import Foundation
public import WidgetIntents

extension AppIntent {
  /// Asks the user whether to continue; the view of the question is not drawn.
  ///
  /// It throws an error that ends the run if the user declines or cannot be asked; `--yes` answers
  /// in advance.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    guard let dialog else { return try await requestConfirmation() }
    try await requestConfirmation(conditions: conditions, actionName: actionName, dialog: dialog)
  }

  /// Asks the user whether to continue; the view of the other intent is not drawn.
  ///
  /// It throws an error that ends the run if the user declines or cannot be asked; `--yes` answers
  /// in advance.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    snippetIntent: Snippet
  ) async throws {
    guard let dialog else { return try await requestConfirmation() }
    try await requestConfirmation(conditions: conditions, actionName: actionName, dialog: dialog)
  }

  /// Asks the user to choose one of several options; the view of the question is not drawn.
  ///
  /// It throws an error that ends the run if the user cancels or cannot be asked.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption],
    dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await requestChoice(between: options, dialog: dialog)
  }
}

/// An intent that reports its progress, which the command line shows while it runs.
///
/// ```swift
/// struct ReadAll: ProgressReportingIntent {
///   static let title: LocalizedStringResource = "Read All"
///   func perform() async throws -> some IntentResult {
///     progress.totalUnitCount = 3
///     for _ in 1...3 { progress.completedUnitCount += 1 }
///     return .result()
///   }
/// }
/// ```
public protocol ProgressReportingIntent: _RunScopedIntent {}

extension ProgressReportingIntent {
  /// The progress of the intent's current run; changes outside of a run have no effect.
  public var progress: Progress {
    ReportedProgress.current?.progress ?? Progress(totalUnitCount: 0)
  }

  public func _performScoped() async throws -> _IntentResultParts {
    let reported = ReportedProgress()
    IntentSurroundings.current.progress?.begin { reported.state }
    return try await ReportedProgress.$current.withValue(reported) {
      try await perform()._parts
    }
  }
}

/// The progress of one run of an intent; observers read a copy of its state.
private struct ReportedProgress: Sendable {
  let progress = Progress(totalUnitCount: 0)

  var state: IntentProgress {
    IntentProgress(
      completedUnitCount: progress.completedUnitCount,
      totalUnitCount: progress.totalUnitCount,
      text: progress.localizedDescription
    )
  }

  @TaskLocal static var current: ReportedProgress?
}
