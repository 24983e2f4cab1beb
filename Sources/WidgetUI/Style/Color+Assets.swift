public import Foundation
import WidgetRender

extension Color {
  /// A colour of an asset catalogue; the main bundle's where none is given.
  ///
  /// A name that no catalogue knows stands for what the name says: the accent, a background, or else the foreground.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(
      archived: AssetCatalog.color(named: name, bundle: bundle) ?? Self.standIn(for: name)
    )
  }

  /// A colour of an asset catalogue by a name that the compiler knows.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// What a name that is not known is taken for; nothing at all would hide the text that is painted with it.
  private static func standIn(for name: String) -> ArchivedColor {
    let name = name.lowercased()
    if name.contains("background") { return ArchivedColor(.background) }
    return name.contains("accent") ? .accent : .primary
  }
}

extension Color {
  /// The colour of an asset catalogue; `nil` where there is none of this name.
  ///
  /// Without a bundle, the catalogues of all bundles next to the program are searched.
  public static func asset(named name: String, bundle: Bundle? = nil) -> Color? {
    ColorAssets.color(named: name, bundle: bundle).map { Color(archived: $0) }
  }
}

/// A colour of an asset catalogue by a name that the compiler knows.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// Where colours and pictures are looked up by their names.
enum AssetCatalog {
  /// The colour of a name in a bundle, `nil` for the extension's own; `nil` where there is none.
  static func color(named name: String, bundle: Bundle?) -> ArchivedColor? {
    ColorAssets.color(named: name, bundle: bundle)
  }
}
