internal import WidgetIntents

/// What calls have to know about a function of the script.
struct FunctionSignature {
  let name: Name
  let parameters: [PreparedParameter]
  /// The parameters' types inside the function.
  let types: [ValueType?]
  /// `nil` when the type is unknown, which has been told.
  let result: ValueType?
  /// The usual order of a call's arguments; calls that have it share it.
  let order: [Int]
}
