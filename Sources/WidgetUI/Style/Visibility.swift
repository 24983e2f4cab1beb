/// Whether a part is seen, or seen where the system thinks fit.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
