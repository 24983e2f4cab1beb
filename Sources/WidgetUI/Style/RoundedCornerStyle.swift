/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}
