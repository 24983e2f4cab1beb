extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: { conduit.send(transform($0)) },
        completion: conduit.send(completion:)
      )
    }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: { if let value = transform($0) { conduit.send(value) } },
        completion: conduit.send(completion:)
      )
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Publishes the results of `transform`; the first error that `transform` throws ends the values.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: { value in
          do {
            conduit.send(try transform(value))
          } catch {
            conduit.send(completion: .failure(error))
          }
        },
        completion: { conduit.send(completion: $0.mapError { $0 }) }
      )
    }
  }

  /// Publishes the values, except those that equal the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { conduit in
      var last: Output?
      conduit.take(
        self,
        value: { value in
          guard value != last else { return }
          last = value
          conduit.send(value)
        },
        completion: conduit.send(completion:)
      )
    }
  }

  /// Publishes the values after the first `count`.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      var left = count
      conduit.take(
        self,
        value: { value in
          left > 0 ? left -= 1 : conduit.send(value)
        },
        completion: conduit.send(completion:)
      )
    }
  }

  /// Publishes the first value, then finishes.
  public func first() -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: { value in
          conduit.send(value)
          conduit.send(completion: .finished)
        },
        completion: conduit.send(completion:)
      )
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: { value in
          receiveOutput?(value)
          conduit.send(value)
        },
        completion: { completion in
          receiveCompletion?(completion)
          conduit.send(completion: completion)
        }
      )
    }
  }
}
