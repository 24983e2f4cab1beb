#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

package import WidgetIntents

/// What widget code may say to the host, or ask of it, while it works.
extension HostLink {
  /// The link of the request that the current task works on; `nil` outside of any.
  package static var current: HostLink? { RunScope.current.link }

  package func progress(_ fraction: Double? = nil, _ text: String) {
    guard RunScope.current.notices?.admitsRemark() != false else { return }
    tell(.progress, ProgressNotice(fraction: fraction, text: text))
  }

  package func log(_ level: LogNotice.Level, _ text: String) {
    guard RunScope.current.notices?.admitsRemark() != false else { return }
    tell(.log, LogNotice(level: level, text: text))
  }

  /// Asks for new timelines of a kind, or of all kinds (WK-38, WK-42).
  package func requestReload(ofKind kind: String? = nil) {
    if let notices = RunScope.current.notices { return notices.addReload(ofKind: kind) }
    tell(.reload, ReloadNotice(kind: kind))
  }

  /// Puts a question to the person; `.unanswered` where there is no one to ask.
  package func prompt(_ question: Question) async -> Answer {
    guard let deadline = RunScope.current.deadline else { return await put(question) }
    return await deadline.pause { await put(question) }
  }

  private func put(_ question: Question) async -> Answer {
    guard let frame = try? await ask(.prompt, question) else { return .unanswered }
    return (try? frame.message(Answer.self)) ?? .unanswered
  }

  /// The placed widgets of this extension (WK-39).
  package func configurations() async -> [PlacedConfiguration] {
    guard let frame = try? await ask(.configurations, [String]()) else { return [] }
    return (try? frame.message([PlacedConfiguration].self)) ?? []
  }
}
