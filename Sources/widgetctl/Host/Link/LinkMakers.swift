import SharedStore
import WidgetTerminal

/// The names of other machines on which runs of the log were made.
struct LinkMakers {
  private let reader: StoreReader?
  /// This machine's number; `nil` if the store is not linked.
  private let own: Int64?
  private let names: [Int64: String]

  init(_ store: HostStore) throws(CommandError) {
    let reader = try store.reader()
    own = try stored { () throws(StoreError) in try reader?.link()?.machine }
    names = own == nil ? [:] : LinkNote.read(besideStore: store.location).machines
    self.reader = reader
  }

  /// Returns the name of the machine that a run was made on; `nil` for this one.
  func name(of run: RecordedRun) throws(CommandError) -> String? {
    guard let own, let reader else { return nil }
    let machine = try stored { () throws(StoreError) in try reader.machine(ofRun: run.run.id) }
    guard let machine, machine != own else { return nil }
    return LinkWords.machine(machine, in: names)
  }
}
