import Moments
import ToDoFormats

/// The to-do that a stored record describes, found by parsing the record's text again.
struct KeptMeaning {
  let foreign: ForeignToDo
  /// The to-do for the record, as an import would create it.
  let record: ToDoRecord
  /// The settings for parsing, with the time zone of the record's import.
  let settings: FormatSettings

  /// Parses a stored record; returns `nil` if the format cannot parse its text.
  ///
  /// - Parameters:
  ///   - kept: The stored record.
  ///   - form: The record's format.
  ///   - settings: The current settings; the time zone comes from the record.
  ///   - id: Returns the to-do with an origin; `nil` if there is none.
  init?(
    _ kept: KeptRecord,
    _ form: any ToDoFormat,
    _ settings: FormatSettings,
    id: (String) -> ToDoID?
  ) {
    var settings = settings
    if kept.zone != settings.zone.identifier,
      let zone = settings.zones.zone(named: kept.zone)
    {
      settings.zone = zone
    }
    guard let foreign = form.meaning(of: kept.raw, settings) else { return nil }
    self.foreign = foreign
    self.settings = settings
    let left = Set(kept.leftOut ?? [])
    let origins = ImportOrigins(form: form, source: kept.source)
    let named =
      foreign.blockedBy.map { origins.origin(ofIdentity: $0) } + (kept.blockers ?? [])
    record =
      ReadToDo(
        foreign,
        raw: kept.raw,
        list: kept.list,
        zone: settings.zone,
        blockers: named.filter { !left.contains($0) },
        id: id
      ).record
  }
}
