/// What an observable object announces its changes to; nobody listens in a widget (SU-58).
public final class ObservableObjectPublisher: Sendable {
  public init() {}

  /// Announces a change, which reaches nobody.
  public func send() {}
}
