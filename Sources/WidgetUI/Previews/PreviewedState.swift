import WidgetExtension

/// A state of a Live Activity as a preview lists it, in the form in which the store keeps one.
package struct PreviewedState: Equatable, Sendable {
  /// The kind that draws it.
  package let kind: String
  /// JSON.
  package let attributes: String
  /// JSON.
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
