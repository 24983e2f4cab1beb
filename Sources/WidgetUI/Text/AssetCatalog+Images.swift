import Foundation
import WidgetRender

/// A picture of an asset catalogue, with what the catalogue says of its drawing.
struct AssetImage {
  var archived: ArchivedImage
  /// Whether the catalogue asks for a stencil.
  var isTemplate = false
}

/// Pictures among the assets.
extension AssetCatalog {
  /// The picture of a name in a bundle, `nil` for the extension's own; `nil` where there is none.
  static func image(
    named name: String,
    bundle: Bundle?,
    in environment: EnvironmentValues
  ) -> AssetImage? {
    AssetPictures.picture(named: name, bundle: bundle) { environment.colorScheme == .dark }
  }
}
