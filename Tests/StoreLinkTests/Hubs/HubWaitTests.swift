internal import SharedStore
import TestSupport
import Testing

@testable import StoreLink

@Suite("A screen that waits for a hub", .timeLimit(.minutes(5)))
struct HubWaitTests {
  @Test(arguments: HubKind.available)
  func `a screen that waits is woken by its board, and by nothing else`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    let screen = try place.open()
    func reach(_ number: Int64) -> HubReach {
      HubReach(head: nil, board: "Office", picture: number)
    }
    #expect(try screen.wait(beyond: reach(0), milliseconds: 20) == false)
    _ = try laptop.append([laptop.placing("a"), laptop.placing("b", on: "Hall", kind: "News")])
    #expect(try screen.wait(beyond: reach(0), milliseconds: 15_000))
    let placed = try #require(try laptop.pictures().last).number
    let taken = try laptop.take([HubTester.clock, "Home/News"])
    _ = try laptop.append([laptop.insertion("1")])
    #expect(try laptop.keep(try #require(taken.first { $0.widget == "b" })))
    #expect(try screen.wait(beyond: reach(placed), milliseconds: 20) == false)
    // Shorter than a hub is silent without looking again: a notice has to come.
    #expect(try laptop.keep(try #require(taken.first { $0.widget == "a" })))
    #expect(try screen.wait(beyond: reach(placed), milliseconds: 15_000))
    let made = try #require(try laptop.pictures().last).number
    #expect(try screen.wait(beyond: reach(made), milliseconds: 0) == false)
    let values = laptop.placing("a").changes[0].after
    _ = try laptop.append([laptop.widgetRun("remove", "a", before: values) { nil }])
    #expect(try screen.wait(beyond: reach(made), milliseconds: 15_000))
  }
}
