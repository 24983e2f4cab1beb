/// The platforms that a `PreviewProvider` may ask for.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}
