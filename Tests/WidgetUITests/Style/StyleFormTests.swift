import Foundation
import Testing
import WidgetRender
import WidgetUI

/// Tests of the forms in which authors write colours, shapes and fonts, each compared with another
/// form.
@MainActor
@Suite("Forms of styles", .timeLimit(.minutes(5)))
struct StyleFormTests {
  private func archive<Content: View>(_ view: Content) -> ArchivedView {
    ViewArchiver.archive(view)
  }

  private func paint<Style: ShapeStyle>(_ style: Style) -> ArchivedPaint? {
    guard case .shape(let shape) = archive(Rectangle().fill(style)) else { return nil }
    return shape.paint
  }

  // SU-62
  @Test func `a gradient of stops is that of its colours at their places`() {
    let stops = Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    let colors = Gradient(colors: [.red, .blue])
    #expect(
      paint(
        LinearGradient(gradient: stops, startPoint: UnitPoint(x: 0, y: 0.5), endPoint: .trailing)
      )
        == paint(.linearGradient(colors, startPoint: .leading, endPoint: .trailing))
    )
    #expect(
      paint(RadialGradient(gradient: stops, center: .top, startRadius: 1, endRadius: 9))
        == paint(.radialGradient(colors, center: .top, startRadius: 1, endRadius: 9))
    )
    #expect(
      paint(RadialGradient(gradient: stops, center: .top, startRadius: 1, endRadius: 9))
        != paint(colors)
    )
  }

  // SU-64
  @Test func `corners are those of either side and of each corner`() {
    let size = CGSize(width: 9, height: 3)
    #expect(
      archive(RoundedRectangle(cornerSize: size).fill(.red))
        == archive(AnyShape(.rect(cornerSize: size)).fill(.red))
    )
    let radii = RectangleCornerRadii(
      topLeading: 1,
      bottomLeading: 2,
      bottomTrailing: 3,
      topTrailing: 4
    )
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 1,
      bottomLeadingRadius: 2,
      bottomTrailingRadius: 3,
      topTrailingRadius: 4
    )
    #expect(archive(AnyShape(.rect(cornerRadii: radii)).fill(.red)) == archive(uneven.fill(.red)))
  }

  @Test func `an angle is the same in degrees and in radians`() {
    #expect(Angle(degrees: 90) == .degrees(90))
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-9)
  }

  // SU-53
  @Test(
    arguments: [
      (.custom("Courier", size: 20, relativeTo: .title), .custom("Courier", size: 20)),
      (Font.custom("Courier", fixedSize: 20), .system(size: 20)),
      (.system(size: 20, weight: .ultraLight), .system(size: 20, weight: .light)),
      (.system(.body, design: .serif, weight: .heavy), .system(.body, weight: .bold)),
    ] as [(Font, Font)]
  )
  func `a font's name and design do not count, its size and weight do`(font: Font, same: Font) {
    func words(_ font: Font) -> ArchivedView { archive(Text(verbatim: "a").font(font)) }
    #expect(words(font) == words(same))
    let design: Font.Design = .rounded
    let weight: Font.Weight = .bold
    #expect(words(.system(size: 20, weight: weight, design: design)) != words(.system(size: 20)))
  }

  // SU-62
  @Test func `a material is the ground with the opacity of its thickness`() throws {
    let materials = [paint(.ultraThinMaterial), paint(.thinMaterial), paint(.regularMaterial)]
    #expect(Set(materials.map { String(describing: $0) }).count == 3)
    #expect(paint(.thinMaterial) == paint(Material.thin))
  }

  @Test func `the accent is the system's until a view has another tint`() {
    let mark = Text(verbatim: "a").foregroundStyle(.tint)
    #expect(archive(mark.accentColor(.green)) == archive(mark.tint(.green)))
    #expect(paint(Color.accentColor) == .color(ArchivedColor(.accent)))
  }

  // SU-54
  @Test func `a key made from a string is looked up and read as Markdown`() throws {
    let key = "**a** key"
    #expect(archive(Text(LocalizedStringKey(key))) == archive(Text("**a** key")))
    #expect(archive(Text(LocalizedStringKey(key))) != archive(Text(verbatim: key)))
  }
}
