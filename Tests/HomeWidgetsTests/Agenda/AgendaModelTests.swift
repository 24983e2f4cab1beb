import Foundation
import Moments
import TestSupport
import Testing
import WidgetTimeline

@testable import HomeWidgets

@Suite("What the agenda says of a day", .timeLimit(.minutes(2)))
struct AgendaModelTests {
  private func lines(_ picture: AgendaPicture, day: Int = 0) -> [String] {
    guard picture.days.indices.contains(day) else { return [] }
    return picture.days[day].lines.map { line in
      switch line {
      case .event(let event):
        "\(event.times)\(event.dayOfDays) \(event.item.title) \(event.phase)"
      case .toDo(let toDo): "\(toDo.time) \(toDo.row.name)"
      case .free(let minutes, let until): "free \(minutes.map { "\($0) " } ?? "")until \(until)"
      case .now: "now"
      }
    }
  }

  private func picture(_ items: [AgendaItem], at date: Date = Samples.now) async throws
    -> AgendaPicture
  {
    try await AgendaSamples.contents(items).picture(at: date, in: Samples.utc)
  }

  @Test func `whole days, late to-dos and those of the day come before the hours`() async throws {
    let contents = try await AgendaSamples.contents("day")
    let picture = contents.picture(at: Samples.now, in: Samples.utc)
    #expect(
      lines(picture) == [
        "2/3 Mira visits running", "! 4 d Renew the passport", " Water the plants",
        "09:15–09:30 Stand-up over", "09:30–09:50 Mail over", "now", "free until 11:30",
        "11:30–12:30 Design review ahead", "free 30 until 13:00",
        "13:00–13:45 Lunch with Anna ahead", "free 135 until 16:00",
        "16:00–17:30 Write the report ahead", "free 90 until 19:00", "18:30 Call Grandma",
        "19:00–20:15 Choir ahead",
      ]
    )
    #expect(lines(picture, day: 1).last == "14:00–14:50 Dentist ahead")
    #expect(picture.days.map(\.title) == ["Today", "Tomorrow", "Tue 24 Nov"])
    #expect(picture.leftCount == 5)
    #expect(picture.toDoCount == 3)
    #expect(picture.freeUntil == "11:30")
  }

  @Test func `a to-do that cannot be done yet is hidden until then`() async throws {
    let contents = try await AgendaSamples.contents("day")
    let later = contents.picture(at: Samples.now + 7_200, in: Samples.utc)
    #expect(lines(later).contains("15:00 Not yet"))
  }

  @Test func `an event over midnight is on both days, and one that fills a day is a whole one`()
    async throws
  {
    let picture = try await picture([
      AgendaSamples.event("Night", 1_320, 480), AgendaSamples.event("Trip", 1_200, 3_600),
    ])
    #expect(
      lines(picture) == [
        "now", "free until 20:00", "20:00– Trip ahead", "22:00–06:00 Night ahead",
      ]
    )
    #expect(lines(picture, day: 1) == ["2/4 Trip ahead", "–06:00 Night ahead"])
    #expect(lines(picture, day: 3) == ["–08:00 Trip ahead"])
  }

  @Test(arguments: [
    // What overlaps and what is cancelled leaves no hole and makes none.
    ([(600, 60), (630, 90), (780, 30)], ["60 until 13:00"]),
    ([(700, 10)], ["until 11:40"]),
    ([(570, 60), (660, 30)], ["30 until 11:00"]),
    ([(570, 60), (659, 30)], []),
    ([(700, 0), (780, 10)], ["until 13:00"]),
    ([], []),
  ])
  func `free time is what no event takes until the last one`(
    spans: [(Int, Int)],
    expected: [String]
  ) async throws {
    let items = spans.map { AgendaSamples.event("A", $0.0, $0.1) }
    let lines = lines(try await picture(items)).filter { $0.hasPrefix("free") }
    #expect(lines == expected.map { "free \($0)" })
  }

  @Test func `there is an entry at each start, each end and each midnight`() async throws {
    let contents = try await AgendaSamples.contents([
      AgendaSamples.event("A", 660, 60), AgendaSamples.event("B", day: 1, 30, 30),
      AgendaSamples.event("C", day: 2, 30, 30),
    ])
    let timeline = AgendaProvider.timeline(
      contents,
      from: Samples.now,
      interval: 300,
      in: Samples.utc
    )
    let hours = timeline.entries.map { $0.date.timeIntervalSince(Samples.now) / 3_600 }
    #expect(hours == [0, 1, 2, 14, 14.5, 15])
    #expect(timeline.policy == .after(Samples.now + 300))
    #expect(
      timeline.entries.map { $0.picture.next.first?.item.title } == ["A", "A", "B", "B", "B", "C"]
    )
  }

  @Test func `what runs or comes soon is worth more`() async throws {
    let contents = try await AgendaSamples.contents([AgendaSamples.event("A", 660, 60)])
    let scores = [-7_200.0, 0, 3_600, 7_200].map { seconds in
      let date = Samples.now + seconds
      return AgendaEntry(date: date, picture: contents.picture(at: date, in: Samples.utc))
        .relevance?.score
    }
    #expect(scores == [2, 2, 5, 0])
  }

  @Test func `two hundred events of a day have a limit of lines, and are counted`() async throws {
    let picture = try await AgendaSamples.contents("crowded").picture(
      at: Samples.now,
      in: Samples.utc
    )
    #expect(picture.days[0].lines.count == 40)
    #expect(picture.days[0].hiddenCount > 50)
    #expect(picture.leftCount == 114)
  }

  @Test(arguments: [0, 185, 480, 705, 780, 1_079, 1_350, 1_439])
  func `the sample has something now, something next and something tomorrow`(minute: Int) {
    let start = CivilDate(Samples.now, in: Samples.utc).start(in: Samples.utc)
    let date = start + TimeInterval(minute * 60)
    let contents = AgendaContents.sample(at: date, days: 7, in: Samples.utc)
    let picture = contents.picture(at: date, in: Samples.utc)
    #expect(picture.next.count { $0.phase == .running } == 1)
    #expect(picture.next.contains { $0.phase == .ahead })
    #expect(picture.days.dropFirst().first?.date == picture.today.adding(days: 1))
    // The same hours give the same sample.
    let sooner = start + TimeInterval(minute / 120 * 120 * 60)
    #expect(AgendaContents.sample(at: sooner, days: 7, in: Samples.utc).items == contents.items)
  }
}
