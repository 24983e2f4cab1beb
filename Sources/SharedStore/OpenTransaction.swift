/// A transaction that was begun inside the gate and is to be committed or rolled back there.
struct OpenTransaction {
  let connection: StoreConnection
  /// What the lock file remembered when the gate was entered.
  let state: GateState
  let change: PendingChange
  /// Whether the commit returns when it is on the disk.
  let isFlushed: Bool
}
