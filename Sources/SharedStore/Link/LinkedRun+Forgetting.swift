package import Wire

// Runs to remove from a log are listed in a run without changes. On the way to the hub it is a
// machine's request; in the log it is the hub's information for all machines.

extension LinkedRun {
  private static let forgettingIntent = "@forget"

  /// Creates a run that requests to forget the runs with these ids.
  ///
  /// - Parameters:
  ///   - ids: The ids under which the runs to forget are sent.
  ///   - id: The id of the new run.
  ///   - machine: The number of the machine that requests it; 0 for the run by which the hub
  ///     informs machines.
  ///   - made: The time when the run is made, in microseconds since 1970 UTC by the hub's clock.
  ///   - known: The number of runs in the log.
  /// - Throws: If the names have too many bytes.
  package init(
    forgetting ids: [String],
    id: String,
    machine: Int64,
    made: Int64,
    known: Int
  ) throws(WireFault) {
    var writer = BytesWriter()
    _ = try [String].form(ids, &writer)
    self.init(
      id: id,
      machine: machine,
      made: made,
      known: known,
      intent: Self.forgettingIntent,
      parameters: writer.bytes,
      origin: "hub"
    )
  }

  /// The ids of the runs that this run asks to forget; empty for any other run.
  package var namedForgotten: [String] {
    guard intent == Self.forgettingIntent, changes.isEmpty else { return [] }
    return parameters.withUnsafeBytes { buffer in
      var reader = BytesReader(buffer, maximumTextBytes: Self.maximumBytes)
      return (try? [String].form(nil, &reader)) ?? []
    }
  }
}
