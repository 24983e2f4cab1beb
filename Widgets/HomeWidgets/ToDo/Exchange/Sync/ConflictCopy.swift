import Ground
import ToDoFormats

extension ItemCollection.Item {
  /// The identifier of the copy that contains the folder's version of a to-do after a conflict.
  ///
  /// It is a digest of the item's text. So a sync that was interrupted and is repeated finds the
  /// copy that it has created.
  var copyID: ToDoID {
    let text = ([identity] + record.raw.parts).joined(separator: "\u{0}")
    let bytes = SHA256.digest(of: Array(text.utf8)).prefix(8)
    return ToDoID(bits: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }
}
