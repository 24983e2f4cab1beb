import Moments
import ToDoFormats

/// The meaning of a kept record, read again from its text.
struct KeptMeaning {
  let foreign: ForeignToDo
  /// The to-do that it is here.
  let record: ToDoRecord
  /// The settings for reading it, with the zone of its import.
  let settings: FormatSettings

  /// `nil` if the form does not know its own text.
  ///
  /// - Parameters:
  ///   - kept: The record.
  ///   - form: Its form.
  ///   - settings: The present settings; the zone is taken from the record.
  ///   - id: Returns the to-do of an origin.
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
