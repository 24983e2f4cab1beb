/// A connection to a ``HubServer``, which is closed when it is deallocated.
protocol HubConnection: AnyObject {
  var input: Int32 { get }
  var output: Int32 { get }

  /// Returns the error to report after the connection was lost, with the cause if that is known;
  /// otherwise `error` itself.
  func reason(of error: LinkError) -> LinkError
}
