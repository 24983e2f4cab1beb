import Foundation
import Testing

@testable import WidgetRender

/// Archives with values beyond the limits; after encoding, they must be readable.
private let unbounded: [ArchivedView] = {
  let far = ArchivedPoint(x: .infinity, y: -.infinity)
  let none = ArchivedPoint(x: .nan, y: 1e300)
  let stops = (0..<500).map {
    ArchivedGradient.Stop(.accent, at: $0.isMultiple(of: 2) ? -Double($0) : .infinity)
  }
  let gradient = ArchivedGradient(stops + [ArchivedGradient.Stop(.accent, at: .nan)])
  let deep = (0..<1_000).reduce(ArchivedOutline.circle) { inner, _ in
    .rotated(inner, degrees: .nan, anchor: far)
  }
  let path = ArchivedPath(
    Array(repeating: .curve(far, control1: none, control2: far), count: 9_000)
  )
  let curves = ArchivedPath(
    (0..<9_000).map { number in
      let point = ArchivedPoint(x: Double(number) / 7, y: 1 / Double(number + 1))
      return .curve(point, control1: point, control2: point)
    }
  )
  let picture = ArchivedImage(
    width: 256,
    height: 256,
    pixels: Array(repeating: 7, count: 256 * 256 * 4),
    pointWidth: .infinity,
    pointHeight: .nan
  )
  let row = ArchivedGrid.Row(
    Array(repeating: ArchivedGrid.Cell(text("a"), span: .max, anchor: far), count: 300),
    isWhole: true
  )
  let track = ArchivedTrackGrid.Track(
    .adaptive(minimum: CellLength(cells: .min), maximum: CellLength(cells: .max)),
    spacing: CellLength(cells: .max)
  )
  let corners = [
    ArchivedCornerRadii(topLeading: .nan),
    ArchivedCornerRadii(
      topLeading: .infinity,
      bottomLeading: 1e300,
      bottomTrailing: 1e9,
      topTrailing: 1e10
    ),
  ]
  return [
    .stack(
      ArchivedStack(
        .vertical,
        corners.map {
          let line = ArchivedStroke(width: -0.0, dashPhase: .nan)
          return .shape(ArchivedShape(.roundedRectangle($0), line, edgedWith: .color(.primary)))
        }
      )
    ),
    text("x").with(.layoutPriority(.infinity)).with(.layoutPriority(.nan)).with(.zIndex(-.infinity))
      .with(.rotation(degrees: -.infinity, anchor: none)).with(
        .scale(x: .nan, y: .nan, anchor: far)
      )
      .with(.position(column: .max, row: .min)).with(.horizontalGuide(.center, at: .max))
      .with(.aspectRatio(.infinity, .fit)).with(.clipShape(deep)),
    .fill(.angular(gradient, center: none, from: .nan, to: .infinity)),
    .fill(.color(ArchivedColor(.rgb(light: .max, dark: 0x1_000_000)))),
    .shape(
      ArchivedShape(
        .path(path),
        ArchivedStroke(width: .nan, dash: Array(repeating: .nan, count: 99), dashPhase: .infinity),
        edgedWith: .linear(gradient, from: far, to: none)
      )
    ),
    .stack(
      ArchivedStack(
        .vertical,
        Array(
          repeating: .shape(ArchivedShape(.path(curves), filledWith: .color(.primary))),
          count: 9
        )
      )
    ),
    .stack(ArchivedStack(.vertical, Array(repeating: .image(picture), count: 9))),
    .grid(ArchivedGrid([ArchivedGrid.Row([ArchivedGrid.Cell(.empty, span: 0)])])),
    .symbol(name: "star", style: TextStyle(attributes: TextStyle.Attributes(rawValue: 0xC0))),
    .sizedSymbol(ArchivedSymbol(name: "star", rows: .max)),
    .sizedSymbol(ArchivedSymbol(name: "star", rows: .min)),
    .image(ArchivedImage(width: .max, height: 2, pixels: [], pointWidth: 1, pointHeight: 1)),
    .image(ArchivedImage(width: 2, height: 2, pixels: [0], pointWidth: 1, pointHeight: 1)),
    .meter(ArchivedMeter(.bar, .fraction(.nan), paint: .color(.accent), track: .accent)),
    .meter(ArchivedMeter(.bar, .fraction(7), paint: .color(.accent), track: .accent)),
    .grid(ArchivedGrid(Array(repeating: row, count: 2_000))),
    .grid(ArchivedGrid(Array(repeating: ArchivedGrid.Row([]), count: 2_000))),
    .trackGrid(
      ArchivedTrackGrid(
        .vertical,
        tracks: Array(repeating: track, count: 999),
        spacing: CellLength(cells: .min),
        []
      )
    ),
    .text(
      ArchivedText(
        runs: [
          ArchivedText.Run(
            .verbatim("a"),
            style: TextStyle(attributes: TextStyle.Attributes(rawValue: 0xFF))
          )
        ],
        letterRows: .max
      )
    ),
  ]
}()

@Suite("Archives beyond the limits", .timeLimit(.minutes(5)))
struct ArchiveBoundsTests {
  // WK-97
  @Test func `where not all has room, what is shown at once goes first`() throws {
    let one = text("○").with(.alternative(.flipped, text("●")))
    let many = ArchivedView.zStack(.center, Array(repeating: one, count: 4_000))
    #expect(try ArchivedView(compactBytes: many.compactBytes) == many)
    let tooMany = ArchivedView.zStack(.center, Array(repeating: one, count: 9_000))
    let plain = ArchivedView.zStack(.center, Array(repeating: text("○"), count: 9_000))
    #expect(try ArchivedView(compactBytes: tooMany.compactBytes) == plain)
    let deep = (0..<180).reduce(text("a")) { view, _ in view.with(.clipped) }
    let deeper = (0..<40).reduce(text("b")) { view, _ in view.with(.clipped) }
    let deepest = (0..<180).reduce(deeper) { view, _ in view.with(.hidden) }
    let view = deep.with(.alternative(.invalidated, deepest))
    #expect(try ArchivedView(compactBytes: view.compactBytes) == deep)
  }

  @Test(arguments: unbounded.indices)
  func `are written within them`(_ index: Int) throws {
    let bytes = unbounded[index].compactBytes
    #expect(bytes.count <= ArchiveLimits.maximumBytes)
    let kept = try ArchivedView(compactBytes: bytes)
    #expect(kept.compactBytes == bytes)
    let json = try JSONEncoder().encode(ArchiveDocument(unbounded[index]))
    #expect(try JSONDecoder().decode(ArchiveDocument.self, from: json).view == kept)
  }

  // A modified view has two more in it: its content, and that of its modifier.
  @Test(arguments: 19_994...20_002)
  func `near the limit of views what is written can be read`(count: Int) throws {
    let plain = Array(repeating: ArchivedView.empty, count: count - 1)
    let last = ArchivedView.empty.with(.overlay(.empty, .center))
    let view = ArchivedView.zStack(.center, plain + [last])
    let read = try ArchivedView(compactBytes: view.compactBytes)
    #expect((read == view) == (count < 19_998))
  }

  @Test func `numbers that are none become the nearest that are`() throws {
    let view = text("x").with(.zIndex(.nan)).with(.scale(x: .infinity, y: -1e300, anchor: .zero))
    let kept = text("x").with(.zIndex(0)).with(.scale(x: 1e9, y: -1e9, anchor: .zero))
    #expect(try ArchivedView(compactBytes: view.compactBytes) == kept)
  }

  @Test func `stops are put in order`() throws {
    let color = ArchivedColor.accent
    func paint(_ places: [Double]) -> ArchivedView {
      let stops = places.map { ArchivedGradient.Stop(color, at: $0) }
      return .fill(.linear(ArchivedGradient(stops), from: .zero, to: .center))
    }
    let view = try ArchivedView(compactBytes: paint([-1, 0.5, 0.25, 2]).compactBytes)
    #expect(view == paint([0, 0.5, 0.5, 1]))
  }

  @Test(arguments: [ArchivedColor.primary, .accent, ArchivedColor(.system(.red))])
  func `a plain colour takes two bytes as a paint`(_ color: ArchivedColor) {
    #expect(ArchivedView.fill(.color(color)).compactBytes.count == 6)
    let shape = ArchivedShape(.circle, filledWith: .color(color))
    #expect(ArchivedView.shape(shape).compactBytes.count == (color == .primary ? 5 : 7))
  }

  @Test func `opaque pixels take three bytes`() {
    func size(_ alpha: UInt8) -> Int {
      let pixels = (0..<400).map { $0 % 4 == 3 ? alpha : 9 }
      let image = ArchivedImage(
        width: 10,
        height: 10,
        pixels: pixels,
        pointWidth: 10,
        pointHeight: 10
      )
      return ArchivedView.image(image).compactBytes.count
    }
    #expect(size(254) - size(255) == 100)
  }
}
