/// What a condition tells about optional values, by how it turned out.
struct Facts {
  /// The paths that have a value when the condition holds.
  var whenTrue: [Path] = []
  /// The paths that have a value when it does not.
  var whenFalse: [Path] = []

  var negated: Facts { Facts(whenTrue: whenFalse, whenFalse: whenTrue) }
}
