/// A publisher of one value or error, which is computed once and sent to every subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result] in
      if result.value == nil { result.send($0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let result = result
    AnyPublisher<Output, Failure> { conduit in
      conduit.take(
        result,
        value: { known in
          switch known {
          case .success(let value):
            conduit.send(value)
            conduit.send(completion: .finished)
          case .failure(let error): conduit.send(completion: .failure(error))
          case nil: break
          }
        },
        completion: { _ in }
      )
    }.receive(subscriber: subscriber)
  }
}
