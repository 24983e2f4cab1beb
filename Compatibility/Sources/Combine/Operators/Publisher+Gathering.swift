extension Publisher {
  /// Combines all values with `next`, and publishes the result at their end.
  public func reduce<T>(
    _ initial: T,
    _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { conduit in
      var result = initial
      conduit.take(
        self,
        value: { result = next(result, $0) },
        completion: { completion in
          if case .finished = completion { conduit.send(result) }
          conduit.send(completion: completion)
        }
      )
    }
  }

  /// Combines the values so far with `next`, and publishes each result.
  public func scan<T>(
    _ initial: T,
    _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { conduit in
      var result = initial
      conduit.take(
        self,
        value: { value in
          result = next(result, value)
          conduit.send(result)
        },
        completion: conduit.send(completion:)
      )
    }
  }

  /// Publishes an array of all values when the publisher finishes.
  public func collect() -> AnyPublisher<[Output], Failure> {
    reduce([]) { $0 + [$1] }
  }

  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Publishes only the last value, when the publisher finishes.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(nil) { _, value in value }.compactMap { (value: Output?) in value }
  }

  /// Publishes the first `maximum` values, then finishes.
  public func prefix(_ maximum: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      var left = maximum
      conduit.take(
        self,
        value: { value in
          guard left > 0 else { return }
          left -= 1
          conduit.send(value)
          if left == 0 { conduit.send(completion: .finished) }
        },
        completion: conduit.send(completion:)
      )
    }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    compactMap { _ in nil }
  }

  /// Publishes the values; if there are none, publishes `output`.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      var isEmpty = true
      conduit.take(
        self,
        value: { value in
          isEmpty = false
          conduit.send(value)
        },
        completion: { completion in
          if isEmpty, case .finished = completion { conduit.send(output) }
          conduit.send(completion: completion)
        }
      )
    }
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      for element in elements { conduit.send(element) }
      conduit.take(self, value: conduit.send, completion: conduit.send(completion:))
    }
  }

  /// Publishes each value, unless `predicate` is true for the previous value and this one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      var last: Output?
      conduit.take(
        self,
        value: { value in
          defer { last = value }
          if let last, predicate(last, value) { return }
          conduit.send(value)
        },
        completion: conduit.send(completion:)
      )
    }
  }

  /// Writes the values and the completion to standard output, which the host keeps as the
  /// extension's log.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      }
    )
  }

  /// Returns the publisher unchanged, so that each subscriber starts it again; a picture has only
  /// one subscriber.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
