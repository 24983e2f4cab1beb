extension Publisher {
  /// The values, each handed on where `scheduler` does its work.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: { value in scheduler.schedule { conduit.send(value) } },
        completion: { end in scheduler.schedule { conduit.send(completion: end) } }
      )
    }
  }

  /// The values of a publisher that is subscribed to where `scheduler` does its work.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      scheduler.schedule {
        conduit.take(self, value: conduit.send, completion: conduit.send(completion:))
      }
    }
  }
}
