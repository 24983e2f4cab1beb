/// How a group's colours would be computed; a terminal has one way.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
