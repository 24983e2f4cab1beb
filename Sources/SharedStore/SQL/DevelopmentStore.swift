/// A store of version 12, the last before the first release, which is migrated once.
///
/// Its tables have the shape of version 1. The runs' before-images are dropped, so they can no longer be undone, and
/// so are pictures and extensions' descriptions, which are made again. To be deleted, with its callers, in the
/// release after 1.0.0.
enum DevelopmentStore {
  /// "wgct" in ASCII: the mark of stores before version 1, from the fifth development version on.
  static let application: Int64 = 0x7767_6374
  /// A table of the versions that had no mark.
  static let firstJournal = "journal_runs"
  /// The only version that is carried over.
  static let version: Int64 = 12
  /// The number that ``StoreConnection/requireKnown()`` returns for such a store: no released version.
  static let number = -version

  /// The `sequence` of a run that changed something before the store was carried over.
  static let lostWay = Int64.min

  /// The reason why a run of such a store can no longer be undone.
  static let reason = "it ran with a version before 0.9.0"

  /// The module whose tables changed their shape, and its version in the last program before the first
  /// release.
  private static let lastModule = (name: "to-do", version: Int64(5))

  /// The steps to version 1, within a transaction, from which the other steps continue.
  ///
  /// The program's own modules begin at 1 too. A module whose version is uncertain checks its tables and creates missing
  /// ones.
  private static let steps = [
    """
    UPDATE modules SET version = CASE
      WHEN name = 'to-do' AND version = \(lastModule.version) OR name = 'feeds' AND version = 2 THEN 1
      ELSE -1 END
    WHERE name IN ('to-do', 'feeds')
    """,
    "DELETE FROM journal WHERE kind <> 0",
    "UPDATE journal SET sequence = \(lostWay) WHERE sequence <> 0",
    "DELETE FROM journal_reversals",
    "DELETE FROM entries",
    "DELETE FROM bases",
    "UPDATE timelines SET is_dirty = 1, due = \(Int64.min), reason = 'carried over'",
    "UPDATE extensions SET stamp = ''",
    "DELETE FROM offered_options",
    CoreSchema.markApplication,
    StoreSQL.setVersion(1),
  ]

  /// Carries over the store that `connection` has a transaction in.
  ///
  /// - Throws: `.developmentVersion` if the to-dos are older than the last program leaves them.
  static func carryOver(_ connection: StoreConnection) throws(StoreError) {
    let found = try connection.integer(StoreSQL.moduleVersion, .text(lastModule.name)) ?? 0
    guard found == 0 || found.magnitude == lastModule.version.magnitude else {
      throw .developmentVersion(
        module: lastModule.name,
        found: found,
        known: lastModule.version,
        path: connection.location.path
      )
    }
    for step in steps { try connection.execute(step) }
  }
}
