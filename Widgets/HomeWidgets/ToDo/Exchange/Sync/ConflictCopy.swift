import Ground
import ToDoFormats

extension ItemCollection.Item {
  /// The identifier of the to-do that is made of the neighbour's side of a conflict.
  ///
  /// It is a digest of the item's text: a sync that was killed and is made again finds the copy that it made.
  var copyID: ToDoID {
    let text = ([identity] + record.raw.parts).joined(separator: "\u{0}")
    let bytes = SHA256.digest(of: Array(text.utf8)).prefix(8)
    return ToDoID(bits: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }
}
