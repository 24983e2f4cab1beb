/// The statements of a `parallel` block, each a branch (LG-11).
struct ParallelBlock: Sendable, Hashable {
  struct Branch: Sendable, Hashable {
    let start: Int32
    /// Where the value that the branch binds goes; `nil` where it binds none.
    let slot: Int32?
  }

  var branches: [Branch]
  /// Where the script goes on after it.
  var end: Int32
}
