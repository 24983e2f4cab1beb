import Foundation

/// An image set: what its `Contents.json` holds.
struct ImageAsset: Decodable {
  struct Entry: Decodable {
    var filename: String?
    private var idiom: String?
    /// `1x`, `2x` or `3x`: the pixels of a point.
    private var scale: String?
    fileprivate var appearances: [AssetAppearance]?

    var factor: Int { scale.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1 }

    /// Whether the file is of a kind that can be read.
    fileprivate var isReadable: Bool { isNamed([".png", ".jpg", ".jpeg"]) }

    /// Whether the picture's size can be read from the file.
    fileprivate var isMeasurable: Bool {
      isReadable || isNamed([".pdf", ".svg", ".gif", ".webp"])
    }

    private func isNamed(_ endings: [String]) -> Bool {
      let path = filename?.lowercased() ?? ""
      return endings.contains { path.hasSuffix($0) }
    }
  }

  private struct Properties: Decodable {
    var intent: String?

    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  private var images: [Entry]
  private var properties: Properties?

  /// Whether the picture is a stencil for the foreground's colour.
  var isTemplate: Bool { properties?.intent == "template" }

  /// Whether the dark scheme has a file of its own.
  var hasDarkForm: Bool { usable.contains { $0.appearances.isDark } }

  /// The files that can be decoded, otherwise those whose size can be read.
  private var usable: [Entry] {
    let readable = images.filter(\.isReadable)
    return readable.isEmpty ? images.filter(\.isMeasurable) : readable
  }

  /// The file for a scheme with the fewest pixels: a terminal shows fewer still.
  func entry(isDark: Bool) -> Entry? {
    let readable = usable.sorted { $0.factor < $1.factor }
    let dark = isDark ? readable.first { $0.appearances.isDark } : nil
    return dark ?? readable.first { $0.appearances.isUniversal } ?? readable.first
  }
}
