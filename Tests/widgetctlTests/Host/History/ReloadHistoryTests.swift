import Moments
import Testing
import WidgetIntents
import WidgetRender

@testable import SharedStore
@testable import widgetctl

@Suite("The history of a timeline", .timeLimit(.minutes(2)))
struct ReloadHistoryTests {
  static let hour: Int64 = 3_600_000_000
  /// The time 2026-11-21 00:00 UTC, in microseconds since 1970.
  static let midnight: Int64 = 1_795_219_200_000_000

  /// Returns a reload that began `hours` after midnight and lasted a minute.
  static func reload(
    at hours: Double,
    due: Double? = nil,
    count: Int64 = 1,
    until: Double? = nil,
    result: Int64 = 1,
    asker: Int64 = 1,
    exemption: Int64? = nil,
    difference: StoredReload.Difference? = .cell,
    mark: DirtyMark? = nil
  ) -> StoredReload {
    func instant(_ hours: Double) -> Int64 { midnight + Int64(hours * Double(hour)) }
    var reload = StoredReload(
      due: due.map(instant),
      begun: instant(hours),
      ended: until.map(instant) ?? instant(hours) + hour / 60,
      result: result,
      reason: mark == nil ? "policy" : "changed",
      asker: asker,
      exemption: exemption,
      tries: 0,
      error: result == 2 ? "hung" : nil,
      isOffline: false,
      made: result == 1 ? StoredReload.Made(entries: 1, bytes: 9, policy: .atEnd) : nil,
      next: nil,
      diagnostics: 0,
      cost: StoredReload.Cost(wall: 1_000_000, host: 2_000, ofExtension: 3_000, network: nil)
    )
    (reload.count, reload.mark) = (count, mark)
    reload.difference = result == 1 ? difference : nil
    return reload
  }

  static func history(_ reloads: [StoredReload], due: Int64 = .max) -> ReloadHistory {
    ReloadHistory(
      widget: PlacedWidget(
        id: 1,
        shortID: "1",
        extensionName: "HomeWidgets",
        kind: "to-do",
        family: 2,
        configuration: [],
        position: 0,
        name: nil
      ),
      timeline: StoredTimeline(
        id: 1,
        placement: 1,
        family: 2,
        generation: 1,
        made: midnight,
        policy: .atEnd,
        due: due,
        failures: 0,
        lastError: nil,
        reason: "policy",
        isDirty: false
      ),
      reloads: reloads,
      span: midnight..<midnight + 24 * hour,
      now: midnight + 24 * hour
    )
  }

  /// The reloads of a day: hourly ones in the morning, failures from noon on, a press, and a live
  /// view in the evening.
  static let day = [
    reload(at: 1, due: 1, count: 5, until: 5, difference: nil),
    reload(at: 8, due: 8, exemption: 3),
    reload(at: 12, due: 12, result: 2),
    reload(at: 12.5, due: 12.5, result: 2),
    reload(at: 14, due: 14, difference: StoredReload.Difference.none),
    reload(at: 16, asker: 3, exemption: 1),
    reload(at: 18, count: 20, until: 20, asker: 2, difference: .archive, mark: DirtyMark(.state)),
    reload(at: 22, due: 21, result: 3),
  ]

  @Test func `its rows add up`() {
    let sum = ReloadHistory.sum(of: Self.day)
    #expect(sum.made == 28)
    #expect(sum.failed == 2)
    #expect(sum.skipped == 1)
    #expect(sum.putOff == 1)
    // Four that repeat the first, and one.
    #expect(sum.unchanged == 5)
    #expect(sum.exempt == 2)
    #expect(sum.processorTime == 8 * 5_000)
  }

  @Test
  func `it was stale from a due date to what was made, through failures and what was put off`() {
    let stale = Self.history(Self.day).stale.map { span in
      [span.lowerBound, span.upperBound].map { Double($0 - Self.midnight) / Double(Self.hour) }
    }
    let minute = 1.0 / 60
    #expect(stale.map { $0[0] } == [8, 12, 16, 21])
    #expect(stale.map { $0[1] } == [8 + minute, 14 + minute, 16 + minute, 24])
  }

  @Test func `what is due and not made is stale up to now`() {
    let late = Self.history([Self.reload(at: 8)], due: Self.midnight + 20 * Self.hour)
    #expect(
      late.stale.last == Self.midnight + 20 * Self.hour..<Self.midnight + 24 * Self.hour
    )
    #expect(Self.history([]).stale.isEmpty)
  }

  // RT-5
  @Test func `a row of a clock that ran ahead is marked, and in its place`() {
    let history = Self.history([Self.reload(at: 30), Self.reload(at: 2)])
    #expect(history.reloads.map(history.isAhead) == [true, false])
    let table = HistoryText(history: history, zone: .utc).table
    #expect(table?.rows.map { $0[0].contains("clock ahead") } == [false, true])
  }

  @Test func `a row says in words why, who, what and what it cost`() {
    let rows = HistoryText(history: Self.history(Self.day), zone: .utc).table?.rows ?? []
    #expect(
      rows.map { $0.joined(separator: "|") } == [
        "11-21 22:00:00|its date came|timer|put off||||",
        "11-21 18:00:00|an intent ran|live view|1 entry, 20 times in 2 h|perhaps|yes|1.0 s|5 ms",
        "11-21 16:00:00|its date came|press|1 entry|yes|no, pressed|1.0 s|5 ms",
        "11-21 14:00:00|its date came|timer|1 entry|no|yes|1.0 s|5 ms",
        "11-21 12:30:00|its date came|timer|failed: hung||yes|1.0 s|5 ms",
        "11-21 12:00:00|its date came|timer|failed: hung||yes|1.0 s|5 ms",
        "11-21 08:00:00|its date came|timer|1 entry|yes|no, at work|1.0 s|5 ms",
        "11-21 01:00:00|its date came|timer|1 entry, 5 times in 4 h||yes|1.0 s|5 ms",
      ]
    )
  }

  @Test(arguments: [
    (Int64(0), "0 B"), (812, "812 B"), (1_014, "1 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"),
    (3_449_999, "3.4 MB"), (250_000_000, "250 MB"),
  ])
  func `bytes of the network are told in thousands, beside what asked for none`(
    _ bytes: Int64,
    _ words: String
  ) {
    var reload = Self.reload(at: 1)
    reload.cost.network = bytes
    let history = Self.history([reload, Self.reload(at: 2)])
    let text = HistoryText(history: history, zone: .utc)
    #expect(text.table?.rows.compactMap(\.last) == ["", words])
    #expect(text.sum.hasSuffix(", \(words) from the network"))
    let quiet = HistoryText(history: Self.history([Self.reload(at: 2)]), zone: .utc)
    #expect(quiet.table?.rows.map(\.count) == [8])
    #expect(!quiet.sum.contains("network"))
  }

  @Test(arguments: [
    (DirtyMark(.collection("toDos"), run: 12), "toDos changed, run 12"),
    (DirtyMark(.collection("language")), "language changed"),
    (DirtyMark(.collection("appearance"), run: 3), "appearance changed, run 3"),
    (DirtyMark(.program), "new program"),
    (DirtyMark(.surroundings), "a setting changed"),
    (nil, "data changed"),
  ])
  func `a change is named with the run that made it`(_ mark: DirtyMark?, _ words: String) {
    var reload = Self.reload(at: 1)
    (reload.reason, reload.mark) = ("changed", mark)
    #expect(ReloadWords(reload: reload, zone: .utc).cause == words)
  }

  private func picture(
    _ language: UserLanguage = .english,
    isASCII: Bool = false,
    columns: Int = 60
  ) -> String {
    HistoryPicture(
      history: Self.history(Self.day),
      title: "to-do, large",
      columns: columns,
      drawing: DrawContext(
        now: Instant(microseconds: Self.midnight + 24 * Self.hour),
        isASCII: isASCII
      ),
      language: language
    ).picture().grid.plainText
  }

  @Test func `a day is drawn as bands`() {
    #expect(
      picture() == """
        ╭─ to-do, large ───────────────────────────────────────────╮
        │due    ··▂·▂·▂·▂·▂······▂·······▂▂··▂········▆▆▆▆▅·▂······│
        │made   ··▂·▂·▂·▂·▂······▂···········▂····▂···▆▆▆▆▅········│
        │failed ·························▂▂························│
        │seen   ··································▆···▆▆▆▆▆········│
        │stale  ·························▃▆▆▆▅··············▃▆▆▆▆▆▆│
        │       00:00          08:00          16:00           00:00│
        ╰──────────────────────────────────────────────────────────╯

        """
    )
    #expect(
      picture(.turkish) == """
        ╭─ to-do, large ───────────────────────────────────────────╮
        │vakti geldi ·▂·▂·▂·▂·▂·····▂·······▃··▂·······▅▆▆▆▃·▂·····│
        │yapıldı     ·▂·▂·▂·▂·▂·····▂··········▂···▂···▅▆▆▆▃·······│
        │olmadı      ·······················▃······················│
        │bakıldı     ······························▆···▆▆▆▆▆·······│
        │eski        ·······················▆▆▆▆·············▅▆▆▆▆▆│
        │            00:00               12:00                00:00│
        ╰──────────────────────────────────────────────────────────╯

        """
    )
    #expect(
      picture(isASCII: true) == """
        +- to-do, large -------------------------------------------+
        |due    ..-.-.-.-.-......-.......--..-........####+.-......|
        |made   ..-.-.-.-.-......-...........-....-...####+........|
        |failed .........................--........................|
        |seen   ..................................#...#####........|
        |stale  .........................=###+..............=######|
        |       00:00          08:00          16:00           00:00|
        +----------------------------------------------------------+

        """
    )
  }

  @Test func `a narrow terminal has short bands, and none is wider than a picture`() {
    #expect(picture(columns: 10).split(separator: "\n").map(\.count).max() == 21)
    #expect((picture(columns: 500).split(separator: "\n").map(\.count).max() ?? 0) <= 110)
  }
}
