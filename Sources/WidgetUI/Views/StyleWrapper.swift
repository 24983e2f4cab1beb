/// Holds a style of one of several kinds, whose own properties want the environment.
protocol StyleWrapper {
  var wrapped: Any { get }
}
