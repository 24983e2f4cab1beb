import WidgetExtension
import WidgetTimeline

/// Whether a request for a timeline may use the network, and whether a later one may.
enum FeedNetwork {
  /// This request may use the network.
  case allowed
  /// This request may not, because a user waits for the widget; the next one may.
  case later
  /// Neither this request nor a later one may: the timeline is made in advance.
  case never

  init(in context: TimelineProviderContext) {
    if RunScope.current.isNetworkAllowed {
      self = .allowed
    } else {
      self = context.foreseen == nil ? .later : .never
    }
  }
}
