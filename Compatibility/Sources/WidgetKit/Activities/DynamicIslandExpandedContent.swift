/// The regions of an expanded live activity.
public struct DynamicIslandExpandedContent<Content> {
  nonisolated init() {}
}
