import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Checks whether widgets support a size, according to the stored descriptions of their kinds.
enum OfferedSizes {
  /// Returns whether a widget supports a size; `true` if its kind is not known.
  static func admits(_ family: WidgetFamily, _ shelved: ShelvedWidget) -> Bool {
    guard let known = shelved.kind?.families, !known.isEmpty else { return true }
    return known.contains(family.commandLineName)
  }

  /// Throws an error if a widget does not support a size.
  static func require(_ family: WidgetFamily, of shelved: ShelvedWidget) throws(CommandError) {
    if admits(family, shelved) { return }
    throw .usage(
      .other(
        message: message(family, shelved),
        hint: "name one of them, or leave out --size for its own"
      )
    )
  }

  /// Returns the widgets that support a size.
  ///
  /// - Throws: The error of the first one that does not, if the user has named it, or if no widget
  ///   supports the size.
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

  /// Returns the message for a widget that does not support a size, with the sizes that it
  /// supports.
  static func message(_ family: WidgetFamily, _ shelved: ShelvedWidget) -> String {
    let known = shelved.kind?.families ?? []
    return "\(WidgetSelector.name(of: shelved.widget)) has no size '\(family.commandLineName)' "
      + "(\(known.joined(separator: ", ")))"
  }
}

/// Finds timelines in sizes that their widgets do not support.
///
/// They were requested by an older version, or before the kind was known.
enum UnofferedTimelines {
  /// Returns the timelines that can never be made, because their widgets do not support the size.
  ///
  /// Timelines of Live Activities, and those of a widget's own size, are left out.
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

  /// Removes these timelines from a store; if there are none, nothing is written.
  static func drop(from store: HostStore) throws(CommandError) {
    guard let reader = try store.reader() else { return }
    guard try stored({ () throws(StoreError) in try !all(in: reader).isEmpty }) else { return }
    try store.write { transaction in
      for timeline in try all(in: transaction) { try transaction.removeTimeline(timeline.id) }
    }
  }
}
