import WidgetExtension
import WidgetTimeline

/// Whether a run of a feed's provider may load something, and what follows for the next run.
enum FeedNetwork {
  /// This run may load.
  case allowed
  /// This run may not, because a user waits for a picture; the next one may.
  case later
  /// Neither this run nor a later one may: the timeline is only foreseen.
  case never

  init(in context: TimelineProviderContext) {
    if RunScope.current.isNetworkAllowed {
      self = .allowed
    } else {
      self = context.foreseen == nil ? .later : .never
    }
  }
}
