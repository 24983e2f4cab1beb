import Foundation
import Ground
import WidgetRender

/// Loads the pictures of asset catalogues, each of which is decoded once.
enum AssetPictures {
  private struct Key: Hashable {
    var file: URL
    var scale: Int
  }

  /// The most decoded pictures in memory; each is already reduced for an archive.
  private static let maximumKept = 64
  private static let kept = Guarded<[Key: AssetImage.Content]>([:])

  /// Returns the named picture in a bundle, or in any of the program's bundles if `bundle` is
  /// `nil`; `nil` if there is none.
  ///
  /// `isDark` is called only if the picture has a dark variant, because a view that reads the
  /// scheme is archived for both schemes.
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
    guard let content = kept.withLock({ $0[key] }) ?? read(key) else { return nil }
    return AssetImage(content: content, isTemplate: asset.isTemplate)
  }

  private static func read(_ key: Key) -> AssetImage.Content? {
    guard let data = try? Data(contentsOf: key.file),
      let image = AssetImage.Content(data, scale: Double(key.scale))
    else { return nil }
    kept.withLock { kept in
      if kept.count >= maximumKept { kept.removeAll() }
      kept[key] = image
    }
    return image
  }
}

/// A picture from an asset catalogue, with the catalogue's drawing options.
struct AssetImage {
  enum Content: Equatable {
    case decoded(ArchivedImage)
    /// A picture that cannot be decoded, with its size in points.
    case undecoded(CGSize)
  }

  var content: Content
  /// Whether the catalogue marks the picture as a template.
  var isTemplate = false
}

extension AssetImage.Content {
  /// Creates a picture from a file's bytes, at `scale` pixels a point; `nil` if not even its size
  /// can be read.
  init?(_ data: Data, scale: Double) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    if let picture = DecodedPixels.decode(data) {
      self = .decoded(
        ArchivedImage(
          width: picture.width,
          height: picture.height,
          pixels: picture.pixels,
          scale: scale
        )
      )
    } else if let header = PictureHeader(data) {
      self = .undecoded(CGSize(width: header.width / scale, height: header.height / scale))
    } else {
      return nil
    }
  }

  /// The size of the picture in points.
  var size: CGSize {
    switch self {
    case .decoded(let image): CGSize(width: image.pointWidth, height: image.pointHeight)
    case .undecoded(let size): size
    }
  }
}

/// Access to the pictures in the extension's own asset catalogues.
extension AssetCatalog {
  /// Returns the named picture in a bundle, or in all bundles next to the program if `bundle` is
  /// `nil`; `nil` if there is none.
  static func image(
    named name: String,
    bundle: Bundle?,
    in environment: EnvironmentValues
  ) -> AssetImage? {
    AssetPictures.picture(named: name, bundle: bundle) { environment.colorScheme == .dark }
  }
}
