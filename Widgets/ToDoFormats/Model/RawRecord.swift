/// The exact text of a record, which is one to-do in another program's file.
package struct RawRecord: Equatable, Sendable {
  /// The pieces of text that form the record, in the order of the file.
  ///
  /// There are several if the format distributes a record over the file. Examples are an iCalendar
  /// to-do and its changed occurrences, or a recurring task and its instances.
  package var parts: [String]
  /// Texts from elsewhere in the file that the parts refer to, such as the definition of a time
  /// zone.
  package var surroundings: [String] = []

  package init(parts: [String], surroundings: [String] = []) {
    self.parts = parts
    self.surroundings = surroundings
  }
}
