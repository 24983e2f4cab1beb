/// Statements about which runs stand, and about taking them back and doing them again.
enum UndoSQL {
  /// Runs of their own that neither take back nor bring back others.
  private static let isOrdinary = "r.origin NOT IN ('undo', 'redo')"

  static let markUndone = "UPDATE journal_runs SET undone_by = ?1 WHERE number = ?2"
  static let markRedone =
    "UPDATE journal_runs SET undone_by = NULL, redone_by = ?1 WHERE number = ?2"
  static let noteReversal =
    "INSERT INTO journal_reversals (run, sequence, reversed_by) VALUES (?, ?, ?)"
  /// What stores from before `journal_reversals` know of it: a run was taken back once.
  static let fillReversals = """
    INSERT OR IGNORE INTO journal_reversals (run, sequence, reversed_by)
    SELECT r.number, u.sequence, u.number
    FROM journal_runs r JOIN journal_runs u ON u.number = r.undone_by WHERE \(isOrdinary)
    """
  /// An undo is done with when nothing that it took back is still away.
  static let endUndo = """
    UPDATE journal_runs SET undone_by = ?1 WHERE number = ?2 AND NOT EXISTS (
      SELECT 1 FROM journal_runs r WHERE r.undone_by = ?2 AND r.sequence > 0 AND \(isOrdinary))
    """
  /// A redo is done with when nothing that it brought back still stands.
  static let endRedo = """
    UPDATE journal_runs SET undone_by = ?1 WHERE number = ?2 AND NOT EXISTS (
      SELECT 1 FROM journal_runs WHERE redone_by = ?2 AND sequence > 0 AND undone_by IS NULL)
    """
  /// The key of a script's run that changed nothing is free once nothing of the script stands.
  static let freeKeys = """
    UPDATE journal_runs SET undone_by = ?1
    WHERE id > ?2 AND id < ?3 AND sequence = 0 AND idempotency_key IS NOT NULL
      AND undone_by IS NULL AND NOT EXISTS (
        SELECT 1 FROM journal_runs r
        WHERE r.id > ?2 AND r.id < ?3 AND r.sequence > 0 AND r.undone_by IS NULL)
    """
  /// It is taken again with what the undo took back, unless another run has it by then.
  static let takeKeys = """
    UPDATE OR IGNORE journal_runs SET undone_by = NULL, redone_by = ?1
    WHERE undone_by = ?2 AND sequence = 0 AND origin NOT IN ('undo', 'redo')
    """
  static let holderOfKey = "SELECT number, id, intent FROM journal_runs \(JournalSQL.ofKey)"
  static let wasUndone = "SELECT undone_by FROM journal_runs WHERE id = ? AND undone_by IS NOT NULL"

  static let changesOfRun = """
    SELECT kind, collection, record, before, sequence, ordinal FROM journal_changes
    WHERE run = ? ORDER BY ordinal
    """
  static let runsReversed = "SELECT run FROM journal_reversals WHERE reversed_by = ?"
  /// A recovery marks the runs whose changes it could not save as taken back by themselves: those
  /// stay away.
  static let lastUndos = """
    SELECT DISTINCT r.undone_by FROM journal_runs r
    WHERE r.undone_by IS NOT NULL AND r.undone_by <> r.number AND r.sequence > 0 AND \(isOrdinary)
    ORDER BY r.undone_by DESC LIMIT ?
    """

  /// Runs that stand and changed the record after one of its changes.
  static let laterChanges = """
    SELECT r.number, r.id, r.intent, r.undone_by
    FROM journal_changes c JOIN journal_runs r ON r.number = c.run
    WHERE c.collection = ?1 AND c.record = ?2
      AND (c.sequence > ?3 OR c.sequence = ?3 AND c.ordinal > ?4)
      AND r.undone_by IS NULL AND \(isOrdinary)
    ORDER BY c.sequence DESC, c.ordinal DESC
    """
  /// Runs that changed the record and stand where they did not when one of its changes was made, or
  /// the other way round.
  ///
  /// A run that came before the change is as it was if it was taken back and brought back an even
  /// number of times since. One that came after it must not stand; and where it lies between the
  /// first and the last of the changes, it must not have gone in the same undo.
  static let differences = """
    SELECT r.number, r.id, r.intent, r.undone_by
    FROM journal_changes c JOIN journal_runs r ON r.number = c.run
    WHERE c.collection = ?1 AND c.record = ?2 AND \(isOrdinary)
      AND CASE WHEN c.sequence > ?3 OR c.sequence = ?3 AND c.ordinal > ?4
        THEN r.undone_by IS NULL
          OR r.undone_by = ?5 AND (c.sequence < ?6 OR c.sequence = ?6 AND c.ordinal < ?7)
        ELSE (SELECT COUNT(*) FROM journal_reversals v
          WHERE v.run = r.number AND v.sequence > ?3) % 2 = 1 END
    ORDER BY c.sequence DESC, c.ordinal DESC
    """

  /// The condition for runs that changed something which stands, the last to do so first: one that
  /// was done again counts from then on.
  static let lastStanding = """
    WHERE sequence > 0 AND undone_by IS NULL AND origin NOT IN ('undo', 'redo')
    ORDER BY COALESCE(redone_by, number) DESC, number DESC LIMIT ?
    """
  /// The same among the runs of a script, which are a range of ids.
  static let standingOfScript = """
    WHERE sequence > 0 AND undone_by IS NULL AND origin NOT IN ('undo', 'redo')
      AND id > ? AND id < ?
    ORDER BY number DESC LIMIT ?
    """
  static let standingOfRedo =
    "WHERE redone_by = ? AND sequence > 0 AND undone_by IS NULL ORDER BY number DESC"
  static let takenBack =
    """
    WHERE undone_by = ? AND sequence > 0 AND origin NOT IN ('undo', 'redo') ORDER BY number DESC
    """
}
