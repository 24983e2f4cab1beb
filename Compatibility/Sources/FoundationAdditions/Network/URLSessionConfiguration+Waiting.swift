public import FoundationNetworking

/// Accepted: a request without a network fails at once, whichever network it would take.
extension URLSessionConfiguration {
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
