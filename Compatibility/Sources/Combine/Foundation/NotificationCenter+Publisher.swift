public import Foundation

extension NotificationCenter {
  /// The notifications of a name, from the subscription on.
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
