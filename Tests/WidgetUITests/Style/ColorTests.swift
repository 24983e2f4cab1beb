import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Colours", .timeLimit(.minutes(5)))
struct ColorTests {
  private func archived(_ color: Color) -> ArchivedColor? {
    guard case .fill(.color(let color)) = ViewArchiver.archive(color) else { return nil }
    return color
  }

  private func rgb(_ value: UInt32, opacity: UInt8 = 255) -> ArchivedColor {
    ArchivedColor(.rgb(light: value, dark: value), opacity: opacity)
  }

  @Test func `components of every space become those of sRGB`() {
    let expected: [(Color, ArchivedColor)] = [
      (Color(red: 1, green: 0.5, blue: 0), rgb(0xFF8000)),
      (Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5), rgb(0x0000FF, opacity: 128)),
      (Color(.sRGBLinear, red: 0.2158605, green: 0, blue: 1), rgb(0x8000FF)),
      (Color(.displayP3, red: 1, green: 1, blue: 1), rgb(0xFFFFFF)),
      (Color(.displayP3, red: 0.502, green: 0.502, blue: 0.502), rgb(0x808080)),
      (Color(.displayP3, red: 1, green: 0, blue: 0), rgb(0xFF0000)),
      (Color(white: 0.2), rgb(0x333333)),
      (Color(hue: 1 / 3, saturation: 1, brightness: 1), rgb(0x00FF00)),
      (Color(red: .nan, green: .infinity, blue: -1), rgb(0x00FF00)),
      (Color(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1)), rgb(0x0000FF)),
      (#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), rgb(0xFF0000)),
    ]
    for (color, value) in expected { #expect(archived(color) == value) }
  }

  /// An initialiser that many authors write themselves.
  @Test func `an author's initialiser from hexadecimal digits works`() {
    #expect(archived(Color(hex: "#FF8000")) == rgb(0xFF8000))
  }

  @Test func `a name that no catalogue knows is readable`() {
    #expect(archived(Color("AccentColor")) == .accent)
    #expect(archived(Color("WidgetBackground")) == ArchivedColor(.background))
    #expect(archived(Color("TitleText")) == .primary)
  }

  @Test func `two colours mix in each scheme`() {
    #expect(archived(Color.black.mix(with: .white, by: 0.5)) == rgb(0x808080))
    #expect(
      archived(Color.red.mix(with: .white, by: 0))
        == ArchivedColor(.rgb(light: 0xDB1A1A, dark: 0xFF453A))
    )
    #expect(archived(Color.black.mix(with: .white, by: .nan)) == rgb(0))
  }

  @Test func `a colour is resolved for a scheme`() {
    var environment = EnvironmentValues()
    #expect(Color.primary.resolve(in: environment) == .init(red: 0, green: 0, blue: 0))
    environment.colorScheme = .dark
    #expect(Color.primary.resolve(in: environment) == .init(red: 1, green: 1, blue: 1))
    let half = Color(white: 0.5).resolve(in: environment)
    #expect(abs(half.linearRed - 0.2158605) < 0.0001)
    #expect(archived(Color(half)) == rgb(0x808080))
  }

  @Test func `colours say what they are`() {
    #expect(Color.red.description == "red")
    #expect(Color.secondary.description == "secondary")
    #expect(Color(red: 1, green: 0, blue: 0, opacity: 0).description == "#FF000000")
    #expect(Set([Color.red, .red, Color(red: 1, green: 0, blue: 0)]).count == 2)
    #expect(Color.red.cgColor == nil)
    #expect(Color.white.cgColor?.components == [1, 1, 1, 1])
  }

  // SU-59
  @Test func `a scheme that is set fixes the colours below`() throws {
    let view = VStack {
      Text(verbatim: "a").foregroundStyle(.red)
      Divider()
      GeometryReader { _ in Color.primary }
      Rectangle().fill(.background).environment(\.colorScheme, .light)
      Color.clear
    }
    let pictures = ViewArchiver.pictures { view.environment(\.colorScheme, .dark) }
    #expect(pictures.dark == nil)
    guard case .stack(let stack) = pictures.light, stack.children.count == 5 else {
      Issue.record("\(pictures.light)")
      return
    }
    #expect(stack.children[0].texts.first?.runs.first?.style.foreground == rgb(0xFF453A))
    #expect(stack.children[1] == .divider(rgb(0xFFFFFF, opacity: 45)))
    #expect("\(stack.children[2])".contains("light: 16777215, dark: 16777215"))
    #expect(
      stack.children[3] == .shape(ArchivedShape(.rectangle, filledWith: .color(rgb(0xFFFFFF))))
    )
    #expect(stack.children[4] == .fill(.color(ArchivedColor(.system(.clear)))))
  }
}

extension Color {
  fileprivate init(hex: String) {
    let value = UInt64(hex.drop { $0 == "#" }, radix: 16) ?? 0
    self.init(
      .sRGB,
      red: Double(value >> 16 & 0xFF) / 255,
      green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255,
      opacity: 1
    )
  }
}
