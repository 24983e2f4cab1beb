import Essentials
import Ground
import SharedStore
import SystemLibrary
import WidgetTerminal

/// A copy of the store in a temporary folder, for work that must not change the user's store;
/// `remove` deletes the copy.
struct PrivateStore {
  let folder: String
  let store: HostStore

  private static let fileName = "store.sqlite"

  /// Copies the present state of the store.
  ///
  /// - Throws: `CommandError` if there is not enough space, or if the store cannot be read.
  init(copyOf store: HostStore) throws(CommandError) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array("\(base.hasPrefix("/") ? base : "/tmp")/widgetctl.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .failed(
        .cannotCreate,
        message: "no folder for a copy of the store can be made",
        hint: "make room in $TMPDIR or /tmp"
      )
    }
    folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    let path = "\(folder)/\(Self.fileName)"
    self.store = HostStore(StoreLocation(path: path))
    do throws(StoreError) {
      try store.location.writeCopy(to: path)
    } catch {
      remove()
      throw CommandError(error)
    }
  }

  /// Returns a context in which extensions keep their own files, such as logs and locks, in the
  /// folder of this copy.
  func context(_ context: CommandContext) -> CommandContext {
    var context = context
    context.environment = context.environment.replacing(["XDG_STATE_HOME": folder])
    return context
  }

  /// Deletes the copy and the files next to it.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
