public import ActivityKit

/// What the views of a live activity are made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}
