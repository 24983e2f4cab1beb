/// The questions about widgets that commands ask most; each is answered through an index.
enum WidgetQueries {
  static let placement =
    "p.id, p.short_id, p.extension, p.kind, p.family, p.configuration, p.position"
  static let timeline = """
    t.id, t.placement, t.family, t.generation, t.made, t.policy, t.policy_date, t.due, t.failures,
    t.last_error, t.reason, t.is_dirty
    """

  /// What was tried later than now was tried by a clock that ran ahead: its due date says nothing
  /// (RT-5).
  static let hasDue = """
    SELECT 1 FROM timelines WHERE due <= ?1
    UNION ALL SELECT 1 FROM timelines WHERE attempted > ?1 LIMIT 1
    """
  static let nextDue = "SELECT MIN(due) FROM timelines"
  static let due = """
    SELECT \(timeline), \(placement)
    FROM timelines t JOIN placements p ON p.id = t.placement
    WHERE t.id IN (SELECT id FROM timelines WHERE due <= ?1
      UNION ALL SELECT id FROM timelines WHERE attempted > ?1)
    ORDER BY t.due LIMIT ?2
    """

  /// The family or none, the instant, whether the screen is dark.
  static let current = """
    SELECT \(placement), \(timeline), e.date,
      CASE WHEN ?3 AND e.dark IS NOT NULL THEN e.dark ELSE e.light END
    FROM placements p
    LEFT JOIN timelines t ON t.placement = p.id AND t.family = COALESCE(?1, p.family)
    LEFT JOIN entries e ON e.id = COALESCE(
      (SELECT id FROM entries WHERE timeline = t.id AND date <= ?2 ORDER BY date DESC LIMIT 1),
      (SELECT id FROM entries WHERE timeline = t.id ORDER BY date LIMIT 1))
    ORDER BY p.position
    """

  static let nextEntry = """
    SELECT MIN((SELECT MIN(date) FROM entries WHERE timeline = t.id AND date > ?1))
    FROM timelines t
    """

  /// A timeline that is dirty and waits for another try becomes due again.
  static let markDirty = """
    UPDATE timelines SET is_dirty = 1, due = ?2, reason = ?3
    WHERE id IN (SELECT timeline FROM timeline_reads WHERE collection = ?1)
      AND (is_dirty = 0 OR due > ?2)
    """
}
