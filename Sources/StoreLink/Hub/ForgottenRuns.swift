package import SharedStore

extension LinkedRun {
  /// Creates the run that informs other machines that the hub has removed the content of the runs
  /// `ids`.
  package init(forgetting ids: [String], id: String, made: Int64, known: Int) throws(LinkError) {
    do {
      try self.init(forgetting: ids, id: id, machine: 0, made: made, known: known)
    } catch {
      throw .invalid(reason: HubBytes.words(error))
    }
  }

  /// The ids of the runs whose content the hub has removed, so that machines remove it too.
  ///
  /// It is empty for a run that was not made by the hub itself.
  package var forgets: [String] { machine == 0 ? namedForgotten : [] }
}
