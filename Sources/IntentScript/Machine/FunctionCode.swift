/// Where a function's code begins and what its frame holds.
struct FunctionCode: Sendable, Hashable {
  var start: Int32
  /// The registers of its frame: parameters, names, then what it computes with.
  var registers: Int32
}
