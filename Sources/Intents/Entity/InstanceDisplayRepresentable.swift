#if canImport(Darwin)
public import Foundation
#endif

/// A value that says how it is shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
