extension Migration {
  /// What a step does to the store.
  public enum Operation: Sendable {
    case createCollection(StoreCollection)
    /// Gives every record of the named collection a further column.
    case addColumn(StoreColumn, to: String)
    /// Orders the named collection by these columns.
    case addIndex([String], on: String)
    /// Inserts records into a collection whose shape they have at this step.
    case insert([any StoreRecord])
  }
}
