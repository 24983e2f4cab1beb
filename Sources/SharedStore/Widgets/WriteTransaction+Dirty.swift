extension WriteTransaction {
  /// Marks the timelines that read what this transaction changed as dirty and due at once.
  func markReaders() throws(StoreError) {
    for collection in change.collections.sorted() {
      try connection.run(
        WidgetQueries.markDirty,
        .text(collection),
        .integer(.min),
        .text("\(collection) changed")
      )
    }
  }
}
