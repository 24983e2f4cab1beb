public import Foundation
public import WidgetIntents

/// An intent that says how far it has come: set `progress.totalUnitCount`, then count up.
public protocol ProgressReportingIntent: _RunScopedIntent {}

extension ProgressReportingIntent {
  /// The progress of this run; outside of a run nobody sees it.
  public var progress: Progress {
    ReportedProgress.current?.progress ?? Progress(totalUnitCount: 0)
  }

  public func _performScoped() async throws -> _IntentResultParts {
    let reported = ReportedProgress()
    IntentProgressSink.current?.begin { reported.state }
    return try await ReportedProgress.$current.withValue(reported) {
      try await perform()._parts
    }
  }
}

/// The progress of one run, as whoever listens may look at it.
struct ReportedProgress: Sendable {
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
