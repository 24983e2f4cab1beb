internal import Ground
package import IntentScript
internal import SharedStore
internal import Synchronization
internal import WidgetIntents

/// What a script asks of its surroundings, one request to an extension each: for scripts whose
/// intents live in several extensions, or that show widgets.
package final class CalledScriptHost: Sendable {
  let request: ScriptRequest
  let surroundings: ScriptSurroundings
  let clock: ScriptClock
  let enumerations: [EnumMetadata]
  let transaction = CalledTransaction()
  let commits = CalledCommits()
  /// The extension of each entity type, by its identifier.
  private let extensionsOfEntities: [String: String]
  private let runs = Atomic(0)

  /// The request says how the journal is to know the script; its extension and sources do not matter.
  package init(
    _ request: ScriptRequest,
    catalog: ScriptCatalog,
    clock: ScriptClock,
    surroundings: ScriptSurroundings
  ) {
    self.request = request
    self.surroundings = surroundings
    self.clock = clock
    var extensions: [String: String] = [:]
    for entry in catalog.entries {
      for entity in entry.entities where extensions[entity.identifier] == nil {
        extensions[entity.identifier] = entry.extensionName
      }
    }
    extensionsOfEntities = extensions
    enumerations = catalog.entries.flatMap(\.enumerations)
  }

  /// The id of the script's next run.
  func nextRun() -> Int { runs.add(1, ordering: .relaxed).newValue }

  func extensionName(ofEntity type: String) throws(IntentError) -> String {
    guard let extensionName = extensionsOfEntities[type] else {
      throw .unknownEntityType(
        name: type,
        suggestion: nil,
        known: extensionsOfEntities.keys.sorted()
      )
    }
    return extensionName
  }

  /// Asks an extension on a thread of its own, which waits in system calls.
  ///
  /// Cancelling the task tells the extension to stop.
  func call<Answer: Sendable>(
    _ extensionName: String,
    _ body: @escaping @Sendable (ExtensionClient, ExtensionEvents) throws(ExtensionError) -> Answer
  ) async throws(ExtensionError) -> Answer {
    let isCancelled = CancellationFlag()
    let surroundings = surroundings
    let result: Result<Answer, ExtensionError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        do throws(BlockingThread.Failure) {
          try BlockingThread.start {
            let result = Result { () throws(ExtensionError) in
              var events = surroundings.events(extensionName)
              let isUnwanted = events.isCancelled
              events.isCancelled = { isCancelled.isSet || isUnwanted() }
              return try body(try surroundings.client(extensionName), events)
            }
            continuation.resume(returning: result)
          }
        } catch {
          let reason = ExtensionError.Reason.couldNotStart(
            path: extensionName,
            number: error.number
          )
          continuation.resume(
            returning: .failure(ExtensionError(name: extensionName, reason: reason))
          )
        }
      }
    } onCancel: {
      isCancelled.set()
    }
    return try result.get()
  }
}

/// Whether a call is still wanted.
private final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .relaxed) }

  func set() { flag.store(true, ordering: .relaxed) }
}
