/// A store of development version 12, the last before the first release, which can be migrated.
///
/// Its tables have the columns of version 1. The runs' before-images are dropped, so they can no
/// longer be undone. Pictures and extensions' descriptions are dropped too, and regenerated. To be
/// deleted, with its callers, in the release after 1.0.0.
enum DevelopmentStore {
  /// The application id, "wgct" in ASCII, of stores from the fifth to the last development version.
  static let application: Int64 = 0x7767_6374
  /// A table by which a store from the first development versions, without an application id, is
  /// recognised.
  static let firstJournal = "journal_runs"
  /// The only development version that can be migrated.
  static let version: Int64 = 12
  /// The number that ``StoreConnection/requireKnown()`` returns for a store of this version; no
  /// released version has it.
  static let number = -version

  /// The commit number of a run that changed something before the store was migrated, so that it
  /// cannot be undone.
  static let lostWay = Int64.min

  /// The reason why a run from a development version can no longer be undone.
  static let reason = "it ran with a version before 0.9.0"

  /// The module whose tables have other columns in the last development version, with its version
  /// number there.
  private static let lastModule = (name: "to-do", version: Int64(5))

  /// The statements that migrate the store to version 1, within a transaction; the regular steps
  /// follow.
  ///
  /// The program's own modules begin at 1 too. A module whose version is uncertain checks its
  /// tables and creates missing ones.
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

  /// Migrates the store to version 1, in the open transaction of `connection`.
  ///
  /// - Throws: `.developmentVersion` if the to-dos are older than those of the last development
  ///   version.
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
