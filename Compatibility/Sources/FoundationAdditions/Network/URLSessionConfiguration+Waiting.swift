public import FoundationNetworking

/// Settings for waiting and for expensive networks; without effect, because requests fail at once
/// without a network.
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
