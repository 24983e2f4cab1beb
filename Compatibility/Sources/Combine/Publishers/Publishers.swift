/// The publishers that combine other publishers; each is the result of the operator with the same
/// name.
public enum Publishers {
  /// A publisher of the latest values of two publishers, whenever one of them sends a value.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) { joined = a.combineLatest(b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of three publishers, whenever one of them sends a value.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      joined = a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// A publisher of pairs: the first values of both publishers, then the second values, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) { joined = a.zip(b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of several publishers, as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let joined: AnyPublisher<Output, Failure>

    public init(_ upstream: Upstream...) { self.init(upstream) }

    public init<All: Swift.Sequence>(_ upstream: All) where All.Element == Upstream {
      joined = upstream.publisher.setFailureType(to: Failure.self).flatMap { $0 }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes pairs: the first values of both publishers, then the second values, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { conduit in
      var left: [Output] = []
      var right: [P.Output] = []
      var isLeftOver = false
      var isRightOver = false
      func pair() {
        while !left.isEmpty, !right.isEmpty {
          conduit.send((left.removeFirst(), right.removeFirst()))
        }
        if isLeftOver && left.isEmpty || isRightOver && right.isEmpty {
          conduit.send(completion: .finished)
        }
      }
      func close(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { conduit.send(completion: completion) } else { pair() }
      }
      conduit.take(
        self,
        value: {
          left.append($0); pair()
        },
        completion: {
          isLeftOver = true; close($0)
        }
      )
      conduit.take(
        other,
        value: {
          right.append($0); pair()
        },
        completion: {
          isRightOver = true; close($0)
        }
      )
    }
  }
}
