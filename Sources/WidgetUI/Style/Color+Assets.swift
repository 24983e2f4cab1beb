public import Foundation
import WidgetRender

extension Color {
  /// Creates a colour from an asset catalogue.
  ///
  /// Without a bundle, the catalogues of all bundles next to the program are searched.
  ///
  /// If no catalogue contains the name, the name determines a substitute: the accent, the
  /// background or the foreground colour.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(
      archived: AssetCatalog.color(named: name, bundle: bundle) ?? Self.standIn(for: name)
    )
  }

  /// Creates a colour from an asset catalogue, by a resource that the compiler checks.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Returns the colour that replaces an unknown one; the colour is visible, because clear text
  /// could not be read.
  private static func standIn(for name: String) -> ArchivedColor {
    let name = name.lowercased()
    if name.contains("background") { return ArchivedColor(.background) }
    return name.contains("accent") ? .accent : .primary
  }
}

extension Color {
  /// Returns a colour of an asset catalogue; `nil` if there is none with this name.
  ///
  /// Without a bundle, the catalogues of all bundles next to the program are searched.
  public static func asset(named name: String, bundle: Bundle? = nil) -> Color? {
    ColorAssets.color(named: name, bundle: bundle).map { Color(archived: $0) }
  }
}

/// A colour in an asset catalogue, by a name that the compiler checks.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// Looks up colours and pictures by name.
enum AssetCatalog {
  /// Returns the named colour in a bundle, or in all bundles next to the program if `bundle` is
  /// `nil`; `nil` if there is none.
  static func color(named name: String, bundle: Bundle?) -> ArchivedColor? {
    ColorAssets.color(named: name, bundle: bundle)
  }
}
