public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The answer to a request, once for each subscriber.
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
