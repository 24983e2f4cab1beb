import Ground
import SharedStore
import SystemLibrary
import WidgetExtension
import WidgetTerminal

extension Host {
  /// Starts a pass in a process of its own after a command that changed something shared, which has answered already.
  ///
  /// The command itself opens no connection (LK-1). A pass that cannot be started is made by the next `refresh`.
  func startLinkPass() {
    guard mayHaveWritten, let store = try? store, let state = try? LinkState(store),
      let link = state.link, state.waiting > 0,
      state.note.isDue(at: SystemTime.microsecondsSince1970, salt: LinkTurn.salt(link))
    else { return }
    LinkProcess.start(store.location)
  }
}

/// A pass in a process of its own, in a session of its own and without a descriptor of the caller.
enum LinkProcess {
  static func start(_ location: StoreLocation) {
    guard let program = ExecutableFile.path else { return }
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nothing >= 0 else { return }
    defer { _ = close(nothing) }
    var start = ProgramStart(
      ["widgetctl", "link", "now", "--\(LinkCommand.background.name)", "--store", location.path],
      file: program
    )
    start.standing = .ownSession
    start.descriptors = [(nothing, 0), (nothing, 1), (nothing, 2)]
    ProgramStart.closeInheritedOnExec()
    _ = try? start.spawn()
  }
}
