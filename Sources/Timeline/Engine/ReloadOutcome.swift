#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a refresh did about one timeline, and why.
package struct ReloadOutcome: Equatable, Sendable {
  package enum Result: Equatable, Sendable {
    /// A timeline of so many entries is stored; `due` `nil` means never by itself.
    case stored(ReloadReason, entries: Int, due: Date?, diagnostics: [TimelineDiagnostic])
    case failed(FailedReload)
    /// The store refused the timeline or the failure; the refresh throws the first such error.
    case notStored(ReloadReason)
    /// The stamps of a clock that ran ahead were brought back; nothing was due.
    case restamped(due: Date?)
    case skipped(ReloadSkip)
  }

  package var key: TimelineKey
  package var kind: String
  package var extensionName: String
  package var result: Result

  init(_ timeline: DueTimeline, _ result: Result) {
    key = timeline.key
    kind = timeline.kind
    extensionName = timeline.extensionName
    self.result = result
  }
}
