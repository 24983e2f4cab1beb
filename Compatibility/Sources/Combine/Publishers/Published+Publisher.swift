public import WidgetUI

extension Published.Publisher: Publisher {
  public typealias Output = Value
  public typealias Failure = Never

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    AnyPublisher<Value, Never> { conduit in
      conduit.onEnd(self.follow(conduit.send))
    }.receive(subscriber: subscriber)
  }
}

extension ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  /// Never sends anything, because a widget reads its objects only once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    Empty<Void, Never>(completeImmediately: false).receive(subscriber: subscriber)
  }
}
