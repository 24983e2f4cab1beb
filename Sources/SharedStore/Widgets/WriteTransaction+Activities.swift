extension WriteTransaction {
  /// How long, in microseconds, a Live Activity can be restored by an undo after it left the
  /// screen: a week.
  private static var keptDismissed: Int64 { 7 * 86_400 * 1_000_000 }

  /// Deletes the pictures of Live Activities that have left the screen, and their records a week
  /// later.
  ///
  /// This is not recorded in the journal, because automatic deletion cannot be undone.
  package func clearDismissed(at now: Int64) throws(StoreError) {
    guard try connection.integer(WidgetSQL.dismissedBefore, .integer(now)) != nil else { return }
    try change.willTouch()
    for table in WidgetSQL.partsOfTimelines {
      try connection.run(WidgetSQL.deleteDismissedParts(from: table), .integer(now))
    }
    try connection.run(WidgetSQL.deleteDismissedTimelines, .integer(now))
    var forgotten: [(id: Int64, position: Int64)] = []
    var rows = try connection.rows(
      WidgetSQL.dismissedBefore,
      [.integer(now.subtractingReportingOverflow(Self.keptDismissed).partialValue)]
    )
    while let row = try rows.next() { forgotten.append((row.integer(0), row.integer(1))) }
    // From the end, so that the earlier positions are still those that were read.
    for activity in forgotten {
      try connection.run(WidgetSQL.deletePlacement, .integer(activity.id))
      try connection.run(WidgetSQL.closeGap, .integer(activity.position))
    }
    change.touch()
  }
}
