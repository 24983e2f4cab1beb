import WidgetRender

/// A colour set: what its `Contents.json` holds.
struct ColorAsset: Decodable {
  struct Entry: Decodable {
    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      /// One of the system's colours by its name, such as `systemBlueColor`.
      var reference: String?

      private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
        case reference
      }
    }

    var color: Value?
    var idiom: String?
    var appearances: [AssetAppearance]?
  }

  var colors: [Entry]

  /// The colour for both schemes; `nil` for a set that names none.
  var archived: ArchivedColor? {
    let usual = colors.filter { $0.idiom == nil || $0.idiom == "universal" || $0.idiom == "iphone" }
    let universal = usual.first { $0.appearances.isUniversal && $0.color != nil }?.color
    guard let universal else { return nil }
    let dark = usual.first { $0.appearances.isDark && $0.color != nil }?.color
    if let reference = universal.reference, let color = SystemColorName(reference)?.archived {
      return color
    }
    guard let light = universal.components.flatMap({ AssetComponents($0, in: universal.space) })
    else { return nil }
    let shade = dark?.components.flatMap { AssetComponents($0, in: dark?.space) }
    return ArchivedColor(
      .rgb(light: light.rgb, dark: (shade ?? light).rgb),
      opacity: light.opacity
    )
  }
}
