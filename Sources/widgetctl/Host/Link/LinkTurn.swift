import Ground
import SharedStore
import StoreLink
import SystemLibrary
import WidgetRender
import WidgetTerminal

/// A pass of this store with its hub: one at a time, with a note of how it went.
struct LinkTurn {
  let host: Host

  /// Runs a pass.
  ///
  /// - Parameters:
  ///   - isAsked: Whether a person waits for it: it then waits for one that goes on, and asks the hub whatever has
  ///     failed before.
  ///   - command: The runs that are taken back rather than merged with a conflict.
  ///   - lock: The lock of the passes, if the process that has started this one holds it.
  /// - Returns: `nil` if the store is not linked, or if it is another one's turn.
  /// - Throws: The error of the hub or of the store.
  func run(
    isAsked: Bool,
    refusing command: [String] = [],
    holding lock: FileLock? = nil
  ) throws(CommandError) -> PassReport? {
    guard let link = try LinkState(host.store).link else { return nil }
    let location = try host.store.location
    guard let lock = lock ?? LinkNote.lock(besideStore: location, waits: isAsked) else {
      return nil
    }
    defer { lock.release() }
    var note = LinkNote.read(besideStore: location)
    let now = SystemTime.microsecondsSince1970
    guard isAsked || note.isDue(at: now, salt: Self.salt(link)) else { return nil }
    do throws(CommandError) {
      let (report, machines) = try pass(
        link,
        isAsked: isAsked,
        refusing: command,
        knowing: note.machines
      )
      note.noteSuccess(at: SystemTime.microsecondsSince1970)
      note.machines = machines
      lock.write(note.bytes)
      return report
    } catch {
      note.noteFailure(error, at: now)
      lock.write(note.bytes)
      throw error
    }
  }

  /// Returns what a pass has done, and the names of the machines.
  private func pass(
    _ link: StoredLink,
    isAsked: Bool,
    refusing command: [String],
    knowing machines: [Int64: String]
  ) throws(CommandError) -> (PassReport, [Int64: String]) {
    let store = try host.store
    let computer = Computer(storeAt: store.location)
    do {
      let hub = try LinkedHub.open(link.address, host.context, isBackground: !isAsked)
      let report = try LinkPass(
        try store.writable.open(),
        hub,
        computer: computer.mark,
        machineName: computer.name
      ).run(refusing: command)
      let makers = try store.reader()?.arrivals(after: link.head).map(\.run.machine) ?? []
      // The names are asked for when a new machine has done something.
      guard makers.contains(where: { $0 > 0 && machines[$0] == nil }) else {
        return (report, machines)
      }
      let names = try hub.machines().map { ($0.number, TerminalText.sanitized($0.name)) }
      return (report, Dictionary(names) { $1 })
    } catch {
      throw CommandError(any: error)
    }
  }

  /// Machines that failed at one moment try again at different ones.
  static func salt(_ link: StoredLink) -> UInt64 {
    // The golden ratio spreads numbers that follow each other.
    UInt64(bitPattern: link.machine) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: link.head)
  }
}
