import SharedStore

/// The store that a command may have written to, to be left with a short log once all is answered (PF-4).
///
/// No one who waits for the answer waits for the disk on behalf of those that come later.
final class AnsweredStore {
  private var written: HostStore?

  /// Notes which store the command is about to write to.
  func willWrite(to store: HostStore) {
    written = store
  }

  /// Moves a long log into the database.
  func leave() {
    written?.shortenLog(above: LogLength.mostLeft)
  }
}
