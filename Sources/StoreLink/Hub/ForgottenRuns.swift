package import SharedStore
internal import Wire

extension LinkedRun {
  /// The intent of the runs that a hub appends when runs are forgotten.
  private static let forgetting = "@forget"

  /// Creates the run of a hub by which machines learn that it has removed the content of `ids`.
  package init(forgetting ids: [String], id: String, made: Int64, known: Int) throws(LinkError) {
    var writer = BytesWriter()
    do throws(WireFault) {
      _ = try [String].form(ids, &writer)
    } catch {
      throw .invalid(reason: HubBytes.words(error))
    }
    self.init(
      id: id,
      machine: 0,
      made: made,
      known: known,
      intent: Self.forgetting,
      parameters: writer.bytes,
      origin: "hub"
    )
  }

  /// The runs whose content the hub has removed, and machines remove too; empty for a run that is not of the hub.
  package var forgets: [String] {
    guard machine == 0, intent == Self.forgetting else { return [] }
    let parameters = parameters
    return parameters.withUnsafeBytes { buffer in
      var reader = BytesReader(buffer, maximumTextBytes: LinkedRun.maximumBytes)
      return (try? [String].form(nil, &reader)) ?? []
    }
  }
}
