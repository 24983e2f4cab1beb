import WidgetExtension
import WidgetTimeline

/// Whether a timeline may be loaded over the network, and whether a later one may.
enum FeedNetwork {
  /// This timeline may be loaded over the network.
  case allowed
  /// This timeline may not be loaded over the network, because a user waits for the widget; the
  /// next one may.
  case later
  /// Neither this timeline nor a later one may be loaded over the network, because this one is made
  /// in advance.
  case never

  init(in context: TimelineProviderContext) {
    if RunScope.current.isNetworkAllowed {
      self = .allowed
    } else {
      self = context.foreseen == nil ? .later : .never
    }
  }
}
