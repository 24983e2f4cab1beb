public import WidgetUI

extension ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  /// Announces nothing: a widget's objects are read once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    Empty<Void, Never>(completeImmediately: false).receive(subscriber: subscriber)
  }
}
