import Foundation
import Ground

/// The name of the list for a folder that is synchronized for the first time.
///
/// Two folders with the same name, such as those of two accounts, have two lists. The second list
/// has the name of the folder and, in brackets, that of its parent folder.
struct SyncedListName {
  let text: String
  /// The folder whose list already has the folder's name alone; `nil` if there is none.
  let other: ImportSource?

  /// Chooses the name.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - displayName: The name in the folder's own file; `nil` if there is none.
  ///   - sources: The synchronized folders; those that no longer exist are ignored.
  init(_ path: String, _ displayName: String?, among sources: [ImportSource]) {
    let folders = path.split(separator: "/").map(String.init)
    let own = folders.last ?? path
    let name = displayName ?? own
    let others = sources.filter { source in
      source.path != path && FileManager.default.fileExists(atPath: source.path)
    }
    func folder(of name: String) -> ImportSource? {
      others.first { ToDoLabel.isOne(of: [$0.list], name) }
    }
    other = folder(of: name)
    guard other != nil else {
      text = Self.cut(name)
      return
    }
    // The nearest parent folder whose name differs from that of the list.
    let distinct = folders.last { !ToDoLabel.isOne(of: [name], $0) } ?? own
    let plain = Self.cut(name, behind: " (\(distinct))")
    // One number more than there are folders is always free.
    let numbered = (2...(others.count + 2)).map { Self.cut(name, behind: " (\(distinct) \($0))") }
    text = ([plain] + numbered).first { folder(of: $0) == nil } ?? plain
  }

  private static func cut(_ name: String, behind ending: String = "") -> String {
    let room = max(ToDoLabel.maximumBytes - ending.utf8.count, 0)
    return ReadToDo.cut(name, scalars: .max, bytes: room) + ending
  }
}
