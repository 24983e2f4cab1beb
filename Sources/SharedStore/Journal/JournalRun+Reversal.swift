internal import Wire

// The parameters of an undo's or redo's run: the ids of the reversed runs.
extension JournalRun {
  static func parameters(naming runs: [RecordedRun]) -> [UInt8] {
    var writer = BytesWriter()
    // Encoding texts cannot fail.
    _ = try? [String].form(runs.map(\.run.id), &writer)
    return writer.bytes
  }

  /// The ids of the runs that this run undid or redid; `nil` if it is not a reversal.
  ///
  /// It is also `nil` for a reversal in a store of the last development version.
  package var reversed: [String]? {
    guard isReversal else { return nil }
    return parameters.withUnsafeBytes { buffer in
      var reader = BytesReader(buffer, maximumTextBytes: .max)
      return try? [String].form(nil, &reader)
    }
  }
}
