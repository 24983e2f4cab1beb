import Foundation
import Ground
import Moments
import WidgetExtension
import WidgetRender

/// The timeline entry for a date from which a Live Activity looks different.
struct ActivityEntry<Attributes: ActivityAttributes>: TimelineEntry {
  let date: Date
  let context: ActivityViewContext<Attributes>
}

extension ActivityEntry {
  /// Creates an entry for one of the states that a `#Preview` shows.
  init(attributes: Attributes, state: Attributes.ContentState) {
    self.init(
      date: .distantPast,
      context: ActivityViewContext(attributes: attributes, state: state)
    )
  }
}

/// Makes the pictures of a stored Live Activity.
@MainActor
struct ActivityPictures<Attributes: ActivityAttributes, Content: View> {
  let content: (ActivityViewContext<Attributes>) -> Content

  func archiver(
    _ setting: PictureSetting
  ) -> EntryArchiver<ActivityEntry<Attributes>, Content> {
    EntryArchiver(setting: setting) { content($0.context) }
  }

  /// Returns the entries of the activity: for the present, for the stale date and for the end.
  ///
  /// - Throws: `ActivityPictureError` for an invalid setting, or one from another version of the
  ///   program.
  func entries(for setting: PictureSetting) throws -> [ActivityEntry<Attributes>] {
    guard let activity = LiveActivity(setting.configuration, dismissal: nil),
      let record = ActivityRecord<Attributes>(activity)
    else { throw ActivityPictureError.unreadable(ActivityRecord<Attributes>.kind) }
    let now = setting.foreseen.map { Instant($0).microseconds } ?? SystemTime.microsecondsSince1970
    let later = [activity.staleDate, activity.ended == nil ? activity.latestEnd : nil]
    return ([now] + later.compactMap(\.self).filter { $0 > now }.sorted()).map { moment in
      ActivityEntry(
        date: Instant(microseconds: moment).date,
        context: ActivityViewContext(
          attributes: record.attributes,
          state: record.content.state,
          activityID: activity.id,
          isStale: activity.isStale(at: moment)
        )
      )
    }
  }
}

/// The reason why a Live Activity has no picture.
enum ActivityPictureError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)

  var description: String {
    switch self {
    case .unreadable(let kind):
      "what is stored of \(kind) is not what its program reads; an intent of it begins another one"
    }
  }
}
