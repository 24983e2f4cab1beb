import SharedStore

/// The store's collections for the widgets that load data.
enum FeedSchema {
  static let module = ModuleSchema(
    name: "feeds",
    migrations: [
      Migration(
        1,
        [
          .createCollection(FeedRecord.collection),
          .createCollection(PriceHistory.firstCollection),
          .createCollection(FeedChoice.collection),
          .createCollection(SeriesState.collection),
          .createCollection(LaunchCount.collection),
        ]
      ),
      Migration(
        2,
        [
          .createCollection(SeenArticle.collection),
          .createCollection(KnownFeed.collection),
          .createCollection(PriceAlert.collection),
          .addColumn(PriceHistory.addedTimes, to: PriceHistory.collection.name),
        ]
      ),
      Migration(3, [.createCollection(SeenEpisode.collection)]),
    ]
  )
}
