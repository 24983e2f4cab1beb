#if canImport(Darwin)
public import Foundation
#endif

extension Never: AppIntent {
  public static var title: LocalizedStringResource { "Never" }
  public static var isDiscoverable: Bool { false }

  public init() {
    preconditionFailure("Never stands for an intent that there is not; it has no instance")
  }

  public func perform() async throws -> Never {
    switch self {}
  }
}
