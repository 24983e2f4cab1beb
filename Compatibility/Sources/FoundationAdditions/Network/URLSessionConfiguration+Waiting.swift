public import FoundationNetworking

/// Accepted without effect: a request without a network fails at once.
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
