/// The last description of an extension.
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

/// The stored description of a kind of widget.
package struct KnownKind: Hashable, Sendable {
  /// The author's name for it, unique in its extension.
  package let kind: String
  /// Its title on the screen.
  package let title: String
  /// The command-line names of the families that it comes in, in the author's order.
  package let families: [String]
  /// The command line's name for it, unique in its extension; `nil` if that is not known.
  package let name: String?

  package init(kind: String, title: String, families: [String], name: String? = nil) {
    self.kind = kind
    self.title = title
    self.families = families
    self.name = name
  }
}

extension WriteTransaction {
  /// Replaces the description of the extension at `known.path` and of its kinds; an added extension stays added.
  ///
  /// Without `kinds` the stored kinds stay.
  package func remember(
    _ known: KnownExtension,
    kinds: [KnownKind]? = nil
  ) throws(StoreError) {
    try change.willTouch()
    try connection.run(
      ExtensionSQL.rememberExtension,
      .text(known.path),
      .text(known.name),
      .text(known.stamp),
      .blob(known.description),
      known.isAdded.storeValue
    )
    if let kinds {
      try connection.run(ExtensionSQL.forgetKinds, .text(known.name))
      for kind in kinds {
        try connection.run(
          ExtensionSQL.insertKind,
          .text(known.name),
          .text(kind.kind),
          .text(kind.title),
          .text(kind.families.joined(separator: " ")),
          kind.name.storeValue
        )
      }
      try connection.run(ExtensionSQL.tellNamesApart)
    }
    change.touch()
  }

  /// Stores the options of a kind's parameters from its extension.
  package func rememberOptions(
    _ options: [UInt8],
    ofKind kind: String,
    in extensionName: String
  ) throws(StoreError) {
    try change.willTouch()
    try connection.run(
      ExtensionSQL.rememberOptions,
      .text(extensionName),
      .text(kind),
      .blob(options)
    )
    change.touch()
  }

  /// Removes the description of the extension at `path`, and keeps its name for that path.
  package func retireExtension(path: String) throws(StoreError) {
    try change.willTouch()
    try connection.run(ExtensionSQL.forgetKindsOfPath, .text(path))
    try connection.run(ExtensionSQL.forgetOptionsOfPath, .text(path))
    try connection.run(ExtensionSQL.retireExtension, .text(path))
    if connection.changedRows > 0 { change.touch() }
    try connection.run(ExtensionSQL.tellNamesApart)
  }
}
