import Ground
import SharedStore
import WidgetExtension
import WidgetTerminal
import WidgetTimeline

/// Performs the reloads that another command has left, in the process that was started for them.
///
/// Warnings are not shown: a timeline that fails is marked, and its error is stored for `list` and
/// `log --reloads`.
struct FollowUpRun {
  private let host: Host
  private let followUp: FollowUp

  /// The maximum size of the input in bytes; a list of timelines is shorter.
  private static let maximumBytes = 1 << 20

  /// Reads the reloads from standard input.
  ///
  /// - Throws: `.usage` if the process was not started by a command for this purpose.
  init(_ host: Host) throws(CommandError) {
    guard let bytes = try? InputFile.standardInput(limit: Self.maximumBytes),
      let followUp = try? MessageBytes.message(FollowUp.self, in: bytes)
    else {
      throw .usage(
        .other(
          message: "--\(OptionDefinition.followUp.name) is only used by widgetctl itself",
          hint: "'widgetctl refresh' reloads what is due",
          signature: nil
        )
      )
    }
    self.host = host
    self.followUp = followUp
  }

  func run() throws(CommandError) -> ExitCode {
    // The exchange runs at the same time as the reloads, which may be slow.
    host.startLinkPass()
    let extensions = try host.extensions
    var descriptor = FollowUp.firstDescriptor
    for session in followUp.sessions {
      // If an extension was removed meanwhile, its descriptor is closed when this process ends.
      extensions.named(session.name)?.adopt(session, descriptor: descriptor)
      descriptor += 1
    }
    var leases: [TimelineKey: ReloadLease] = [:]
    for key in followUp.leases {
      leases[key] = ReloadLease(
        handedOver: StoredTimelines.leaseNumber(of: key),
        descriptor: descriptor
      )
      descriptor += 1
    }
    let held = HeldLeases(leases)
    defer { held.end() }
    try PerformedWidgets(host, held: held).reload(
      pressed: followUp.pressed,
      requested: Set(followUp.requested),
      notingLanguage: false
    )
    return .done
  }
}
