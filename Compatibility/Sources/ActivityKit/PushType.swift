/// How a live activity would be updated from afar.
public enum PushType: Equatable, Sendable {
  case token
  case channel(String)
}
