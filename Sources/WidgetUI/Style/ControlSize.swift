/// How large a control is among its kind; a terminal has one size of them.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}
