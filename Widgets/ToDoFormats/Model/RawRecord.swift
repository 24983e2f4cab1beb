/// The exact text of a record in a file.
package struct RawRecord: Equatable, Sendable {
  /// Its texts in the order of the file.
  ///
  /// There are several if the format distributes a record over the file. Examples are an iCalendar to-do and its
  /// overrides, or a recurring task and its instances.
  package var parts: [String]
  /// Texts from elsewhere in the file that the parts refer to, such as the VTIMEZONE that they name.
  package var surroundings: [String] = []

  package init(parts: [String], surroundings: [String] = []) {
    self.parts = parts
    self.surroundings = surroundings
  }
}
