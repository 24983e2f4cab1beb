/// What an extension said about itself when it was last asked.
package struct KnownExtension: Hashable, Sendable {
  package let name: String
  package let path: String
  /// Size and modification time of the binary, as text: another stamp is another binary.
  package let stamp: String
  /// Its encoded answer to `describe`.
  package let description: [UInt8]
  /// Whether the user added it; the others were installed together with the program.
  package let isAdded: Bool

  package init(
    name: String,
    path: String,
    stamp: String,
    description: [UInt8],
    isAdded: Bool = false
  ) {
    self.name = name
    self.path = path
    self.stamp = stamp
    self.description = description
    self.isAdded = isAdded
  }
}

extension WriteTransaction {
  /// Replaces what is known of the extension at `known.path`; one that was added stays so.
  package func remember(_ known: KnownExtension) throws(StoreError) {
    try change.willTouch()
    try connection.run(
      WidgetSQL.rememberExtension,
      .text(known.path),
      .text(known.name),
      .text(known.stamp),
      .blob(known.description),
      known.isAdded.storeValue
    )
    change.touch()
  }

  /// Forgets the extension at `path`.
  package func forgetExtension(path: String) throws(StoreError) {
    try change.willTouch()
    try connection.run(WidgetSQL.forgetExtension, .text(path))
    if connection.changedRows > 0 { change.touch() }
  }
}
