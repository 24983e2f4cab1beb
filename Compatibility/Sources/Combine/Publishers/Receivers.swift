import Foundation

/// The subscribers of a subject.
final class Receivers<Output, Failure: Error> {
  private let lock = NSLock()
  private var conduits: [ObjectIdentifier: Conduit<Output, Failure>] = [:]
  private var completion: Subscribers.Completion<Failure>?

  func add(_ conduit: Conduit<Output, Failure>) {
    let name = ObjectIdentifier(conduit)
    let ended = lock.withLock {
      if completion == nil { conduits[name] = conduit }
      return completion
    }
    if let ended { return conduit.send(completion: ended) }
    conduit.onEnd { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.conduits[name] = nil }
    }
  }

  func send(_ value: Output) {
    for conduit in lock.withLock({ Array(conduits.values) }) { conduit.send(value) }
  }

  /// The first end counts.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      guard self.completion == nil else { return [Conduit<Output, Failure>]() }
      self.completion = completion
      return Array(conduits.values)
    }
    for conduit in ended { conduit.send(completion: completion) }
  }
}
