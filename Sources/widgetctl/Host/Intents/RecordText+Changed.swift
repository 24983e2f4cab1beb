import SharedStore
import WidgetExtension
import WidgetTerminal

/// Formats a changed record as JSON, with its values before and after a run, for `log --follow
/// --json`.
extension RecordText {
  func json(_ record: ChangedRecord) -> JSONText {
    .object([
      ("collection", .string(record.collection)),
      ("key", .integer(record.key)),
      ("name", .string(name(of: record.collection, record.key, record.latest))),
      ("before", json(record.before, in: record.collection)),
      ("after", json(record.after, in: record.collection)),
    ])
  }

  /// Returns the values of a record's columns as JSON; columns that are hidden from users are left
  /// out.
  ///
  /// If the collection has no description, all columns are returned with their stored values.
  private func json(
    _ columns: [RecordedChange.ColumnValue]?,
    in collection: String
  ) -> JSONText {
    guard let columns else { return .null }
    let description = description(of: collection)
    var members: [(String, JSONText)] = []
    for column in columns {
      let known = description?.columns.first { $0.name == column.column }?.reading
      let reading = known ?? (description == nil ? .value : .hidden)
      if reading != .hidden { members.append((column.column, json(column.value, reading))) }
    }
    return .object(members)
  }
}
