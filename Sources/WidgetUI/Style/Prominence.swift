/// How much a part stands out among its neighbours.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}
