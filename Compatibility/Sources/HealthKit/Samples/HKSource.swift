public import Foundation

/// The app that created an object; sources are equal if their identifiers are.
public final class HKSource: NSObject, Sendable {
  public let name: String
  public let bundleIdentifier: String

  private init(name: String, bundleIdentifier: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
  }

  /// Returns this program as a source; it is the only source of objects.
  public static func `default`() -> HKSource {
    let name = ProcessInfo.processInfo.processName
    return HKSource(name: name, bundleIdentifier: Bundle.main.bundleIdentifier ?? name)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }

  public override var hash: Int { bundleIdentifier.hashValue }
}

/// An app as the source of samples, with the app's version.
public final class HKSourceRevision: NSObject, Sendable {
  public let source: HKSource
  public let version: String?

  /// Always `nil`, because Apple's model names exist only for its own devices.
  public var productType: String? { nil }

  public init(source: HKSource, version: String?) {
    self.source = source
    self.version = version
  }
}

extension HKObject {
  /// The source revision of objects: this program, without a version.
  public var sourceRevision: HKSourceRevision {
    HKSourceRevision(source: .default(), version: nil)
  }
}
