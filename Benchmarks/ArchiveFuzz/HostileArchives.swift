import Moments
import WidgetRender

/// Archives that cost as much time as their bytes allow: each repeats one kind of content up to the
/// limits (RI-13).
enum HostileArchives {
  /// The archives, each with a name for its content.
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
}
