import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Archived modifiers", .timeLimit(.minutes(5)))
struct ModifierTests {
  private let a = Text(verbatim: "a")
  private let words = ArchivedView.text(ArchivedText(runs: [.init(.verbatim("b"))]))

  private func modifier<Content: View>(_ view: Content) throws -> ArchivedModifier {
    try #require(ViewArchiver.archive(view).modifiers.first)
  }

  // SU-32
  @Test func `padding is two columns and one row unless a length is given`() throws {
    #expect(
      try modifier(a.padding())
        == .padding(CellInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
    )
    #expect(try modifier(a.padding(.horizontal)) == .padding(CellInsets(leading: 2, trailing: 2)))
    #expect(try modifier(a.padding(.top, 40)) == .padding(CellInsets(top: .rows(40))))
    #expect(
      try modifier(a.padding([.leading, .bottom], 8))
        == .padding(CellInsets(leading: 1, bottom: .rows(8)))
    )
    #expect(
      try modifier(a.padding(EdgeInsets(top: 1, leading: 1, bottom: 16, trailing: 24)))
        == .padding(
          CellInsets(top: .rows(1), leading: .columns(1), bottom: 1, trailing: 3)
        )
    )
  }

  // SU-30, SU-33, SU-35, SU-36
  @Test func `sizes, priorities and offsets are in cells`() throws {
    #expect(
      try modifier(a.frame(minWidth: 16, idealHeight: 32, maxHeight: .infinity, alignment: .top))
        == .flexibleFrame(
          .init(
            minimumWidth: 2,
            idealHeight: 2,
            maximumHeight: PointScale.maximumCells,
            alignment: CellAlignment(.center, .top)
          )
        )
    )
    #expect(try modifier(a.fixedSize()) == .fixedSize(horizontal: true, vertical: true))
    #expect(
      try modifier(a.fixedSize(horizontal: false, vertical: true))
        == .fixedSize(horizontal: false, vertical: true)
    )
    #expect(try modifier(a.layoutPriority(-1)) == .layoutPriority(-1))
    #expect(try modifier(a.offset(x: -8, y: 16)) == .offset(columns: -1, rows: 1))
  }

  // SU-39
  @Test func `backgrounds and overlays take styles, shapes and views`() throws {
    #expect(
      try modifier(a.background(.red))
        == .background(.fill(.color(ArchivedColor(.system(.red)))), .center)
    )
    #expect(
      try modifier(a.background(.tint, in: Capsule()))
        == .background(.shape(ArchivedShape(.capsule, filledWith: .color(.accent))), .center)
    )
    #expect(
      try modifier(a.overlay(alignment: .bottomTrailing) { Text(verbatim: "b") })
        == .overlay(words, CellAlignment(.trailing, .bottom))
    )
    #expect(
      try modifier(
        a.background(alignment: .leading) {
          Text(verbatim: "b")
          Text(verbatim: "b")
        }
      )
        == .background(
          .zStack(CellAlignment(.leading, .center), [words, words]),
          CellAlignment(.leading, .center)
        )
    )
  }

  // WK-51
  @Test func `a container background belongs to the whole widget`() throws {
    #expect(
      try modifier(a.containerBackground(.blue, for: .widget))
        == .containerBackground(.fill(.color(ArchivedColor(.system(.blue)))), .center)
    )
    #expect(
      try modifier(a.containerBackground(for: .widget) { Text(verbatim: "b") })
        == .containerBackground(words, .center)
    )
  }

  // SU-36
  @Test func `what changes drawing alone is kept as it is`() throws {
    #expect(try modifier(a.opacity(0.5)) == .opacity(128))
    #expect(try modifier(a.opacity(.nan)) == .opacity(0))
    #expect(try modifier(a.hidden()) == .hidden)
    #expect(try modifier(a.clipped()) == .clipped)
    #expect(try modifier(a.border(.green)) == .border(.color(ArchivedColor(.system(.green)))))
    // WK-111
    #expect(try modifier(a.id(7)) == .identity("7"))
  }

  // WK-48
  @Test func `a widget leads somewhere, or nowhere`() throws {
    #expect(try modifier(a.widgetURL(URL(string: "app:x"))) == .link("app:x"))
    #expect(ViewArchiver.archive(a.widgetURL(nil)).modifiers.isEmpty)
  }

  // SU-64
  @Test func `a bare shape is filled with the foreground, others as they say`() {
    func shape<Content: View>(_ view: Content) -> ArchivedView { ViewArchiver.archive(view) }
    #expect(shape(Circle()) == .shape(ArchivedShape(.circle, filledWith: .color(.primary))))
    #expect(
      shape(VStack { Ellipse() }.foregroundStyle(.red))
        == shape(VStack { Ellipse().fill(.red) })
    )
    #expect(
      shape(RoundedRectangle(cornerRadius: 8).strokeBorder(.secondary))
        == .shape(
          ArchivedShape(
            .roundedRectangle(ArchivedCornerRadii(all: 8)),
            isInset: true,
            edgedWith: .color(.secondary)
          )
        )
    )
    #expect(
      shape(Rectangle().fill(.clear))
        == .shape(ArchivedShape(.rectangle, filledWith: .color(.init(.system(.clear)))))
    )
  }

  @Test func `colours keep their components, whatever they are given`() {
    func base(_ color: Color) -> ArchivedView { ViewArchiver.archive(color) }
    #expect(
      base(Color(red: 1, green: 0.5, blue: -3))
        == .fill(.color(ArchivedColor(.rgb(light: 0xFF8000, dark: 0xFF8000))))
    )
    #expect(
      base(Color(white: .nan, opacity: 2)) == .fill(.color(ArchivedColor(.rgb(light: 0, dark: 0))))
    )
    #expect(
      base(Color(hue: 1.0 / 3, saturation: 1, brightness: 1))
        == .fill(.color(ArchivedColor(.rgb(light: 0x00FF00, dark: 0x00FF00))))
    )
    #expect(
      base(Color(light: 0x1A66E6, dark: 0x3380F2).opacity(0.5))
        == .fill(.color(ArchivedColor(.rgb(light: 0x1A66E6, dark: 0x3380F2), opacity: 128)))
    )
  }

  // SU-41
  @Test func `alternatives are kept for the place that draws them`() {
    let view = ViewThatFits(in: .horizontal) {
      Text(verbatim: "b")
      Text(verbatim: "b")
    }
    #expect(
      ViewArchiver.archive(view)
        == .firstThatFits(horizontal: true, vertical: false, [words, words])
    )
  }
}
