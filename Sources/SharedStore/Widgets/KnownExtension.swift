/// The stored description of an extension, which it gave when it was last asked.
package struct KnownExtension: Hashable, Sendable {
  package let name: String
  package let path: String
  /// The size and modification time of the program file as text, which differs after the program is
  /// replaced.
  package let stamp: String
  /// The extension's encoded answer to `describe`; empty if there is none, or if it was not read.
  package let description: [UInt8]
  /// Whether the user added the extension; `false` if it was installed together with the program.
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
  /// The author's name for the kind, unique in its extension.
  package let kind: String
  /// The title of the kind that is displayed to users.
  package let title: String
  /// The command-line names of the families that the kind supports, in the author's order.
  package let families: [String]
  /// The kind's name on the command line, unique in its extension; `nil` if it is unknown.
  package let name: String?

  package init(kind: String, title: String, families: [String], name: String? = nil) {
    self.kind = kind
    self.title = title
    self.families = families
    self.name = name
  }
}

extension WriteTransaction {
  /// Stores the description of the extension at `known.path` and of its kinds, in place of the
  /// previous one.
  ///
  /// An extension that the user added stays marked as added. If `kinds` is `nil`, the stored kinds
  /// are kept.
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

  /// Stores the options that an extension offers for a kind's parameters.
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

  /// Removes the description of the extension at `path`, and keeps its name and path.
  package func retireExtension(path: String) throws(StoreError) {
    try change.willTouch()
    try connection.run(ExtensionSQL.forgetKindsOfPath, .text(path))
    try connection.run(ExtensionSQL.forgetOptionsOfPath, .text(path))
    try connection.run(ExtensionSQL.retireExtension, .text(path))
    if connection.changedRows > 0 { change.touch() }
    try connection.run(ExtensionSQL.tellNamesApart)
  }
}
