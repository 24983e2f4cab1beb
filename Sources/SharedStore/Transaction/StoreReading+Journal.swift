extension StoreReading where Self: ~Copyable {
  /// The run with this id, if it is committed.
  package func run(_ id: String) throws(StoreError) -> RecordedRun? { fatalError("not reached") }

  /// The run that used this idempotency key.
  package func run(forKey key: String) throws(StoreError) -> RecordedRun? {
    fatalError("not reached")
  }

  /// The latest runs, newest first.
  package func runs(limit: Int) throws(StoreError) -> [RecordedRun] { fatalError("not reached") }

  /// What the run changed, in order.
  package func changes(ofRun id: String) throws(StoreError) -> [RecordedChange] {
    fatalError("not reached")
  }
}
