/// Which runs are to be taken back.
package indirect enum UndoSelection: Hashable, Sendable {
  /// The last so many runs that changed something; runs taken back, and undos, do not count.
  case last(Int)
  /// The run with this id.
  case run(String)
  /// Every run of the script with this id.
  case script(String)
  /// All runs of several selections, taken back together.
  case each([UndoSelection])
}
