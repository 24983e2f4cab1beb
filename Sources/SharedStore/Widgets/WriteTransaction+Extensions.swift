extension WriteTransaction {
  /// Replaces what is known of the extension at `known.path`; one that was added stays so.
  package func remember(_ known: KnownExtension) throws(StoreError) {
    try change.willTouch()
    try connection.run(
      """
      INSERT INTO extensions (path, name, stamp, description, is_added) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (path) DO UPDATE SET name = excluded.name, stamp = excluded.stamp,
        description = excluded.description, is_added = max(is_added, excluded.is_added)
      """,
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
    try connection.run("DELETE FROM extensions WHERE path = ?", .text(path))
    if connection.changedRows > 0 { change.touch() }
  }
}
