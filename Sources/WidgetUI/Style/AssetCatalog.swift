import Foundation
import WidgetRender

/// Where colours and pictures are looked up by their names.
enum AssetCatalog {
  /// The colour of a name in a bundle, `nil` for the extension's own; `nil` where there is none.
  static func color(named name: String, bundle: Bundle?) -> ArchivedColor? {
    ColorAssets.color(named: name, bundle: bundle)
  }
}
