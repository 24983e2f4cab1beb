import SharedStore
import WidgetTerminal

/// The names of the other machines that have made runs in the log.
struct LinkMakers {
  private let reader: StoreReader?
  /// The number of this machine; `nil` if the store is not linked.
  private let own: Int64?
  private let names: [Int64: String]

  init(_ store: HostStore) throws(CommandError) {
    let reader = try store.reader()
    own = try stored { () throws(StoreError) in try reader?.link()?.machine }
    names = own == nil ? [:] : LinkNote.read(besideStore: store.location).machines
    self.reader = reader
  }

  /// Returns the name of the other machine that made a run; `nil` if this machine did.
  func name(of run: RecordedRun) throws(CommandError) -> String? {
    guard let own, let reader else { return nil }
    let machine = try stored { () throws(StoreError) in try reader.machine(ofRun: run.run.id) }
    guard let machine, machine != own else { return nil }
    return LinkWords.machine(machine, in: names)
  }
}
