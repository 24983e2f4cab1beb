extension StoreConnection {
  /// Marks the timelines that read one of these collections as dirty and due at once.
  func markReaders(of collections: [String]) throws(StoreError) {
    for collection in collections {
      try run(
        WidgetSQL.markDirty,
        .text(collection),
        .integer(.min),
        .text("\(collection) changed")
      )
    }
  }
}
