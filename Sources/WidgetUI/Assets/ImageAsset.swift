import Foundation

/// An image set, as its `Contents.json` describes it.
struct ImageAsset: Decodable {
  struct Entry: Decodable {
    var filename: String?
    private var idiom: String?
    /// The scale `1x`, `2x` or `3x`, which is the number of pixels in a point; `nil` counts as
    /// `1x`.
    private var scale: String?
    fileprivate var appearances: [AssetAppearance]?

    var factor: Int { scale.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1 }

    /// Whether the file has a format that can be decoded.
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

  /// Whether the picture is a template, drawn in the foreground's colour.
  var isTemplate: Bool { properties?.intent == "template" }

  /// Whether there is a separate file for the dark scheme.
  var hasDarkForm: Bool { usable.contains { $0.appearances.isDark } }

  /// The files that can be decoded; if there are none, the files whose size can be read.
  private var usable: [Entry] {
    let readable = images.filter(\.isReadable)
    return readable.isEmpty ? images.filter(\.isMeasurable) : readable
  }

  /// Returns the file with the fewest pixels for a scheme, because a terminal shows even fewer;
  /// `nil` if no file is usable.
  func entry(isDark: Bool) -> Entry? {
    let readable = usable.sorted { $0.factor < $1.factor }
    let dark = isDark ? readable.first { $0.appearances.isDark } : nil
    return dark ?? readable.first { $0.appearances.isUniversal } ?? readable.first
  }
}
