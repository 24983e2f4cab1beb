/// The tie between a publisher and one subscriber.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}
