package import SharedStore

extension LinkedRun {
  /// Creates the run by which a hub informs machines that it has removed the content of `ids`.
  package init(forgetting ids: [String], id: String, made: Int64, known: Int) throws(LinkError) {
    do {
      try self.init(forgetting: ids, id: id, machine: 0, made: made, known: known)
    } catch {
      throw .invalid(reason: HubBytes.words(error))
    }
  }

  /// The runs whose content the hub has removed, so that machines remove it too; empty for a run
  /// that is not the hub's.
  package var forgets: [String] { machine == 0 ? namedForgotten : [] }
}
