public import Foundation
public import FoundationNetworking

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name that are posted after the subscription.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { conduit in
      let token = self.addObserver(forName: name, object: object, queue: nil) { conduit.send($0) }
      conduit.onEnd { self.removeObserver(token) }
    }
  }
}

extension Timer {
  /// Returns a publisher of dates at an interval, which never sends one.
  ///
  /// The run loops of an extension do not run; a widget lists its dates in a timeline instead.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A timer that never fires.
  public final class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval

    init(interval: TimeInterval) {
      self.interval = interval
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty<Date, Never>(completeImmediately: false).receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { AnyCancellable {} }
    public func autoconnect() -> TimerPublisher { self }
  }
}

extension URLSession {
  /// Sends a request for each subscriber and publishes the response.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let (request, session) = (request, session)
      AnyPublisher<Output, URLError> { conduit in
        let task = session.dataTask(with: request) { data, response, error in
          guard let data, let response else {
            let failure = error as? URLError ?? URLError(.unknown)
            return conduit.send(completion: .failure(failure))
          }
          conduit.send((data, response))
          conduit.send(completion: .finished)
        }
        conduit.onEnd { task.cancel() }
        task.resume()
      }.receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
