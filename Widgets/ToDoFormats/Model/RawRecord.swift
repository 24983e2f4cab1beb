/// A record as a file has it, character by character.
package struct RawRecord: Equatable, Sendable {
  /// Its texts in the order of the file: one, or several if the format spreads a record over the file (an iCalendar
  /// to-do and its overrides, a recurring task and its instances).
  package var parts: [String]
  /// Texts from elsewhere in the file that are needed to understand the parts: the VTIMEZONE that they name.
  package var surroundings: [String] = []

  package init(parts: [String], surroundings: [String] = []) {
    self.parts = parts
    self.surroundings = surroundings
  }
}
