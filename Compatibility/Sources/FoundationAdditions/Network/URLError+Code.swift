public import Foundation

extension URLError.Code {
  /// Any number, as on Apple's systems; `unknown` for one that has no name here.
  public init(rawValue: Int) {
    let known: URLError.Code? = .init(rawValue: rawValue)
    self = known ?? .unknown
  }
}
