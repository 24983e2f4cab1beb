/// The SQL statements about placed widgets, their timelines and the extensions.
///
/// The most frequent queries use an index.
enum WidgetSQL {
  /// The name, in place of a collection's, under which the journal records changes of placed
  /// widgets; no collection's name begins with `_`.
  static let journalName = "_placements"
  static let journalColumns = [
    "short_id", "extension", "kind", "family", "configuration", "position", "name", "is_size_named",
    "dismissal", "board", "stack", "budget",
  ]
  /// The columns that an update of a widget may change; only a move changes the position.
  static let changeableColumns = [
    "family", "configuration", "name", "is_size_named", "dismissal", "board", "stack", "budget",
  ]
  /// The columns with a timeline's budget, in the order of the properties of `StoredBudget`.
  static let budgetColumns = [
    "bucket_full", "policy_begun", "first_ended", "last_ended", "processor_time", "waits_since",
    "waits_until",
  ]
  static let journalled = "SELECT \(placementColumns) FROM placements p WHERE id = ?"
  private static let placementColumns = """
    p.id, p.short_id, p.extension, p.kind, p.family, p.configuration, p.position, p.name,
    p.is_size_named, p.dismissal, p.board, p.stack, p.budget, (\(ExtensionSQL.kindName("p.extension", "p.kind")))
    """
  /// An SQL condition that is true if a placed widget is on the screen at a time.
  ///
  /// A Live Activity leaves the screen by itself, at its dismissal.
  private static func isThere(at instant: String) -> String {
    "(p.dismissal IS NULL OR p.dismissal > \(instant))"
  }
  static let timelineColumns = """
    t.id, t.placement, t.family, t.generation, t.made, t.policy, t.policy_date, t.due, t.failures,
    t.last_error, t.reason, t.is_dirty, t.waits_until
    """

  /// Returns a row if a timeline is due at ?1, or was last tried after ?2.
  ///
  /// A try after ?2 was made while the clock was ahead, so its due date is invalid (RT-5).
  static let hasDue = """
    SELECT 1 FROM timelines WHERE due <= ?1
    UNION ALL SELECT 1 FROM timelines WHERE attempted > ?2 LIMIT 1
    """
  static let nextDue = "SELECT MIN(due) FROM timelines"
  static let nextDueAfter = "SELECT MIN(due) FROM timelines WHERE due > ?"
  static let failing = """
    SELECT \(timelineColumns), \(placementColumns)
    FROM timelines t JOIN placements p ON p.id = t.placement
    WHERE t.failures > 0 AND \(isThere(at: "?1")) ORDER BY p.position, t.family
    """
  static let due = """
    SELECT \(timelineColumns), \(placementColumns)
    FROM timelines t JOIN placements p ON p.id = t.placement
    WHERE t.id IN (SELECT id FROM timelines WHERE due <= ?1
      UNION ALL SELECT id FROM timelines WHERE attempted > ?2) AND \(isThere(at: "?1"))
    ORDER BY t.due LIMIT ?3
    """

  /// Selects the timelines whose reload was postponed.
  static let waiting = """
    SELECT \(timelineColumns), \(placementColumns)
    FROM timelines t JOIN placements p ON p.id = t.placement
    WHERE t.waits_until IS NOT NULL AND \(isThere(at: "?1")) ORDER BY t.waits_until
    """
  static let budget =
    "SELECT \(budgetColumns.joined(separator: ", ")) FROM timelines WHERE id = ?"
  static let setBudget = """
    UPDATE timelines SET \(budgetColumns.map { "\($0) = ?" }.joined(separator: ", "))
    WHERE placement = ? AND family = ?
    """
  /// Postpones the next reload of a timeline.
  ///
  /// The time of this is stored as that of a try. So the timeline is found if the clock was ahead,
  /// and is set back later.
  static let putOff = """
    UPDATE timelines SET due = ?1, attempted = MAX(attempted, ?2) WHERE placement = ?3 AND family = ?4
    """
  /// Makes the postponed reloads of a widget due at ?1, because the widget's budget has changed.
  static let endWaits =
    "UPDATE timelines SET due = ?1 WHERE placement = ?2 AND waits_until IS NOT NULL"

  /// Selects the placed widgets, each with its current entry.
  ///
  /// The parameters are the family or null, the time, whether the screen is dark, and whether that
  /// overrides the user's setting.
  static let current = """
    SELECT \(placementColumns), \(timelineColumns), e.date, e.form,
      e.light, CASE WHEN \(isDark) THEN e.dark END,
      CASE WHEN e.form & \(lightIsPatch) THEN (\(base)) END,
      COALESCE(t.title, k.title), k.families, \(appearance), (\(firstBoard))
    FROM placements p \(kinds)
    LEFT JOIN timelines t ON t.placement = p.id AND t.family = COALESCE(?1, p.family)
    LEFT JOIN entries e ON e.timeline = t.id AND e.date = COALESCE(
      (SELECT date FROM entries WHERE timeline = t.id AND date <= ?2 ORDER BY date DESC LIMIT 1),
      (SELECT date FROM entries WHERE timeline = t.id ORDER BY date LIMIT 1))
    WHERE \(isThere(at: "?2")) ORDER BY p.position
    """

  /// The bit in an entry's `form` that marks the archive for light screens as a patch of the
  /// timeline's base.
  ///
  /// The bit `darkIsPatch` marks the dark archive as a patch of the light one.
  static let lightIsPatch: Int64 = 1
  static let darkIsPatch: Int64 = 2
  private static let base = "SELECT light FROM bases WHERE timeline = t.id"

  /// An SQL condition that is true if the screen is dark by the rules of `StoredAppearance`.
  ///
  /// It chooses which of two archives is read. It is a separate query, because planning a join with
  /// one more table would be slower than everything else.
  private static let isDark = """
    CASE WHEN ?4 THEN ?3 ELSE COALESCE((SELECT CASE WHEN theme IN (1, 2) THEN 0 WHEN usesSystem THEN ?3
      ELSE isDark END FROM records_appearance WHERE key = 1), ?3) END
    """
  /// An SQL expression for the appearance as one number: `theme` × 4, plus 2 if the terminal
  /// decides, plus 1 if it is dark.
  private static let appearance =
    "(SELECT theme * 4 + usesSystem * 2 + isDark FROM records_appearance WHERE key = 1)"

  static let boards = "SELECT key, name, position FROM records_boards ORDER BY position, key"
  static let firstBoard = "SELECT key FROM records_boards ORDER BY position, key LIMIT 1"
  static let isBoard = "SELECT 1 FROM records_boards WHERE key = ?"
  static let countOnBoard = "SELECT COUNT(*) FROM placements WHERE board = ?"

  static let nextEntryOfTimeline = "SELECT MIN(date) FROM entries WHERE timeline = ?1 AND date > ?2"

  /// Marks the timelines that were made from the collection ?1 as outdated (dirty) and due at ?2.
  ///
  /// Those that are already outdated and due earlier are not changed; the first cause is kept.
  static let markDirty = """
    UPDATE timelines SET is_dirty = 1, due = ?2, reason = ?3,
      \(dirtyMark(source: "(SELECT number FROM collections WHERE name = ?1)", run: "?4"))
    WHERE id IN (SELECT timeline FROM reads
      WHERE collection = (SELECT number FROM collections WHERE name = ?1))
      AND (is_dirty = 0 OR due > ?2)
    """

  /// Returns the assignments that store why a timeline is outdated, unless an earlier cause is
  /// stored.
  private static func dirtyMark(source: String, run: String) -> String {
    """
    dirty_source = CASE WHEN is_dirty THEN dirty_source ELSE \(source) END,
      dirty_run = CASE WHEN is_dirty THEN dirty_run ELSE \(run) END
    """
  }

  /// Selects the names of the collections from which a timeline was made.
  static let collectionsRead = """
    SELECT c.name FROM reads r JOIN collections c ON c.number = r.collection
    WHERE r.timeline = ? ORDER BY r.collection
    """

  static let dirtyMark = """
    SELECT dirty_source, dirty_run, (SELECT name FROM collections WHERE number = dirty_source)
    FROM timelines WHERE id = ? AND is_dirty AND dirty_source IS NOT NULL
    """

  static let markExtensionDirty = """
    UPDATE timelines SET is_dirty = 1, due = ?2, reason = ?3,
      \(dirtyMark(source: "?4", run: "?5"))
    WHERE placement IN (SELECT id FROM placements WHERE extension = ?1)
      AND (is_dirty = 0 OR due > ?2)
    """

  static let placements = "SELECT \(placementColumns) FROM placements p ORDER BY p.position"
  /// Selects the placed widgets with the stored descriptions of their kinds; a kind's title is in
  /// the language of the pictures.
  static let shelf = """
    SELECT \(placementColumns), COALESCE(
      (SELECT title FROM timelines WHERE placement = p.id AND title IS NOT NULL LIMIT 1), k.title),
      k.families
    FROM placements p \(kinds) ORDER BY p.position
    """
  private static let kinds = "LEFT JOIN kinds k ON k.extension = p.extension AND k.kind = p.kind"
  static let lastEntryDate = "SELECT MAX(date) FROM entries WHERE timeline = ?"
  static let entries = """
    SELECT date, form, light, dark, relevance, duration FROM entries WHERE timeline = ?
    ORDER BY date
    """
  static let entryCount = "SELECT COUNT(*) FROM entries"
  static let entryBytes = """
    SELECT (SELECT SUM(length(light) + COALESCE(length(dark), 0)) FROM entries)
      + (SELECT COALESCE(SUM(length(light)), 0) FROM bases)
    """
  /// Selects the members of stacks, each with the timeline of its size and the greatest score that
  /// its kind has had.
  static let stacked = """
    SELECT p.id, t.id, (SELECT MAX(o.greatest) FROM placements q JOIN timelines o ON o.placement = q.id
      WHERE q.extension = p.extension AND q.kind = p.kind), t.made
    FROM placements p LEFT JOIN timelines t ON t.placement = p.id AND t.family = p.family
      AND t.generation > 0
    WHERE p.stack IS NOT NULL ORDER BY p.position
    """
  static let relevances = """
    SELECT date, relevance, duration FROM entries WHERE timeline = ? AND relevance IS NOT NULL
    ORDER BY date
    """
  static let timelines =
    "SELECT \(timelineColumns) FROM timelines t WHERE t.placement = ? ORDER BY t.family"
  static let timelineOfFamily = """
    SELECT \(timelineColumns) FROM timelines t WHERE t.placement = ? AND t.family = ?
    """
  static let setPosition = "UPDATE placements SET position = ? WHERE id = ?"
  static let makeGap =
    "UPDATE placements SET position = position + 1 WHERE position >= ? AND id <> ?"
  static let closeGap = "UPDATE placements SET position = position - 1 WHERE position > ?"
  static let placementCount = "SELECT COUNT(*) FROM placements"
  static let position = "SELECT position FROM placements WHERE id = ?"
  static let deletePlacement = "DELETE FROM placements WHERE id = ?"
  static let deleteTimelines = "DELETE FROM timelines WHERE placement = ?"
  static let deleteTimeline = "DELETE FROM timelines WHERE id = ?"
  /// The tables whose rows belong to a timeline and are deleted with it.
  static let partsOfTimelines = ["entries", "bases", "reads", "reloads"]
  static func deletePartsOfTimeline(from table: String) -> String {
    "DELETE FROM \(table) WHERE timeline = ?"
  }
  static let insertPlacement = """
    INSERT INTO placements (id, short_id, extension, kind, family, configuration, position, name,
      is_size_named, dismissal, board, stack, budget)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  static let lastPlacement = "SELECT seq FROM sqlite_sequence WHERE name = 'placements'"
  static let baseOfTimeline = "SELECT light FROM bases WHERE timeline = ?"
  static let setBase = "INSERT OR REPLACE INTO bases (timeline, light) VALUES (?, ?)"
  static let reads = "SELECT collection FROM reads WHERE timeline = ? ORDER BY collection"
  static let insertRead = "INSERT OR IGNORE INTO reads (collection, timeline) VALUES (?, ?)"
  static let insertEntry = """
    INSERT OR REPLACE INTO entries (timeline, date, form, light, dark, relevance, duration)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    """
  static let deleteReads = "DELETE FROM reads WHERE timeline = ?"
  static let deleteEntry = "DELETE FROM entries WHERE timeline = ? AND date = ?"
  static let isPlaced = "SELECT 1 FROM placements WHERE id = ?"
  static let insertTimeline = """
    INSERT INTO timelines (placement, family, generation, made, policy, due, failures, reason,
      is_dirty, attempted)
    VALUES (?, ?, 0, 0, 0, ?, 0, ?, 0, 0) ON CONFLICT DO NOTHING
    """
  static let markWidgetDirty = """
    UPDATE timelines SET is_dirty = 1, due = ?1, reason = ?2,
      \(dirtyMark(source: "?4", run: "NULL"))
    WHERE placement = ?3
    """
  /// Returns the statement that deletes rows of `table` that belong to timelines of Live Activities
  /// which have left the screen.
  static func deleteDismissedParts(from table: String) -> String {
    """
    DELETE FROM \(table) WHERE timeline IN (SELECT t.id FROM timelines t
      JOIN placements p ON p.id = t.placement WHERE p.dismissal <= ?)
    """
  }
  static let deleteDismissedTimelines = """
    DELETE FROM timelines WHERE placement IN (SELECT id FROM placements WHERE dismissal <= ?)
    """
  static let dismissedBefore =
    "SELECT id, position FROM placements WHERE dismissal <= ? ORDER BY position DESC"
  static let markTimelineDirty = """
    UPDATE timelines SET is_dirty = 1, due = ?1, reason = ?2,
      \(dirtyMark(source: "?5", run: "NULL"))
    WHERE placement = ?3 AND family = ?4
    """
  static let restamp = """
    UPDATE timelines SET made = COALESCE(?1, made), due = ?2,
      attempted = MIN(attempted, COALESCE(?1, 0)), waits_until = MIN(waits_until, ?2)
    WHERE placement = ?3 AND family = ?4
    """
  static let recordFailure = """
    UPDATE timelines SET failures = ?, last_error = ?, attempted = ?, due = ?, waits_since = NULL,
      waits_until = NULL
    WHERE placement = ? AND family = ?
    """
  static let replaceTimeline = """
    UPDATE timelines SET generation = generation + 1, made = ?3, policy = ?4, policy_date = ?5,
      due = ?6, failures = 0, last_error = ?10, reason = ?7, is_dirty = ?8, attempted = ?3, title = ?9,
      dirty_source = ?11, dirty_run = NULL, greatest = MAX(greatest, ?12), waits_since = NULL,
      waits_until = NULL
    WHERE placement = ?1 AND family = ?2
    """

  /// Stores the language of the user's last session; an undo does not change it.
  static let noteLanguage = "UPDATE records_language SET language = ?1 WHERE key = 2"
  /// Returns the statement that sets columns of one placed widget, each one of
  /// ``changeableColumns``.
  static func setColumns(_ columns: [String]) -> String {
    let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
    return "UPDATE placements SET \(assignments) WHERE id = ?"
  }

  /// Returns the statement that deletes the rows of `table` that belong to the timelines of a
  /// placed widget.
  static func deleteParts(from table: String) -> String {
    "DELETE FROM \(table) WHERE timeline IN (SELECT id FROM timelines WHERE placement = ?)"
  }
}
