import Essentials
internal import Ground
package import SharedStore
internal import WidgetIntents

/// The Live Activities of a program that no host has started; each change is the run of an intent
/// in the shared store.
package struct ProgramActivities: Sendable {
  private let location: StoreLocation
  /// The name of the extension that draws the activities.
  private let extensionName: String
  /// The program's name, which is the origin of its runs in the log.
  private let program: String

  /// Opens the store for the activities of one kind.
  ///
  /// - Returns: `nil` if there is no store, or if it is unknown which extension draws this
  ///   program's activities of that kind.
  package init?(at location: StoreLocation, kind: String, program: String) {
    guard let reader = try? StoreReader(at: location),
      let name = try? reader.extensionName(drawing: kind, forProgram: Self.ownPath)
    else { return nil }
    self.location = location
    self.program = program
    extensionName = name
  }

  /// The path of this program; empty if the system does not report it.
  private static var ownPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  }

  /// The activities in the store, to be read and changed; `nil` if they cannot be read.
  package var present: RunActivities? {
    try? RunActivities(
      StoreReader(at: location).placedWidgets(),
      ofExtension: extensionName
    )
  }

  /// Runs `body` as a run of `intent`, and stores its changes of activities.
  package func perform(
    _ intent: String,
    _ body: @Sendable (RunActivities) throws -> Void
  ) async throws {
    let store = try SharedStore(at: location)
    let activities = RunActivities(
      try await store.read { try $0.placedWidgets() },
      ofExtension: extensionName
    )
    try body(activities)
    let run = JournalRun(
      id: UUID().uuidString.lowercased(),
      intent: intent,
      parameters: [],
      key: nil,
      origin: program
    )
    try await StoreScope.with(run: run) { try await activities.commit(to: store) }
    try await store.finish(run, result: RunResult.performed(IntentOutcome()).journalBytes)
  }
}
