import Foundation
import WidgetRender

/// A colour set, as its `Contents.json` describes it.
struct ColorAsset: Decodable {
  struct Entry: Decodable {
    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      /// The name of a system colour to which the set refers, such as `systemBlueColor`; `nil` if
      /// the set has components.
      fileprivate var reference: String?

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

  private var colors: [Entry]

  /// The colour for both schemes; `nil` if the set has no usable value.
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

/// Reads colours from the colour sets of asset catalogues.
enum ColorAssets {
  /// Returns the named colour in a bundle, or in all bundles next to the program if `bundle` is
  /// `nil`; `nil` if there is none.
  static func color(named name: String, bundle: Bundle?) -> ArchivedColor? {
    AssetIndex.of(bundle).contents(ColorAsset.self, of: .color, named: name)?.0.archived
  }
}

/// The components of a colour set's value, in sRGB from 0 to 1.
private struct AssetComponents {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  /// Creates the components from their texts; `nil` without white or red, green and blue as
  /// numbers.
  init?(_ texts: [String: String], in space: String?) {
    func value(_ name: String) -> Double? { texts[name].flatMap(Self.number) }
    alpha = value("alpha") ?? 1
    if let white = value("white") {
      (red, green, blue) = (white, white, white)
      return
    }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    let converted = space == "display-p3" ? Self.converted(red, green, blue) : [red, green, blue]
    (self.red, self.green, self.blue) = (converted[0], converted[1], converted[2])
  }

  /// The components as `0xRRGGBB`.
  var rgb: UInt32 { [red, green, blue].reduce(0) { $0 << 8 | UInt32(Self.byte($1)) } }

  /// The opacity from 0, clear, to 255.
  var opacity: UInt8 { Self.byte(alpha) }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8((min(max(value, 0), 1) * 255).rounded())
  }

  /// Parses a component as Xcode writes it: `0xFF`, a fraction with a point, or a whole number up
  /// to 255.
  ///
  /// The result is from 0 to 1; `nil` for any other text.
  private static func number(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }

  /// Converts Display P3 to sRGB: both use sRGB's curve, and this matrix converts their pure red,
  /// green and blue.
  ///
  /// Source: the primaries of both spaces with the white point D65, so no chromatic adaptation is
  /// needed.
  private static func converted(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return [
      encoded(1.22494 * r - 0.22494 * g),
      encoded(-0.04206 * r + 1.04206 * g),
      encoded(-0.01964 * r - 0.07864 * g + 1.09828 * b),
    ]
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

/// The name by which a colour set refers to one of the system's colours.
private struct SystemColorName {
  let archived: ArchivedColor

  /// Creates the name; `nil` if terminals have no colour for it.
  init?(_ reference: String) {
    switch reference {
    case "labelColor": archived = .primary
    case "secondaryLabelColor": archived = .secondary
    case "tertiaryLabelColor": archived = ArchivedColor(.foreground(level: 3))
    case "quaternaryLabelColor": archived = ArchivedColor(.foreground(level: 4))
    case "systemBackgroundColor": archived = ArchivedColor(.background)
    default:
      guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
      let name = reference.dropFirst(6).dropLast(5).lowercased()
      let colors: [String: SystemColor] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
        "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
        "pink": .pink, "brown": .brown, "gray": .gray,
      ]
      guard let color = colors[name] else { return nil }
      archived = ArchivedColor(.system(color))
    }
  }
}
