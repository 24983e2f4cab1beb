import WidgetUI

/// The weather as a drawing of seven columns and three rows: solid shapes, which a small picture of a
/// symbol would not have.
struct WeatherDrawing: View {
  /// The name of the symbol that is drawn.
  let name: String

  /// A part of a row with its colour.
  private struct Piece: Hashable {
    let text: String
    let color: Color

    init(_ text: String, _ color: Color) { (self.text, self.color) = (text, color) }
  }

  private static let sky = Color.yellow
  private static let cloud = Color.gray
  private static let water = Color.blue

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
        row.reduce(Text(verbatim: "")) { text, piece in
          text + Text(verbatim: piece.text).foregroundStyle(piece.color)
        }
        .lineLimit(1)
        .fixedSize()
      }
    }
    .frame(width: 56, alignment: .leading)
  }

  private var rows: [[Piece]] {
    switch name {
    case "sun.max.fill":
      [
        [Piece(" ▄███▄ ", Self.sky)], [Piece(" █████ ", Self.sky)], [Piece(" ▀███▀ ", Self.sky)],
      ]
    case "moon.stars.fill":
      [
        [Piece("  ▄█▀ ·", Self.sky)], [Piece(" ██▌   ", Self.sky)], [Piece("  ▀█▄▄ ", Self.sky)],
      ]
    case "cloud.sun.fill":
      [
        [Piece("   ▄██▄", Self.sky)], [Piece(" ▄██▄", Self.cloud), Piece("██", Self.sky)],
        [Piece("███████", Self.cloud)],
      ]
    case "cloud.moon.fill":
      [
        [Piece("    ▄█▀", Self.sky)], [Piece(" ▄██▄", Self.cloud), Piece("█▄", Self.sky)],
        [Piece("███████", Self.cloud)],
      ]
    case "cloud.fill": Self.clouds + [[Piece("▀▀▀▀▀▀▀", Self.cloud)]]
    case "cloud.fog.fill": Self.clouds + [[Piece("═══════", Self.cloud)]]
    case "cloud.snow.fill": Self.clouds + [[Piece(" *  *  *", Color.primary)]]
    case "cloud.bolt.fill", "cloud.bolt.rain.fill":
      Self.clouds + [[Piece("  ▄▀   ", Self.sky)]]
    case "cloud.drizzle.fill": Self.clouds + [[Piece(" ╷  ╷  ", Self.water)]]
    case "questionmark": [[Piece("       ", Self.cloud)], [Piece("   ?   ", Self.cloud)], []]
    default: Self.clouds + [[Piece(" ╷ ╷ ╷ ", Self.water)]]
    }
  }

  private static let clouds = [
    [Piece("  ▄██▄ ", cloud)], [Piece("▄██████", cloud)],
  ]
}
