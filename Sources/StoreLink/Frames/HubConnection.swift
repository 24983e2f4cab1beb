/// A connection to a ``HubServer``, which is closed when it is deallocated.
protocol HubConnection: AnyObject {
  var input: Int32 { get }
  var output: Int32 { get }

  /// Returns the error to report in place of `error`, once the connection is known to be lost.
  func reason(of error: LinkError) -> LinkError
}
