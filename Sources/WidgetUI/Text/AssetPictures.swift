import Foundation
import Ground
import WidgetRender

/// The pictures of asset catalogues, decoded once each.
enum AssetPictures {
  private struct Key: Hashable {
    var file: URL
    var scale: Int
  }

  /// Pictures that are kept decoded: each is as small as an archive takes it.
  private static let maximumKept = 64
  private static let kept = Guarded<[Key: ArchivedImage]>([:])

  /// The picture of a name in a bundle, `nil` for all of the program's; `nil` where there is none.
  ///
  /// `isDark` is asked only where the picture has a dark form: who asks is archived for both schemes.
  static func picture(
    named name: String,
    bundle: Bundle?,
    isDark: () -> Bool
  ) -> AssetImage? {
    guard
      let (asset, folder) = AssetIndex.of(bundle)
        .contents(ImageAsset.self, of: .image, named: name),
      let entry = asset.entry(isDark: asset.hasDarkForm && isDark()),
      let file = entry.filename.map({ folder.appendingPathComponent($0) })
    else { return nil }
    let key = Key(file: file, scale: entry.factor)
    guard let image = kept.withLock({ $0[key] }) ?? decoded(key) else { return nil }
    return AssetImage(archived: image, isTemplate: asset.isTemplate)
  }

  private static func decoded(_ key: Key) -> ArchivedImage? {
    guard let data = try? Data(contentsOf: key.file),
      let picture = DecodedPixels.decode(data)
    else { return nil }
    let image = ArchivedImage(
      width: picture.width,
      height: picture.height,
      pixels: picture.pixels,
      scale: Double(key.scale)
    )
    kept.withLock { kept in
      if kept.count >= maximumKept { kept.removeAll() }
      kept[key] = image
    }
    return image
  }
}

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
