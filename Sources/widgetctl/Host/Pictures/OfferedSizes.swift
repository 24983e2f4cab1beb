import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Checks a size against the stored descriptions of kinds, before a request for it is stored.
enum OfferedSizes {
  /// Whether a widget comes in a size, as far as its kind is known.
  static func admits(_ family: WidgetFamily, _ shelved: ShelvedWidget) -> Bool {
    guard let known = shelved.kind?.families, !known.isEmpty else { return true }
    return known.contains(family.commandLineName)
  }

  /// Refuses a size that a widget does not come in.
  static func require(_ family: WidgetFamily, of shelved: ShelvedWidget) throws(CommandError) {
    if admits(family, shelved) { return }
    throw .usage(
      .other(
        message: message(family, shelved),
        hint: "name one of them, or leave out --size for its own"
      )
    )
  }

  /// The widgets that come in a size.
  ///
  /// - Throws: the usage error of the first one that does not, if it was named or none comes in it.
  static func admitted<Shown>(
    _ family: WidgetFamily,
    among shown: [Shown],
    areNamed isNamed: (Shown) -> Bool,
    _ shelved: (Shown) -> ShelvedWidget
  ) throws(CommandError) -> [Shown] {
    let admitted = shown.filter { admits(family, shelved($0)) }
    for widget in shown where admitted.isEmpty || isNamed(widget) {
      try require(family, of: shelved(widget))
    }
    return admitted
  }

  /// Returns the message that a widget does not support a size, with the sizes that it supports.
  static func message(_ family: WidgetFamily, _ shelved: ShelvedWidget) -> String {
    let known = shelved.kind?.families ?? []
    return "\(WidgetSelector.name(of: shelved.widget)) has no size '\(family.commandLineName)' "
      + "(\(known.joined(separator: ", ")))"
  }
}

/// Timelines in sizes that their widgets do not support, requested by an older version or before the kind was known.
enum UnofferedTimelines {
  /// Returns the timelines that can never be made, except those of a Live Activity and of a widget's own size.
  static func all(
    in store: borrowing some StoreReading & ~Copyable
  ) throws(StoreError) -> [StoredTimeline] {
    var found: [StoredTimeline] = []
    for shelved in try store.shelf() where !shelved.widget.isActivity {
      found += try store.timelines(placement: shelved.widget.id).filter { timeline in
        guard timeline.family != shelved.widget.family,
          let family = TimelineSize(number: timeline.family)?.family
        else { return false }
        return !OfferedSizes.admits(family, shelved)
      }
    }
    return found
  }

  /// Removes them from a store that holds some.
  static func drop(from store: HostStore) throws(CommandError) {
    guard let reader = try store.reader() else { return }
    guard try stored({ () throws(StoreError) in try !all(in: reader).isEmpty }) else { return }
    try store.write { transaction in
      for timeline in try all(in: transaction) { try transaction.removeTimeline(timeline.id) }
    }
  }
}
