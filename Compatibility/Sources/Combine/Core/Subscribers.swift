/// What belongs to subscribers.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber is ready for; it is accepted and not kept.
  public struct Demand: Equatable, Sendable {
    let count: Int?

    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)

    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
