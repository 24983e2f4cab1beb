internal import Wire

// What a reversal keeps in the place of parameters.
extension JournalRun {
  static func parameters(naming runs: [RecordedRun]) -> [UInt8] {
    var writer = BytesWriter()
    // A writer of texts has no faults.
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
