import Foundation
import Moments
import TestSupport
import Testing
import WidgetUI

@testable import WidgetRender

/// Pictures of small views with each modifier that is drawn, for review.
@MainActor
@Suite("Pictures of modifiers", .timeLimit(.minutes(5)))
struct ModifierPictureTests {
  /// A modified view with the name of its modifier.
  struct Sample {
    let name: String
    let view: AnyView

    init(_ name: String, @ViewBuilder _ view: () -> some View) {
      self.name = name
      self.view = AnyView(view())
    }
  }

  private static func words(_ text: String) -> Text { Text(verbatim: text) }

  private static let places: [Sample] = [
    Sample("frame, alignment") {
      words("end").frame(width: 80, alignment: .trailing).border(.blue)
    },
    Sample("padding") { words("in").padding(.horizontal, 16).border(.blue) },
    Sample("offset") { words("moved").offset(x: 24, y: 16) },
    Sample("position") { words("at").position(x: 80, y: 8) },
    Sample("layoutPriority") {
      HStack {
        words("a long beginning")
        words("12:45").layoutPriority(1)
      }
    },
    Sample("fixedSize") { words("does not give way").fixedSize().frame(width: 40) },
    Sample("aspectRatio") { Rectangle().fill(.green).aspectRatio(2, contentMode: .fit) },
    Sample("zIndex") {
      ZStack {
        words("front").zIndex(1)
        words("behind all")
      }
    },
    Sample("alignmentGuide") {
      VStack(alignment: .leading) {
        words("one")
        words("two").alignmentGuide(.leading) { $0[.leading] - 32 }
      }
    },
    Sample("right to left") {
      HStack {
        words("1")
        Spacer()
        words("2")
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  private static let layers: [Sample] = [
    Sample("background") { words("on").padding(.horizontal, 8).background(.orange) },
    Sample("background in a shape") {
      words("on").padding(8).background(.orange, in: .rect(cornerRadius: 8))
    },
    Sample("overlay") { words("mail    ").overlay(alignment: .trailing) { words("3").bold() } },
    Sample("border") { words("box").padding(16).border(.blue) },
    Sample("opacity") { Rectangle().fill(.red.opacity(0.5)) },
    Sample("hidden") {
      HStack {
        words("a")
        words("b").hidden()
        words("c")
      }
    },
    Sample("clipped") { words("too long for it").fixedSize().frame(width: 48).clipped() },
    Sample("clipShape") { Rectangle().fill(.blue).clipShape(Circle()) },
    Sample("mask") { Rectangle().fill(.green).mask { Ellipse() } },
    Sample("rotationEffect") {
      Rectangle().fill(.purple).frame(width: 64, height: 16).rotationEffect(.degrees(90))
    },
    Sample("scaleEffect") { Rectangle().fill(.purple).scaleEffect(0.5) },
    Sample("containerBackground") {
      words("whole").containerBackground(.teal.gradient, for: .widget)
    },
  ]

  private static let letters: [Sample] = [
    Sample("bold, italic") { Text("\(words("b").bold()) \(words("i").italic())") },
    Sample("underline, strikethrough") {
      Text("\(words("u").underline()) \(words("s").strikethrough())")
    },
    Sample("foregroundStyle, levels") {
      HStack {
        words("1")
        words("2").foregroundStyle(.secondary)
        words("3").foregroundStyle(.tertiary)
      }
      .foregroundStyle(.red)
    },
    Sample("foregroundStyle, gradient") {
      words("from red to blue")
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
    },
    Sample("font, large") { words("42°").font(.system(size: 40)) },
    Sample("font, caption") { words("small print").font(.caption) },
    Sample("textCase") { words("shout").textCase(.uppercase) },
    Sample("lineLimit") { words("one two three four five six").lineLimit(1) },
    Sample("truncationMode") {
      words("one two three four five").lineLimit(1).truncationMode(.middle)
    },
    Sample("multilineTextAlignment") {
      words("one two three four").multilineTextAlignment(.trailing)
    },
    Sample("redacted") { words("a secret").redacted(reason: .placeholder) },
    Sample("privacySensitive") { words("4711").privacySensitive().redacted(reason: .privacy) },
    Sample("colorScheme") {
      words("dark").foregroundStyle(.green).environment(\.colorScheme, .dark)
    },
  ]

  @Test func `where views stand`() throws {
    try expectSnapshot(Self.sheet(Self.places), "modifiers-places")
  }

  @Test func `what lies before and behind views`() throws {
    try expectSnapshot(Self.sheet(Self.layers), "modifiers-layers")
  }

  @Test func `how letters look`() throws {
    try expectSnapshot(Self.sheet(Self.letters), "modifiers-letters")
  }

  /// Returns each sample in 20 × 3 cells: in Unicode and ASCII next to each other, then the colours
  /// of both schemes.
  private static func sheet(_ samples: [Sample]) -> String {
    samples.map { sample in
      let size = CellSize(columns: 20, rows: 3)
      let pictures = ViewArchiver.pictures { sample.view }
      let context = DrawContext(now: Instant(microseconds: 0))
      var ascii = context
      ascii.isASCII = true
      let light = WidgetPicture(pictures.light, size: size, in: context)
      let dark = WidgetPicture(pictures.dark ?? pictures.light, size: size, in: context)
      let plain = WidgetPicture(pictures.light, size: size, in: ascii)
      let rows = zip(lines(light.grid.plainText), lines(plain.grid.plainText)).map { left, right in
        left + String(repeating: " ", count: 20 - TextWidth.columns(of: left)) + " | " + right
      }
      let colors = [(light, Palette.light), (dark, Palette.dark)].map { picture, palette in
        String(decoding: picture.grid.ansi(depth: .truecolor, palette: palette), as: UTF8.self)
          .replacing("\u{1B}", with: "^")
      }
      #expect(plain.grid.plainText.utf8.allSatisfy { $0 < 0x80 }, "\(sample.name)")
      return
        "== \(sample.name)\n\(rows.joined(separator: "\n"))\n-- light\n\(colors[0])-- dark\n\(colors[1])"
    }.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
