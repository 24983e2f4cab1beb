extension StoreReading where Self: ~Copyable {
  /// Returns the stored extensions, by name.
  ///
  /// Unless `isWhole`, only those that the user added have their descriptions. The others are large,
  /// and a command that draws pictures needs none of them.
  package func knownExtensions(isWhole: Bool = true) throws(StoreError) -> [KnownExtension] {
    var rows = try connection.rows(ExtensionSQL.extensions, [isWhole.storeValue])
    var known: [KnownExtension] = []
    while let row = try rows.next() {
      known.append(
        KnownExtension(
          name: row.text(0),
          path: row.text(1),
          stamp: row.text(2),
          description: row.bytes(3),
          isAdded: row.integer(4) != 0
        )
      )
    }
    return known.sorted {
      $0.name == $1.name
        ? $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  /// Returns the stored description of the extension at `path`; empty if there is none.
  package func extensionDescription(path: String) throws(StoreError) -> [UInt8] {
    var rows = try connection.rows(ExtensionSQL.description, [.text(path)])
    return try rows.next()?.bytes(0) ?? []
  }

  /// Returns the name of a kind that users type; `nil` if its extension has not provided it yet.
  package func kindName(_ kind: String, of extensionName: String) throws(StoreError) -> String? {
    var rows = try connection.rows(ExtensionSQL.nameOfKind, [.text(extensionName), .text(kind)])
    return try rows.next()?.optionalText(0)
  }

  /// Returns the name of an extension that draws a kind for the program at `path`: its own, or the
  /// only one with that kind.
  ///
  /// It is `nil` if several other extensions have the kind, because their code may be another
  /// author's.
  package func extensionName(
    drawing kind: String,
    forProgram path: String
  ) throws(StoreError) -> String? {
    var rows = try connection.rows(ExtensionSQL.extensionsOfKind, [.text(kind), .text(path)])
    guard let first = try rows.next().map({ (name: $0.text(0), isOwn: $0.integer(1) != 0) }) else {
      return nil
    }
    let isAlone = try rows.next() == nil
    return first.isOwn || isAlone ? first.name : nil
  }

  /// Returns the names of all kinds that users type; the keys are the extension, a slash and the
  /// kind.
  package func kindNames() throws(StoreError) -> [String: String] {
    var rows = try connection.rows(ExtensionSQL.kindNames)
    var names: [String: String] = [:]
    while let row = try rows.next() { names["\(row.text(0))/\(row.text(1))"] = row.text(2) }
    return names
  }

  /// Returns whether a widget of the extension is placed, or was placed and could be restored by
  /// `undo` or `redo`.
  package func mayPlaceWidgets(ofExtension name: String) throws(StoreError) -> Bool {
    try connection.integer(ExtensionSQL.mayComeBack, .text(name)) != nil
  }

  /// Returns the encoded options that an extension offers for the parameters of a kind; `nil` if
  /// none are stored.
  package func options(
    ofKind kind: String,
    in extensionName: String
  ) throws(StoreError) -> [UInt8]? {
    var rows = try connection.rows(ExtensionSQL.options, [.text(extensionName), .text(kind)])
    return try rows.next()?.bytes(0)
  }
}
