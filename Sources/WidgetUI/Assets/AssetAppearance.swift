/// What a value of an asset is for, as `Contents.json` says it.
struct AssetAppearance: Decodable {
  var appearance: String
  var value: String
}

extension [AssetAppearance]? {
  /// Whether the value is the one for everything that no other value is for.
  var isUniversal: Bool { self?.isEmpty ?? true }

  /// Whether the value is for the dark scheme, at ordinary contrast.
  var isDark: Bool {
    guard let self, self.count == 1 else { return false }
    return self[0].appearance == "luminosity" && self[0].value == "dark"
  }
}
