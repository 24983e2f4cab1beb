public import Foundation

extension URLError.Code {
  /// Creates a code from any number, as on Apple's platforms; a number without a known code is
  /// `unknown`.
  public init(rawValue: Int) {
    let known: URLError.Code? = .init(rawValue: rawValue)
    self = known ?? .unknown
  }
}
