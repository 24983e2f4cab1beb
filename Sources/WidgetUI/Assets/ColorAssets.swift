import Foundation
import WidgetRender

/// The colours of asset catalogues.
enum ColorAssets {
  /// The colour of a name in a bundle, `nil` for all of the program's; `nil` where there is none.
  static func color(named name: String, bundle: Bundle?) -> ArchivedColor? {
    AssetIndex.of(bundle).contents(ColorAsset.self, of: .color, named: name)?.0.archived
  }
}
