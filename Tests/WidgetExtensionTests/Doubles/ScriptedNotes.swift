import IntentScript
import Moments
import SharedStore
import Ground
import WidgetIntents

@testable import WidgetExtension

/// The process in which a script runs.
enum ScriptPlace: CaseIterable {
  case `extension`, host
}

/// The events and the outcome of a script.
struct ScriptRun {
  var outcome: ScriptOutcome
  var events: [ScriptEvent]

  /// The lines that the script has printed.
  var lines: [String] {
    events.compactMap { if case .output(let line) = $0 { line } else { nil } }
  }

  /// The message of the error that ended the script; `nil` if there was none.
  var failure: String? {
    switch outcome.error {
    case .failed(let message, _, _, _, _): message
    case .rejected(let diagnostics): diagnostics.map(\.message).joined(separator: "; ")
    case .limit(let name, _, _): name
    case .cancelled: "cancelled"
    case nil: nil
    }
  }
}

/// Collects values that several threads report.
final class Collected<Value: Sendable>: Sendable {
  private let values = Guarded<[Value]>([])

  var all: [Value] { values.withLock { $0 } }

  func add(_ more: [Value]) {
    values.withLock { $0 += more }
  }
}

extension ServedNotes {
  /// The time of the tests: Saturday, 2026-11-21 09:00 UTC.
  static let now: Int64 = 1_795_251_600_000_000

  func request(
    _ text: String,
    now: Int64 = now,
    key: String? = nil,
    limit: Int = 50_000,
    prefix: String = "s"
  ) -> ScriptRequest {
    ScriptRequest(
      sources: [ScriptSource(name: "test.intents", text: text)],
      now: now,
      extensionName: "notes",
      origin: "run",
      runIDPrefix: prefix,
      key: key,
      limitInMilliseconds: limit
    )
  }

  /// Runs a script in the extension or in the host.
  ///
  /// `reported` receives the events as they occur, `heard` other messages. In the host, the
  /// script's task is cancelled when the stream `interrupt` ends.
  func run(
    _ request: ScriptRequest,
    in place: ScriptPlace = .extension,
    dryRun: DryRun? = nil,
    prompt: @escaping @Sendable (Question) -> Answer = { _ in .unanswered },
    isCancelled: @escaping @Sendable () -> Bool = { false },
    interrupt: AsyncStream<Never>? = nil,
    heard: @escaping @Sendable (String) -> Void = { _ in },
    reported: @escaping @Sendable ([ScriptEvent]) -> Void = { _ in }
  ) async throws -> ScriptRun {
    let surroundings: @Sendable () -> ExtensionSession.Events = {
      ExtensionSession.Events(
        progress: { heard($0.text) },
        log: { heard($0.text) },
        prompt: prompt,
        isCancelled: isCancelled
      )
    }
    let events = Collected<ScriptEvent>()
    let deliver: @Sendable ([ScriptEvent]) -> Void = {
      reported($0)
      events.add($0)
    }
    let outcome: ScriptOutcome
    switch place {
    case .extension:
      outcome = try await ask { client throws(ExtensionError) in
        var events = surroundings()
        events.script = deliver
        return try client.runScript(request, events: events)
      }
    case .host:
      let description = try await ask { client throws(ExtensionError) in try client.describe() }
      outcome = await withTaskGroup(of: ScriptOutcome?.self) { group in
        group.addTask {
          await self.run(request, description, dryRun, surroundings, deliver)
        }
        group.addTask {
          guard let interrupt else { return nil }
          for await _ in interrupt {}
          return nil
        }
        var outcome = ScriptOutcome()
        while let next = await group.next() {
          if let next { outcome = next }
          if next != nil || interrupt != nil { group.cancelAll() }
        }
        return outcome
      }
    }
    return ScriptRun(outcome: outcome, events: events.all)
  }

  private func run(
    _ request: ScriptRequest,
    _ description: ExtensionDescription,
    _ dryRun: DryRun?,
    _ events: @escaping @Sendable () -> ExtensionSession.Events,
    _ deliver: @escaping @Sendable ([ScriptEvent]) -> Void
  ) async -> ScriptOutcome {
    let catalog = ScriptCatalog([ScriptCatalog.Entry(extensionName: "notes", description)])
    let checked = ScriptChecker.check(Parser.parse(request.sources[0]), catalog: catalog) {
      .refused(Diagnostic("no files: \($0)", at: $1))
    }
    let script: CheckedScript
    switch checked {
    case .success(let checked): script = checked
    case .failure(let rejected):
      return ScriptOutcome(exitCode: 65, error: .rejected(rejected.diagnostics))
    }
    let (client, runLockPath) = (client, runLockPath)
    let reader = ScriptClock.reader(
      in: .utc,
      standingAt: request.now.map { Instant(microseconds: $0) }
    )
    let clock = dryRun?.moved(reader) ?? reader
    let host = CalledScriptHost(
      request,
      catalog: catalog,
      clock: clock,
      surroundings: ScriptSurroundings(
        client: { _ in client },
        events: { _ in events() },
        prompt: { events().prompt($0) },
        picture: { widget, _ throws(IntentError) in ["picture of \(widget)"] },
        deliver: { events throws(IntentError) in deliver(events) },
        runLockPath: { _ in runLockPath },
        settledOutcome: { run, error throws(IntentError) in throw IntentError(error) }
      ),
      dryRun: dryRun
    )
    let options = ScriptOptions(limits: request.limits, reportsIntents: request.reportsIntents)
    let runner = ScriptRunner(
      script,
      host: host,
      clock: clock,
      options: options,
      dryRun: dryRun
    )
    return await runner.run()
  }

  /// The words of all stored notes, as another process reads them; empty without a store.
  var stored: [String] {
    get throws {
      guard folder.names.contains("store.sqlite") else { return [] }
      let reader = try StoreReader(at: StoreLocation(path: storePath))
      return try reader.read { try $0.fetch(Note.self) }.map(\.words)
    }
  }
}
