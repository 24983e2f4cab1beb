import Moments
import Testing

@testable import ToDoFormats

@Suite("Decisions between neighbours", .timeLimit(.minutes(2)))
struct NeighbourDecisionTests {
  private static func toDo(
    _ name: String,
    _ priority: ForeignToDo.Priority = .none,
    list: String = ""
  ) -> ForeignToDo {
    var toDo = ForeignToDo.named(name, "1")
    toDo.priority = priority
    toDo.list = list
    return toDo
  }

  private typealias Seen = NeighbourDecision.Seen

  private static let milk = toDo("Milk")
  private static let seen = NeighbourDecision.Seen(here: toDo("Milk", list: "home"), there: milk)

  @Test(
    arguments: [
      (nil, nil, .missing, .nothing),
      (nil, nil, .present(milk), .addHere(milk)),
      (nil, milk, .missing, .addThere(milk)),
      (nil, milk, .present(milk), .remember),
      (nil, toDo("Tea"), .present(milk), .keepBoth(theirs: milk, [.name])),
      (seen, nil, .missing, .forget),
      (seen, nil, .present(milk), .removeThere),
      (seen, nil, .present(toDo("Tea")), .bringBackHere(toDo("Tea"))),
      (seen, toDo("Milk", list: "work"), .missing, .removeHere),
      (seen, toDo("Tea"), .missing, .bringBackThere(toDo("Tea"))),
      (seen, milk, .present(milk), .nothing),
      (seen, toDo("Tea"), .present(milk), .change(here: [], there: [.name])),
      (seen, milk, .present(toDo("Tea")), .change(here: [.name], there: [])),
      (
        seen, toDo("Milk", .high), .present(toDo("Tea")), .change(here: [.name], there: [.priority])
      ),
      (seen, toDo("Tea"), .present(toDo("Tea")), .remember),
      (seen, toDo("Tea", .high), .present(toDo("Tea")), .change(here: [], there: [.priority])),
      (
        seen, toDo("Tea"), .present(toDo("Coffee", .high)),
        .keepBoth(theirs: toDo("Coffee", .high), [.name])
      ),
      (seen, nil, .unreadable, .wait), (nil, nil, .unreadable, .wait),
      (seen, toDo("Tea"), .unreadable, .wait),
    ] as [(NeighbourDecision.Seen?, ForeignToDo?, NeighbourDecision.There, NeighbourDecision)]
  )
  func `each case of the two sides has one answer`(
    seen: NeighbourDecision.Seen?,
    here: ForeignToDo?,
    there: NeighbourDecision.There,
    decision: NeighbourDecision
  ) {
    #expect(NeighbourDecision(seen: seen, here: here, there: there) == decision)
  }

  // What a sync wrote before it was killed may be less than the list has.
  @Test(
    arguments: [
      (nil, toDo("Tea"), .remember),
      (nil, toDo("Coffee"), .keepBoth(theirs: toDo("Tea"), [.name])),
      (seen, toDo("Tea"), .remember),
      (seen, toDo("Coffee"), .keepBoth(theirs: toDo("Tea"), [.name])),
    ] as [(NeighbourDecision.Seen?, ForeignToDo, NeighbourDecision)]
  )
  func `a file that has what this list would write is alike`(
    seen: NeighbourDecision.Seen?,
    written: ForeignToDo,
    decision: NeighbourDecision
  ) {
    let (ours, theirs) = (Self.toDo("Tea, at length"), Self.toDo("Tea"))
    #expect(
      NeighbourDecision(seen: seen, here: ours, written: written, there: .present(theirs))
        == decision
    )
  }

  @Test func `a later date of the last change is no change`() {
    var later = Self.milk
    later.modifiedAt = CalendarSamples.instant("2027-01-01T00:00:00Z")
    #expect(NeighbourDecision(seen: Self.seen, here: Self.milk, there: .present(later)) == .nothing)
  }

  @Test func `a time that lost its zone is the same time`() {
    let instant = CalendarSamples.instant("2027-01-01T12:00:00Z")
    var (ours, theirs) = (Self.milk, Self.milk)
    ours.due = .instant(instant, zone: "Europe/Istanbul")
    theirs.due = .instant(instant, zone: "")
    let seen = NeighbourDecision.Seen(here: ours, there: ours)
    #expect(NeighbourDecision(seen: seen, here: ours, there: .present(theirs)) == .nothing)
    theirs.due = .instant(instant, zone: "Europe/Berlin")
    #expect(
      NeighbourDecision(seen: seen, here: ours, there: .present(theirs))
        == .change(here: [.due], there: [])
    )
  }

  /// A sync that is killed may have written the file, but not recorded that.
  @Test func `what was done here is the same in a file, which knows whole seconds`() throws {
    let second = CalendarSamples.instant("2027-01-01T12:00:00Z")
    let exact = Instant(secondsSince1970: second.secondsSince1970, microsecond: 263_248)
    for (ours, theirs) in zip(Self.closed(at: exact), Self.closed(at: second)) {
      let there = NeighbourDecision.There.present(theirs)
      #expect(NeighbourDecision(seen: Self.seen, here: ours, there: there) == .remember)
      #expect(NeighbourDecision(seen: nil, here: ours, there: there) == .remember)
    }
    let later = second.adding(seconds: 1)
    for (ours, theirs) in zip(Self.closed(at: exact), Self.closed(at: later)) {
      let decision = NeighbourDecision(seen: Self.seen, here: ours, there: .present(theirs))
      guard case .keepBoth(theirs, _) = decision else {
        Issue.record("\(decision)")
        continue
      }
    }
  }

  /// Returns three to-dos with the instant: one done, one cancelled, and one in progress.
  private static func closed(at instant: Instant) -> [ForeignToDo] {
    var (done, cancelled, begun) = (milk, milk, milk)
    done.state = .done(.instant(instant, zone: ""))
    cancelled.state = .cancelled(.instant(instant, zone: ""))
    begun.startedAt = instant
    return [done, cancelled, begun]
  }

  // MARK: All of a folder

  private static func all(_ count: Int) -> [String: ForeignToDo] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("\(1_000 + $0)", ForeignToDo.named("n", "\($0)")) }
    )
  }

  private static func plan(_ count: Int, here: Int, there: Int?, isMeant: Bool = false)
    -> NeighbourPlan
  {
    let all = all(count)
    let kept = { (number: Int) in
      all.filter { (Int($0.key) ?? 0) < 1_000 + number }
    }
    return NeighbourPlan(
      seen: all.mapValues { NeighbourDecision.Seen(here: $0, there: $0) },
      here: kept(here),
      there: there.map { kept($0).mapValues { NeighbourDecision.There.present($0) } },
      isMeant: isMeant
    )
  }

  @Test(
    arguments: [
      (100, 100, 90, 10, nil), (100, 100, 89, 0, .lost(.there, 11, of: 100)),
      (1_000, 1_000, 900, 100, nil), (1_000, 1_000, 899, 0, .lost(.there, 101, of: 1_000)),
      (12, 12, 2, 10, nil), (5, 5, 0, 0, .empty(.there, was: 5)), (5, 5, nil, 0, .missing),
      (100, 89, 100, 0, .lost(.here, 11, of: 100)), (5, 0, 5, 0, .empty(.here, was: 5)),
      (0, 0, nil, 0, nil),
    ] as [(Int, Int, Int?, Int, NeighbourPlan.Doubt?)]
  )
  func `what looks like a loss removes nothing`(
    seen: Int,
    here: Int,
    there: Int?,
    removed: Int,
    doubt: NeighbourPlan.Doubt?
  ) {
    let plan = Self.plan(seen, here: here, there: there)
    #expect(
      plan.steps.count { $0.decision == .removeHere || $0.decision == .removeThere } == removed
    )
    #expect(plan.doubts == [doubt].compactMap(\.self))
    let meant = Self.plan(seen, here: here, there: there, isMeant: true)
    if there != nil {
      #expect(meant.steps.count == seen - min(here, there ?? 0) && meant.doubts == [])
    }
  }

  @Test func `a folder that is away gets nothing`() {
    var here = Self.all(5)
    here["new"] = ForeignToDo(name: "new")
    let seen = Self.all(5).mapValues { NeighbourDecision.Seen(here: $0, there: $0) }
    #expect(NeighbourPlan(seen: seen, here: here, there: nil, isMeant: true).steps.isEmpty)
    #expect(NeighbourPlan(seen: seen, here: here, there: [:]).steps.isEmpty)
    #expect(NeighbourPlan(seen: seen, here: here, there: [:]).heldBack == 5)
    #expect(NeighbourPlan(seen: [:], here: here, there: nil).steps.count == 6)
  }
}
