/// What the views of a Live Activity are told.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool

  package init(
    attributes: Attributes,
    state: Attributes.ContentState,
    activityID: String = "",
    isStale: Bool = false
  ) {
    self.attributes = attributes
    self.state = state
    self.activityID = activityID
    self.isStale = isStale
  }
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}
