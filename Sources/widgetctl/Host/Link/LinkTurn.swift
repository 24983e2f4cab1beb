import Ground
import SharedStore
import StoreLink
import SystemLibrary
import WidgetRender
import WidgetTerminal

/// Runs exchanges of this store with its hub, one at a time, and records their results.
struct LinkTurn {
  let host: Host

  /// Performs an exchange with the hub.
  ///
  /// - Parameters:
  ///   - isAsked: Whether a user waits for it; it then waits for an exchange under way, and
  ///     connects even after failures.
  ///   - command: The runs that are reversed, rather than merged, if there is a conflict.
  ///   - lock: The lock of exchanges, if the process that started this one holds it.
  /// - Returns: `nil` if the store is not linked, or if an exchange is under way or not due.
  /// - Throws: The error of the hub or of the store.
  func run(
    isAsked: Bool,
    refusing command: [String] = [],
    holding lock: FileLock? = nil
  ) throws(CommandError) -> PassReport? {
    let state = try LinkState(host.store)
    guard state.link != nil || state.screen != nil else { return nil }
    // A command that holds the lock only waits for its own changes, not for pictures.
    let drawsPictures = lock == nil
    let location = try host.store.location
    guard let lock = lock ?? LinkNote.lock(besideStore: location, waits: isAsked) else {
      return nil
    }
    defer { lock.release() }
    var note = LinkNote.read(besideStore: location)
    let now = SystemTime.microsecondsSince1970
    guard isAsked || note.isDue(at: now, salt: Self.salt(state)) else { return nil }
    do throws(CommandError) {
      let (report, machines) = try pass(
        state,
        isAsked: isAsked,
        refusing: command,
        drawsPictures: drawsPictures,
        knowing: note.machines
      )
      note.noteSuccess(at: SystemTime.microsecondsSince1970)
      note.machines = machines
      lock.write(note.bytes)
      return report
    } catch {
      note.noteFailure(error, at: now)
      lock.write(note.bytes)
      if state.screen != nil { noteAway(note, at: now) }
      throw error
    }
  }

  /// Runs an exchange, and returns its report and the names of the machines.
  private func pass(
    _ state: LinkState,
    isAsked: Bool,
    refusing command: [String],
    drawsPictures: Bool,
    knowing machines: [Int64: String]
  ) throws(CommandError) -> (PassReport, [Int64: String]) {
    let address = state.link?.address ?? state.screen?.address ?? ""
    do {
      let hub = try LinkedHub.open(address, host.context, isBackground: !isAsked)
      let core = try host.store.linked()
      var report = PassReport()
      if state.link != nil {
        report = try pass(core, hub, refusing: command)
      }
      if drawsPictures {
        if state.link != nil {
          let work = try PictureWork(host: host, store: core, hub: hub).run {
            report.add(try pass(core, hub))
          }
          (report.made, report.nextPicture) = (work.made, work.next)
        }
        report.shown = try ScreenLook(core, hub).run()
      }
      guard let link = state.link else { return (report, machines) }
      let makers = try core.read { try $0.arrivals(after: Int64(link.known)).map(\.run.machine) }
      // The names are requested when a run of an unknown machine has arrived.
      guard makers.contains(where: { $0 > 0 && machines[$0] == nil }) else {
        return (report, machines)
      }
      let names = try hub.machines().map { ($0.number, TerminalText.sanitized($0.name)) }
      return (report, Dictionary(names) { $1 })
    } catch {
      throw CommandError(any: error)
    }
  }

  private func pass(
    _ core: StoreCore,
    _ hub: any Hub,
    refusing command: [String] = []
  ) throws -> PassReport {
    let computer = Computer(storeAt: try host.store.location)
    return try LinkPass(core, hub, on: computer).run(refusing: command)
  }

  /// Marks the pictures on a hub's board as outdated if the last successful exchange was longer ago
  /// than `patience`.
  private func noteAway(_ note: LinkNote, at now: Int64) {
    guard note.succeeded > 0, now - note.succeeded > Self.patience, let store = try? host.store,
      let core = try? store.linked()
    else { return }
    let since = LinkWords.time(note.succeeded, in: host.context.timeZone())
    try? ScreenLook.noteAway(
      since: note.succeeded,
      because: "the hub cannot be reached since \(since)",
      at: now,
      in: core
    )
  }

  /// How long a hub may be unreachable, in microseconds, before its pictures are marked as
  /// outdated.
  private static let patience: Int64 = 150_000_000

  /// Returns a number that differs between machines, so that they do not all try again at the same
  /// moment.
  static func salt(_ state: LinkState) -> UInt64 {
    guard let link = state.link else { return UInt64(bitPattern: state.screen?.number ?? 0) }
    // The golden ratio distributes consecutive numbers.
    return UInt64(bitPattern: link.machine) &* 0x9E37_79B9_7F4A_7C15
      &+ UInt64(bitPattern: link.head)
  }
}
