import Moments
import WidgetRender

/// Archives that cost as much as their bytes can buy: each fills what an archive may hold with one thing (RI-13).
enum HostileArchives {
  /// What an archive is made of, by its name.
  static let all: [(name: String, view: ArchivedView)] = [
    ("dashed thick strokes", repeated(.shape(dashed(width: 9)), 100)),
    ("dashed thin strokes", filling(.shape(dashed(width: 1)))),
    ("wide lines of dots", filling(.shape(stroked(zigzag(400, height: 320), width: 6)))),
    ("thick zigzags", filling(.shape(stroked(zigzag(4_000, height: 320), width: 30)))),
    ("filled zigzags", filling(.shape(filled(zigzag(4_000, height: 320))))),
    ("curves", filling(.shape(filled(curves(4_000))))),
    (
      "trimmed curves",
      filling(.shape(filled(nested(curves(4_000)) { .trimmed($0, from: 0.1, to: 0.9) })))
    ),
    (
      "turned outlines",
      filling(.shape(filled(nested(.circle) { .rotated($0, degrees: 1, anchor: .center) })))
    ),
    ("circles", filling(.shape(filled(.circle)))),
    ("rounded edges", filling(.shape(stroked(.ellipse, width: 40)))),
    ("surfaces", filling(.fill(.color(.accent)))),
    ("gradients", filling(.fill(.linear(stops(64), from: .zero, to: .center)))),
    ("small gradients", filling(.fill(.linear(stops(2), from: .zero, to: .center)))),
    ("turning gradients", filling(.fill(.angular(stops(64), center: .center, from: 0, to: 360)))),
    (
      "circles of gradients",
      filling(
        .shape(
          ArchivedShape(.circle, filledWith: .angular(stops(3), center: .center, from: 0, to: 360))
        )
      )
    ),
    ("borders", filling(.modified(wide, .border(.color(.accent))))),
    (
      "borders of gradients",
      filling(.modified(wide, .border(.linear(stops(64), from: .zero, to: .center))))
    ),
    (
      "rings",
      filling(
        .meter(ArchivedMeter(.ring, .fraction(0.6), paint: .color(.accent), track: .secondary))
      )
    ),
    (
      "arcs of gradients",
      filling(
        .meter(
          ArchivedMeter(
            .arc,
            .fraction(0.6),
            paint: .linear(stops(64), from: .zero, to: .center),
            track: .secondary
          )
        )
      )
    ),
    (
      "bars of gradients",
      filling(
        .meter(
          ArchivedMeter(
            .bar,
            .fraction(0.6),
            paint: .linear(stops(64), from: .zero, to: .center),
            track: .secondary
          )
        )
      )
    ),
    (
      "masks", filling(.modified(.fill(.color(.accent)), .mask(.fill(.color(.secondary)), .center)))
    ),
    (
      "masks of masks",
      filling(
        nested(.fill(.color(.accent)), 60) { .modified(.fill(.color(.accent)), .mask($0, .center)) }
      )
    ),
    (
      "faded surfaces",
      filling(.modified(.zStack(.center, [.fill(.color(.accent)), label("word")]), .opacity(100)))
    ),
    ("cut surfaces", filling(.modified(.fill(.color(.accent)), .clipShape(.circle)))),
    (
      "cuts in cuts",
      filling(nested(.fill(.color(.accent)), 150) { .modified($0, .clipShape(.circle)) })
    ),
    (
      "fades in fades",
      filling(
        nested(.zStack(.center, [.fill(.color(.accent)), label("word")]), 150) {
          .modified($0, .opacity(200))
        }
      )
    ),
    ("pixels", filling(.image(image(1)))),
    ("pictures", filling(.image(image(250)))),
    ("long words", filling(label(String(repeating: "word ", count: 12_000)))),
    ("wide letters", filling(label(String(repeating: "\u{6771}", count: 20_000)))),
    (
      "clusters",
      filling(label(String(repeating: "e\u{301}\u{1F469}\u{200D}\u{1F4BB}", count: 4_000)))
    ),
    (
      "masked words",
      filling(.modified(label(String(repeating: "word ", count: 12_000)), .redacted(.placeholder)))
    ),
    (
      "painted words",
      filling(
        .modified(
          label(String(repeating: "word ", count: 400)),
          .foreground(.linear(stops(64), from: .zero, to: .center))
        )
      )
    ),
    (
      "large letters",
      filling(.text(ArchivedText(runs: [.init(.verbatim("Large 12:34"))], letterRows: 16)))
    ),
    (
      "many runs",
      filling(.text(ArchivedText(runs: Array(repeating: .init(.verbatim("w ")), count: 900))))
    ),
    (
      "dates",
      filling(
        .text(
          ArchivedText(
            runs: Array(repeating: .init(.date(Instant(microseconds: 1), .relative)), count: 900)
          )
        )
      )
    ),
    (
      "zones",
      .stack(
        ArchivedStack(
          .vertical,
          (0..<15_000).map { number in
            .text(
              ArchivedText(
                runs: [.init(.date(Instant(microseconds: 1), .time))],
                timeZone: "Zone/\(number)",
                locale: String(repeating: "x-", count: 10)
              )
            )
          }
        )
      )
    ),
    ("words", filling(label("a"))),
    (
      "rows",
      .stack(
        ArchivedStack(
          .vertical,
          Array(
            repeating: .stack(ArchivedStack(.horizontal, Array(repeating: label("a"), count: 150))),
            count: 130
          )
        )
      )
    ),
    (
      "rows of rows",
      nested(label("a"), 190) {
        .stack(ArchivedStack(.horizontal, [label("word word"), $0, .fill(.color(.accent))]))
      }
    ),
    (
      "long words in rows",
      filling(
        nested(label(String(repeating: "word ", count: 3_000)), 60) {
          .stack(ArchivedStack(.horizontal, [$0, label("side by side")]))
        }
      )
    ),
    (
      "long words in columns of rows",
      filling(
        nested(label(String(repeating: "word ", count: 3_000)), 30) {
          .stack(
            ArchivedStack(
              .vertical,
              [.stack(ArchivedStack(.horizontal, [$0, label("a b")])), label("c d")]
            )
          )
        }
      )
    ),
    (
      "tracks",
      filling(
        .trackGrid(
          ArchivedTrackGrid(
            .vertical,
            tracks: Array(
              repeating: ArchivedTrackGrid.Track(.adaptive(minimum: 1, maximum: 5)),
              count: 250
            ),
            alignment: .center,
            Array(repeating: label("word"), count: 500)
          )
        )
      )
    ),
    ("places", filling(.modified(label("word"), .zIndex(1)))),
    (
      "turned circles",
      filling(.modified(.shape(filled(.circle)), .rotation(degrees: 30, anchor: .center)))
    ),
    (
      "what fits",
      filling(
        nested(label("word word"), 150) {
          .firstThatFits(horizontal: true, vertical: true, [$0, label("a")])
        }
      )
    ),
    (
      "cells",
      .grid(
        ArchivedGrid(
          (0..<100).map { _ in
            ArchivedGrid.Row((0..<150).map { _ in ArchivedGrid.Cell(label("word")) })
          }
        )
      )
    ),
    ("symbols", filling(.symbol(name: "star", style: TextStyle()))),
    (
      "large symbols",
      filling(.sizedSymbol(ArchivedSymbol(name: "sun.max.circle.fill", rows: 16)))
    ),
  ]

  /// Nothing that is seen, as wide and high as it may be.
  private static let wide = ArchivedView.fill(.color(ArchivedColor(.system(.clear))))

  /// As many of a view as an archive may hold, on top of each other.
  private static func filling(_ view: ArchivedView) -> ArchivedView {
    let bytes = view.compactBytes.count
    let nodes = count(view)
    return repeated(
      view,
      max(
        min(
          (ArchiveLimits.maximumBytes - 4_096) / max(bytes - 2, 1),
          (ArchiveLimits.maximumNodes - 10) / nodes
        ),
        1
      )
    )
  }

  private static func repeated(_ view: ArchivedView, _ count: Int) -> ArchivedView {
    .zStack(.center, Array(repeating: view, count: count))
  }

  private static func count(_ view: ArchivedView) -> Int {
    switch view {
    case .zStack(_, let views), .firstThatFits(_, _, let views):
      1 + views.reduce(0) { $0 + count($1) }
    case .stack(let stack): 1 + stack.children.reduce(0) { $0 + count($1) }
    case .modified(let content, .mask(let mask, _)): 2 + count(content) + count(mask)
    case .modified(let content, _): 2 + count(content)
    default: 1
    }
  }

  private static func nested<Value>(_ value: Value, _ depth: Int = 30, _ wrap: (Value) -> Value)
    -> Value
  {
    (0..<depth).reduce(value) { inner, _ in wrap(inner) }
  }

  private static func label(_ text: String) -> ArchivedView {
    .text(ArchivedText(runs: [.init(.verbatim(text))]))
  }

  private static func filled(_ outline: ArchivedOutline) -> ArchivedShape {
    ArchivedShape(outline, filledWith: .color(.accent))
  }

  private static func stroked(_ outline: ArchivedOutline, width: Double) -> ArchivedShape {
    ArchivedShape(
      outline,
      ArchivedStroke(width: width, cap: .round, join: .round),
      edgedWith: .color(.accent)
    )
  }

  private static func dashed(width: Double) -> ArchivedShape {
    let line = ArchivedPath([
      .move(.zero), .line(ArchivedPoint(x: 1e6, y: 300)), .line(ArchivedPoint(x: 0, y: 10)),
      .line(ArchivedPoint(x: 600, y: 300)),
    ])
    return ArchivedShape(
      .path(line),
      ArchivedStroke(width: width, cap: .round, join: .round, dash: [1, 1]),
      edgedWith: .color(.accent)
    )
  }

  private static func zigzag(_ count: Int, height: Double) -> ArchivedOutline {
    .path(
      ArchivedPath(
        [.move(.zero)]
          + (0..<count).map {
            .line(ArchivedPoint(x: Double($0 % 600), y: $0 % 2 == 0 ? height : 0))
          }
      )
    )
  }

  private static func curves(_ count: Int) -> ArchivedOutline {
    .path(
      ArchivedPath(
        [.move(.zero)]
          + (0..<count).map { index in
            .curve(
              ArchivedPoint(x: 600, y: index % 2 == 0 ? 300 : 0),
              control1: ArchivedPoint(x: 0, y: 300),
              control2: ArchivedPoint(x: 600, y: 0)
            )
          }
      )
    )
  }

  private static func stops(_ count: Int) -> ArchivedGradient {
    ArchivedGradient(
      (0..<count).map { index in
        let value = UInt32(index * 65_793 % 0xFF_FFFF)
        return ArchivedGradient.Stop(
          ArchivedColor(.rgb(light: value, dark: value)),
          at: Double(index) / Double(max(count - 1, 1))
        )
      }
    )
  }

  private static func image(_ side: Int) -> ArchivedImage {
    ArchivedImage(
      width: side,
      height: side,
      pixels: (0..<side * side * 4).map { UInt8(truncatingIfNeeded: $0 | 0x80) },
      pointWidth: 624,
      pointHeight: 320,
      isResizable: true
    )
  }
}
