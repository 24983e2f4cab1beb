import Moments
import WidgetRender

/// Archives that together contain each case of each archived type.
let archiveSamples: [ArchivedView] = [
  .empty,
  toDoList(threeToDos, isOpen: 2),
  everyText,
  datesElsewhere,
  everyView,
  everyModifier,
  everyPaint,
  everyOutline,
  everyMeter,
  everyImage,
  everyGrid,
  everyTrackGrid,
  largeLetters,
  everyColor,
]

private let everyText = ArchivedView.text(
  ArchivedText(
    runs: [
      ArchivedText.Run(.verbatim("Grüße, 東京 👩‍👩‍👧")),
      ArchivedText.Run(
        .symbol("star.fill"),
        style: TextStyle(
          foreground: .accent,
          background: ArchivedColor(.system(.yellow), opacity: 9),
          attributes: [.bold, .dim, .italic, .underline, .strikethrough, .inverse]
        )
      ),
    ]
      + ArchivedText.DateStyle.allCases.map {
        ArchivedText.Run(.date(Instant(microseconds: -62_135_596_800_000_000), $0))
      } + [
        ArchivedText.Run(
          .timer(
            from: Instant(microseconds: .min),
            to: Instant(microseconds: .max),
            pausedAt: Instant(microseconds: 0),
            countsDown: true,
            showsHours: false
          )
        ),
        ArchivedText.Run(
          .timer(
            from: Instant(microseconds: 1),
            to: Instant(microseconds: 2),
            pausedAt: nil,
            countsDown: false,
            showsHours: true
          )
        ),
        ArchivedText.Run(
          .interval(from: Instant(microseconds: 3), to: Instant(microseconds: 4))
        ),
      ],
    lineLimit: 2,
    minimumLines: 2,
    truncation: .middle,
    alignment: .trailing
  )
)

private let datesElsewhere = column(
  .text(ArchivedText(runs: [.init(.date(noon, .time))], timeZone: "Asia/Tokyo")),
  .text(
    ArchivedText(
      runs: [.init(.date(noon, .relative))],
      alignment: .trailing,
      letterRows: 5,
      timeZone: "<+0530>-5:30",
      locale: "en_US@hours=h23"
    )
  ),
  .text(ArchivedText(runs: [.init(.date(noon, .date))], alignment: .center, locale: "tr_TR"))
)

private let everyView = ArchivedView.zStack(
  CellAlignment(.trailing, .lastTextBaseline),
  [
    .symbol(name: "circle", style: TextStyle()),
    .sizedSymbol(ArchivedSymbol(name: "star", style: TextStyle(foreground: .accent), rows: 16)),
    .sizedSymbol(ArchivedSymbol(name: "star.fill", isResizable: true)),
    .firstThatFits(horizontal: true, vertical: false, [text("long"), .empty]),
    .firstThatFits(horizontal: false, vertical: true, []),
    row(.spacer(minimumLength: 4), .gap, spacing: 3, alignment: .firstTextBaseline),
    column(.divider(.secondary), .fill(.color(.accent)), alignment: .trailing),
    .shape(ArchivedShape(.rectangle, filledWith: .color(.primary))),
  ]
)

private let everyModifier: ArchivedView = {
  let content = text("x")
  let modifiers: [ArchivedModifier] = [
    .frame(width: 3, height: nil, .topLeading), .frame(width: nil, height: 4, .center),
    .flexibleFrame(
      ArchivedModifier.FlexibleFrame(
        minimumWidth: 1,
        idealWidth: 2,
        maximumWidth: PointScale.maximumCells,
        minimumHeight: 4,
        idealHeight: 5,
        maximumHeight: 6,
        alignment: CellAlignment(.trailing, .bottom)
      )
    ),
    .flexibleFrame(ArchivedModifier.FlexibleFrame()),
    .padding(CellInsets(top: 1, leading: -2, bottom: 3, trailing: 4)),
    .fixedSize(horizontal: true, vertical: false), .layoutPriority(-1.5),
    .layoutPriority(1e300), .offset(columns: -3, rows: 2),
    .overlay(text("o"), .topLeading), .background(.fill(.color(.accent)), .center),
    .containerBackground(.fill(.color(ArchivedColor(.background))), .center),
    .border(.color(.secondary)),
    .aspectRatio(nil, .fill), .aspectRatio(1.5, .fit), .layoutDirection(.rightToLeft),
    .layoutDirection(.leftToRight), .clipped, .hidden, .opacity(128),
    .position(column: -1, row: 9), .horizontalGuide(.trailing, at: -4),
    .verticalGuide(.firstTextBaseline, at: 2), .zIndex(-0.25),
    .rotation(degrees: -33.3, anchor: .center), .scale(x: -1, y: 1 / 3, anchor: .zero),
    .clipShape(.roundedRectangle(ArchivedCornerRadii(all: 12))), .mask(text("m"), .topLeading),
    .foreground(.linear(twoStops, from: .zero, to: ArchivedPoint(x: 1, y: 0))), .accented,
    .invalidatable, .luminanceToAlpha, .alternative(.flipped, text("other")),
    .alternative(.invalidated, row(text("a"), text("b"))),
    .link("https://example.org/?a=ü"), .identity("row 1"),
    .spoken(ArchivedSpeech(label: "Müll", value: "done", isHidden: true)),
    .spoken(ArchivedSpeech()),
    .action(
      ArchivedAction(
        intent: "Toggle",
        parameters: [ArchivedAction.Parameter(name: "id", value: "7")],
        role: .toggleOn
      )
    ),
  ]
  let redactions = ArchivedModifier.Redaction.allCases.map { ArchivedModifier.redacted($0) }
  let roles = ArchivedAction.Role.allCases.map {
    ArchivedModifier.action(ArchivedAction(intent: "i", role: $0))
  }
  return column(
    (modifiers + redactions + roles).reduce(content) { $0.with($1) },
    content
  )
}()

private let everyColor = ArchivedView.stack(
  ArchivedStack(
    .vertical,
    (SystemColor.allCases.map { ArchivedColor(.system($0), opacity: 77) }
      + (-1...7).map { ArchivedColor(.foreground(level: $0)) } + [
        ArchivedColor(.background), .accent,
        ArchivedColor(.rgb(light: 0x010203, dark: 0xFFFEFD), opacity: 1),
        ArchivedColor(.rgb(light: 0xABCDEF, dark: 0xABCDEF), opacity: 0),
      ]).map { ArchivedView.fill(.color($0)) }
  )
)
