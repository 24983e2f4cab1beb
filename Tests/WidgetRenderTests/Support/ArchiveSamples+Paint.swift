import Moments
import WidgetRender

let twoStops = ArchivedGradient([
  ArchivedGradient.Stop(ArchivedColor(.rgb(light: 0x102030, dark: 0xFFFFFF)), at: 0),
  ArchivedGradient.Stop(ArchivedColor(.system(.orange), opacity: 40), at: 1),
])

private let manyStops = ArchivedGradient(
  (0...12).map {
    ArchivedGradient.Stop(ArchivedColor(.foreground(level: $0)), at: Double($0) / 13)
  }
)

let everyPaint = ArchivedView.stack(
  ArchivedStack(
    .vertical,
    ([
      .color(ArchivedColor(.system(.mint))),
      .linear(ArchivedGradient([]), from: .zero, to: .center),
      .linear(manyStops, from: ArchivedPoint(x: 0.125, y: -1), to: ArchivedPoint(x: 1, y: 2)),
      .radial(twoStops, center: .center, from: 0, to: 80.5),
      .elliptical(twoStops, center: .zero, from: 0.1, to: 0.5),
      .angular(manyStops, center: ArchivedPoint(x: 1 / 3, y: 0.25), from: -90, to: 270),
    ] as [ArchivedPaint]).flatMap {
      [ArchivedView.fill($0), .shape(ArchivedShape(.circle, filledWith: $0))]
    }
  )
)

private let outlines: [ArchivedOutline] = [
  .rectangle, .capsule, .circle, .ellipse, .containerRelative,
  .roundedRectangle(ArchivedCornerRadii()), .roundedRectangle(ArchivedCornerRadii(all: 7.5)),
  .roundedRectangle(
    ArchivedCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 0, topTrailing: 0.3)
  ),
  .path(ArchivedPath()),
  .path(
    ArchivedPath([
      .move(ArchivedPoint(x: 0, y: -0.001)), .line(ArchivedPoint(x: 1e9, y: -1e9)),
      .quad(ArchivedPoint(x: 0.1 + 0.2, y: 2), control: ArchivedPoint(x: 1e-7, y: 4)),
      .curve(
        ArchivedPoint(x: 5, y: 6),
        control1: ArchivedPoint(x: -1 / 7, y: 8),
        control2: ArchivedPoint(x: 9, y: 10.125)
      ),
      .close,
    ])
  ),
  .trimmed(.circle, from: 0, to: 0.72),
  .inset(.rotated(.capsule, degrees: 45, anchor: .center), by: 1.5),
  .rotated(.ellipse, degrees: 7, anchor: .zero),
  .scaled(.moved(.rectangle, by: ArchivedPoint(x: 3, y: -4)), x: 2, y: -0.5, anchor: .center),
  .scaled(.circle, x: 1, y: 1, anchor: ArchivedPoint(x: 1, y: 0)),
  .sized(.containerRelative, width: 20, height: 10),
  nested(.circle, ArchiveLimits.maximumOutlineDepth),
]

private func nested(_ outline: ArchivedOutline, _ depth: Int) -> ArchivedOutline {
  (0..<depth).reduce(outline) { inner, _ in .inset(inner, by: 1) }
}

private let parts: [ArchivedShape.Part] = [
  .inside(isEvenOdd: true),
  .edge(ArchivedStroke(), isInset: false),
  .edge(
    ArchivedStroke(width: 4.5, cap: .round, join: .bevel, dash: [3, 1.5, 0.1], dashPhase: -2),
    isInset: true
  ),
  .edge(ArchivedStroke(cap: .square, join: .round, dashPhase: 1), isInset: false),
]

let everyOutline = ArchivedView.stack(
  ArchivedStack(
    .horizontal,
    outlines.map { .shape(ArchivedShape($0, filledWith: .color(.primary))) }
      + parts.map { .shape(ArchivedShape(.capsule, $0, .color(.accent))) }
      + outlines.map { ArchivedView.empty.with(.clipShape($0)) }
  )
)

let everyMeter = ArchivedView.stack(
  ArchivedStack(
    .vertical,
    ArchivedMeter.Style.allCases.flatMap { style in
      ([
        .fraction(0), .fraction(1), .fraction(0.123_456_789), .indeterminate,
        .elapsed(from: noon, to: Instant(microseconds: .max), countsDown: false),
        .elapsed(from: Instant(microseconds: .min), to: noon, countsDown: true),
      ] as [ArchivedMeter.Value]).map {
        .meter(ArchivedMeter(style, $0, paint: .color(.accent), track: .secondary))
      }
    } + [
      .meter(
        ArchivedMeter(
          .arc,
          .fraction(0.5),
          paint: .linear(twoStops, from: .zero, to: .center),
          track: ArchivedColor(.foreground(level: 4))
        )
      )
    ]
  )
)

let everyImage = ArchivedView.zStack(
  .center,
  [
    .image(
      ArchivedImage(
        width: 3,
        height: 2,
        pixels: (0..<24).map { UInt8($0 * 10) },
        pointWidth: 24,
        pointHeight: 32.5
      )
    ),
    .image(
      ArchivedImage(
        width: 1,
        height: 1,
        pixels: [1, 2, 3, 255],
        pointWidth: 0.1,
        pointHeight: 0,
        isResizable: true,
        tint: .accent
      )
    ),
  ]
)
