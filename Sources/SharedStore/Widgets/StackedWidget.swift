/// A widget in a stack, with the relevances of its timeline's entries.
package struct StackedWidget: Hashable, Sendable {
  /// The number that the store has assigned to the widget, its `PlacedWidget.id`.
  package let id: Int64
  /// The greatest score that a timeline of the widget's kind has ever had; 0 if none had one.
  package let greatest: Double
  /// The time when the widget's timeline was made, in microseconds since 1970 UTC; `nil` if it has
  /// none.
  package let made: Int64?
  /// The relevances of the timeline's entries in the widget's own size, in the order of their
  /// dates; entries without one are left out.
  package let relevances: [Dated]

  /// The relevance of an entry, with the entry's date in microseconds since 1970 UTC.
  package struct Dated: Hashable, Sendable {
    package let date: Int64
    package let relevance: StoredRelevance
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the widgets that are in stacks, in the order of all placed widgets.
  package func stackedWidgets() throws(StoreError) -> [StackedWidget] {
    var rows = try connection.rows(WidgetSQL.stacked)
    var members: [(id: Int64, timeline: Int64?, greatest: Double, made: Int64?)] = []
    while let row = try rows.next() {
      let greatest = Double(storeValue: row.value(2)) ?? 0
      members.append((row.integer(0), row.optionalInteger(1), greatest, row.optionalInteger(3)))
    }
    var stacked: [StackedWidget] = []
    for member in members {
      let relevances = try member.timeline.map { (id) throws(StoreError) in
        try datedRelevances(ofTimeline: id)
      }
      stacked.append(
        StackedWidget(
          id: member.id,
          greatest: member.greatest,
          made: member.made,
          relevances: relevances ?? []
        )
      )
    }
    return stacked
  }

  /// Returns the relevances of a timeline's entries, without reading the pictures.
  private func datedRelevances(ofTimeline id: Int64) throws(StoreError) -> [StackedWidget.Dated] {
    var rows = try connection.rows(WidgetSQL.relevances, [.integer(id)])
    var found: [StackedWidget.Dated] = []
    while let row = try rows.next() {
      let relevance = StoredRelevance(
        score: Double(storeValue: row.value(1)) ?? 0,
        duration: Double(storeValue: row.value(2)) ?? 0
      )
      if let relevance { found.append(.init(date: row.integer(0), relevance: relevance)) }
    }
    return found
  }
}
