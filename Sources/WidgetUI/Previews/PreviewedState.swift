import WidgetExtension

/// A state of a Live Activity in a preview, encoded as in the store.
package struct PreviewedState: Equatable, Sendable {
  /// The kind of the widget that draws the activity.
  package let kind: String
  /// The attributes of the activity as JSON.
  package let attributes: String
  /// The state of the activity as JSON.
  package let state: String
}

/// An entry of a preview that shows a Live Activity.
protocol PreviewedActivity {
  var previewed: PreviewedState { get throws }
}

extension ActivityEntry: PreviewedActivity {
  var previewed: PreviewedState {
    get throws {
      PreviewedState(
        kind: ActivityRecord<Attributes>.kind,
        attributes: try ActivityCoding.text(of: context.attributes),
        state: try ActivityCoding.text(of: context.state)
      )
    }
  }
}
