/// A timeline whose reload is due, with what its provider has to know.
package struct DueTimelineRow: Hashable, Sendable {
  package let timeline: StoredTimeline
  package let widget: PlacedWidget
}
