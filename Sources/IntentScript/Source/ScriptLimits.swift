/// The bounds that a script is held to (LG-17); the names are those of the command line's options.
package struct ScriptLimits: Sendable, Hashable, Codable {
  /// Bytes of one file: a million lines of ordinary length.
  package var fileBytes = 64 << 20
  /// Steps of the machine, counted at loops and calls: a minute of the fastest loop.
  package var steps = 100_000_000
  /// Calls of functions in one another.
  package var depth = 200
  /// Elements of one list.
  package var values = 1_000_000
  /// Bytes of one string.
  package var bytes = 16 << 20
  /// Bytes of everything printed.
  package var outputBytes = 64 << 20
  /// Wall time without the time that people take to answer.
  package var seconds = 600

  package init() {}
}
