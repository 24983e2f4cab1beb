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

  /// The ids of runs whose content the hub has removed, so that each machine removes it too.
  ///
  /// It is empty unless the hub itself has made this run.
  package var forgets: [String] { machine == 0 ? namedForgotten : [] }
}
