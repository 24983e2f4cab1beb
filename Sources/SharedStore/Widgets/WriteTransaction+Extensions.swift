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
