import Moments
import SharedStore
import WidgetTerminal

extension RecordText {
  /// Reads the extensions' descriptions of the records in these collections.
  ///
  /// If an extension does not answer, its records are shown without readable words.
  init(of collections: Set<String>, for host: Host, in zone: TimeZoneRules) {
    let offers = try? host.extensions.mentioned { _, offer in
      offer.records?.contains { collections.contains($0.collection) } == true
    }
    self.init(
      descriptions: (offers?.extensions ?? []).flatMap { $0.description.records ?? [] },
      zone: zone,
      kindNames: ((try? host.store.reader()?.kindNames()) ?? nil) ?? [:]
    )
  }

  /// Returns the title and the value of a column in words, such as `due` and `2026-12-01`.
  func words(
    _ column: String,
    of collection: String,
    _ value: StoreValue
  ) -> (title: String, value: String) {
    let reading = description(of: collection)?.columns.first { $0.name == column }?.reading
    return (PropertyWords(column).title, text(value, reading ?? .value))
  }
}
