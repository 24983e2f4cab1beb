/// The SQL statements about undoing and redoing runs.
///
/// A run is *in force* if it is not undone.
enum UndoSQL {
  private static let bits = JournalSQL.bits
  private static let mask = JournalSQL.mask

  /// A condition for runs that are neither an undo nor a redo.
  private static let isOrdinary = "r.origin NOT IN ('undo', 'redo')"

  static let markUndone = "UPDATE journal SET undone_by = ?1 WHERE place = ?2 << \(bits)"
  static let markRedone =
    "UPDATE journal SET undone_by = NULL, redone_by = ?1 WHERE place = ?2 << \(bits)"
  static let noteReversal =
    "INSERT INTO journal_reversals (run, sequence, reversed_by) VALUES (?, ?, ?)"
  /// Adds the lost rows about undos to a recovered store.
  ///
  /// Each undone run gets a single row, as if it had been undone only once.
  static let fillReversals = """
    INSERT OR IGNORE INTO journal_reversals (run, sequence, reversed_by)
    SELECT r.place >> \(bits), u.sequence, r.undone_by
    FROM journal r JOIN journal u ON u.place = r.undone_by << \(bits) WHERE \(isOrdinary)
    """
  /// Marks an undo as redone when none of the runs that it undid is still undone.
  static let endUndo = """
    UPDATE journal SET undone_by = ?1 WHERE place = ?2 << \(bits) AND NOT EXISTS (
      SELECT 1 FROM journal r WHERE r.undone_by = ?2 AND r.sequence > 0 AND \(isOrdinary))
    """
  /// Marks a redo as undone when none of the runs that it redid is still in force.
  static let endRedo = """
    UPDATE journal SET undone_by = ?1 WHERE place = ?2 << \(bits) AND NOT EXISTS (
      SELECT 1 FROM journal WHERE redone_by = ?2 AND sequence > 0 AND undone_by IS NULL)
    """
  /// Makes the idempotency key of a script available again once all of its runs with changes are
  /// undone.
  ///
  /// The key belongs to the script's run without changes, which is then marked as undone.
  static let freeKeys = """
    UPDATE journal SET undone_by = ?1
    WHERE id > ?2 AND id < ?3 AND sequence = 0 AND idempotency_key IS NOT NULL
      AND undone_by IS NULL AND NOT EXISTS (
        SELECT 1 FROM journal r
        WHERE r.id > ?2 AND r.id < ?3 AND r.sequence > 0 AND r.undone_by IS NULL)
    """
  /// Gives the idempotency keys that an undo had made available back to its runs, unless another
  /// run has used them since.
  static let takeKeys = """
    UPDATE OR IGNORE journal SET undone_by = NULL, redone_by = ?1
    WHERE undone_by = ?2 AND sequence = 0 AND origin NOT IN ('undo', 'redo')
    """
  static let holderOfKey =
    "SELECT \(JournalSQL.number), id, intent FROM journal WHERE \(JournalSQL.ofKey)"
  /// Selects, for one run, the number of the run that undid it, and the ordinal of its own last
  /// change.
  static let standing = """
    SELECT undone_by, (SELECT MAX(place) FROM journal c WHERE c.place <= r.place | \(mask)) & \(mask)
    FROM journal r WHERE id = ?
    """

  static let changesOfRun = """
    SELECT c.kind, \(JournalSQL.name(of: "c")), c.record, c.content, c.sequence, c.place & \(mask)
    FROM journal c WHERE c.place > ?1 << \(bits) AND c.place <= (?1 << \(bits) | \(mask))
    ORDER BY c.place
    """
  static let runsReversed = "SELECT run FROM journal_reversals WHERE reversed_by = ?"
  /// Selects the numbers of the last undos, newest first.
  ///
  /// Runs that a recovery could not save are left out: they are marked as undone by themselves, and
  /// stay undone.
  static let lastUndos = """
    SELECT DISTINCT r.undone_by FROM journal r
    WHERE r.undone_by IS NOT NULL AND r.undone_by <> r.place >> \(bits) AND r.sequence > 0
      AND \(isOrdinary)
      AND (SELECT id FROM journal u WHERE u.place = r.undone_by << \(bits))
        NOT IN (\(LinkSQL.idsOfOthers))
    ORDER BY r.undone_by DESC LIMIT ?
    """

  /// Selects all changes of one record, each with the run that made it.
  private static let changesOfRecord = """
    SELECT r.place >> \(bits), r.id, r.intent, r.undone_by
    FROM journal c JOIN journal r ON r.place = c.place >> \(bits) << \(bits)
    WHERE c.collection = (SELECT number FROM collections WHERE name = ?1) AND c.record = ?2
    """
  private static let isLater =
    "(c.sequence > ?3 OR c.sequence = ?3 AND c.place & \(mask) > ?4)"
  private static let newestFirst = "ORDER BY c.sequence DESC, c.place & \(mask) DESC"

  /// Selects the runs in force that changed a record after a given change.
  ///
  /// ?3 is the commit number of that change, and ?4 its ordinal.
  static let laterChanges = """
    \(changesOfRecord) AND \(isLater) AND r.undone_by IS NULL AND \(isOrdinary) \(newestFirst)
    """
  /// Selects the runs on a record whose state differs from that at a given change: in force then
  /// and not now, or the reverse.
  ///
  /// A run before the change is in the same state as then if it was undone and redone an even
  /// number of times since. A run after it must not be in force. If it is between the first and the
  /// last of the changes, it must not have been undone together with them.
  static let differences = """
    \(changesOfRecord) AND \(isOrdinary)
      AND CASE WHEN \(isLater)
        THEN r.undone_by IS NULL
          OR r.undone_by = ?5
            AND (c.sequence < ?6 OR c.sequence = ?6 AND c.place & \(mask) < ?7)
        ELSE (SELECT COUNT(*) FROM journal_reversals v
          WHERE v.run = r.place >> \(bits) AND v.sequence > ?3) % 2 = 1 END
    \(newestFirst)
    """

  /// Selects the runs that can no longer be undone or redone once a change is removed from the
  /// journal.
  ///
  /// They are the runs that changed the record before it. If the change is undone (?5), they are
  /// also all other runs on the record that are undone.
  static let dependents = """
    \(changesOfRecord) AND \(isOrdinary) AND r.sequence > 0
      AND ((c.sequence < ?3 OR c.sequence = ?3 AND c.place & \(mask) < ?4)
        OR ?5 AND r.undone_by IS NOT NULL)
    """
  /// Makes the commit number of a run negative, which means that it can no longer be undone; it
  /// still prevents the undo of earlier runs.
  static let settle = "UPDATE journal SET sequence = -sequence WHERE place = ? << \(bits)"
  static let forget = [
    "DELETE FROM journal WHERE place >= ?1 << \(bits) AND place <= (?1 << \(bits) | \(mask))",
    "DELETE FROM journal_reversals WHERE run = ?",
  ]

  /// A condition and a sort order for the last runs that can be undone; a redone run is sorted by
  /// the number of its redo.
  ///
  /// Runs of other machines are left out.
  static let lastStanding = """
    \(isStanding) AND id NOT IN (\(LinkSQL.idsOfOthers)) ORDER BY COALESCE(redone_by, \(JournalSQL.number)) DESC, place DESC LIMIT ?
    """
  /// A condition for runs that can be undone.
  static let isStanding =
    """
    sequence > 0 AND undone_by IS NULL AND origin NOT IN ('undo', 'redo') \
    AND NOT (origin = '\(JournalRun.linkOrigin)' AND intent = '\(JournalRun.joiningIntent)')
    """
  /// Selects the number of the earliest among the last runs that can be undone; ? is how many of
  /// them count.
  static let firstOfLastStanding = """
    SELECT MIN(place) >> \(bits) FROM (
      SELECT place FROM journal WHERE kind = 0 AND \(isStanding) ORDER BY place DESC LIMIT ?)
    """
  /// A condition for the runs of a script that can be undone; the ids of a script's runs are in one
  /// range.
  static let standingOfScript = "\(isStanding) AND id > ? AND id < ? ORDER BY place DESC LIMIT ?"
  static let standingOfRedo =
    "redone_by = ? AND sequence > 0 AND undone_by IS NULL ORDER BY place DESC"
  static let takenBack = """
    undone_by = ? AND sequence > 0 AND origin NOT IN ('undo', 'redo') ORDER BY place DESC
    """
}
