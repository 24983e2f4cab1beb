extension Sequence {
  /// The elements one after the other, then the end.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { conduit in
      for element in self { conduit.send(element) }
      conduit.send(completion: .finished)
    }
  }
}
