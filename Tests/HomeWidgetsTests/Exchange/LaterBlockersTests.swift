import Foundation
import TestSupport
import Testing

@testable import HomeWidgets

@Suite("Dependencies on what comes later", .timeLimit(.minutes(2)))
struct LaterBlockersTests {
  private static let waiting = ExchangeDesk.item(
    "call",
    "Call",
    "RELATED-TO;RELTYPE=DEPENDS-ON:pay"
  )
  private static let late = ExchangeDesk.item("pay", "Pay")

  @Test func `a later import brings what a to-do waits for, and an undo takes it away`()
    async throws
  {
    let desk = try await ExchangeDesk()
    let told = try await desk.importing(text: Self.waiting, as: "a.ics").lines
    #expect(told == ["\(desk.path("a.ics")):4: “Call”: it waits for “pay”, which is not here"])
    try desk.write(Self.late, to: "b.ics")
    let report = try await desk.perform("later") { try await desk.importing("b.ics") }
    let (call, pay) = (try await desk.record("Call").label, try await desk.record("Pay").label)
    #expect(report.lines == ["\(call) waits for \(pay), which was imported now"])
    #expect(try await desk.record("Call").blockedBy == [try await desk.record("Pay").id])
    // The texts are as they were, and say nothing new.
    #expect(try await desk.exporting(to: "a.ics") == Self.waiting)
    #expect(try await desk.importing("a.ics").sentence == "Nothing new, 1 unchanged.")
    #expect(try await desk.importing("b.ics").lines == [])
    try await desk.undo("later")
    #expect(try await desk.record("Call").blockedBy == [])
    #expect(try await desk.importing("b.ics").lines.count == 1)
  }

  @Test func `a line added to the same file is waited for`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "Call after:2 id:1\n")
    let report = try await desk.importing(text: "Call after:2 id:1\nPay id:2\n")
    #expect(report.sentence == "Imported 1 to-do, updated 1.")
    #expect(try await desk.record("Call").blockedBy == [try await desk.record("Pay").id])
  }

  // One short id is two to-dos in two files.
  @Test func `an id of another file is not what was meant`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "Call after:2 id:1\n", as: "a.txt")
    #expect(try await desk.importing(text: "Pay id:2\n", as: "b.txt").lines == [])
    #expect(try await desk.record("Call").blockedBy == [])
  }

  @Test func `what would close a circle is left out and told`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.waiting, as: "a.ics")
    let circle = ExchangeDesk.item("pay", "Pay", "RELATED-TO;RELTYPE=DEPENDS-ON:call")
    let report = try await desk.importing(text: circle, as: "b.ics")
    #expect(report.lines == ["“Call”: \(ImportCircles.remark)"])
    #expect(try await desk.record("Pay").blockedBy == [try await desk.record("Call").id])
    #expect(try await desk.record("Call").blockedBy == [])
    #expect(try await desk.exporting(to: "a.ics") == Self.waiting)
  }

  @Test func `a circle within a file is told once`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.waiting, as: "a.ics")
    let circle = [("pay", "Pay", "plan"), ("plan", "Plan", "pay")].map { uid, name, other in
      ExchangeDesk.item(uid, name, "RELATED-TO;RELTYPE=DEPENDS-ON:\(other)")
    }
    let report = try await desk.importing(text: circle.joined(), as: "b.ics")
    #expect(report.lines.count { $0.hasSuffix(ImportCircles.remark) } == 1)
    #expect(report.lines.count == 2)
  }

  @Test func `a long record is not forgotten`() async throws {
    let desk = try await ExchangeDesk()
    let picture = "ATTACH:" + String(repeating: "x", count: 70_000)
    let text = ExchangeDesk.item("call", "Call", "RELATED-TO;RELTYPE=DEPENDS-ON:pay", picture)
    try await desk.importing(text: text, as: "a.ics")
    try await desk.importing(text: Self.late, as: "b.ics")
    #expect(try await desk.record("Call").blockedBy == [try await desk.record("Pay").id])
    #expect(try await desk.exporting(to: "a.ics") == text)
  }

  // MARK: Folders

  @Test func `a later sync of the folder brings it, and its files stay`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try desk.write(Self.waiting, to: "cal/call.ics")
    #expect(try await desk.sync().lines == ["“Call”: it waits for “pay”, which is not here"])
    #expect(try await desk.sync().sentence == "Nothing new.")
    try desk.write(Self.late, to: "cal/pay.ics")
    #expect(try await desk.sync().sentence == "Added 1 here, changed 1 here.")
    #expect(try await desk.record("Call").blockedBy == [try await desk.record("Pay").id])
    #expect(try await desk.sync().sentence == "Nothing new.")
    #expect(try desk.text(of: "cal/call.ics") == Self.waiting)
  }

  @Test func `an undo of that sync lets the next one bring it again`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try desk.write(Self.waiting, to: "cal/call.ics")
    try await desk.sync(run: "one")
    try desk.write(Self.late, to: "cal/pay.ics")
    try await desk.sync(run: "two")
    try await desk.undo("two")
    #expect(try await desk.record("Call").blockedBy == [])
    #expect(try await desk.sync(run: "three").sentence == "Added 1 here, changed 1 here.")
    #expect(try await desk.record("Call").blockedBy == [try await desk.record("Pay").id])
    #expect(try await desk.redo("two") == "three")
    #expect(try desk.text(of: "cal/call.ics") == Self.waiting)
  }

  @Test(arguments: [true, false])
  func `a sync of another folder brings it`(isFirst: Bool) async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try desk.write(Self.late, to: "work/pay.ics")
    if isFirst { try await desk.sync("work") }
    try desk.write(Self.waiting, to: "cal/call.ics")
    #expect(try await desk.sync().lines.count == (isFirst ? 0 : 1))
    if !isFirst {
      #expect(
        try await desk.sync("work").lines.first?.hasSuffix(" “Pay”, which was imported now")
          == true
      )
    }
    #expect(try await desk.record("Call").blockedBy == [try await desk.record("Pay").id])
    #expect(try await desk.sync().sentence == "Nothing new.")
    #expect(try desk.text(of: "cal/call.ics") == Self.waiting)
    #expect(try await desk.names.count == 5)
  }

  @Test func `an import brings what a synced to-do waits for`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try desk.write(Self.waiting, to: "cal/call.ics")
    try await desk.sync()
    try await desk.importing(text: Self.late, as: "b.ics")
    #expect(try await desk.record("Call").blockedBy == [try await desk.record("Pay").id])
    #expect(try await desk.sync().sentence == "Nothing new.")
    #expect(try desk.text(of: "cal/call.ics") == Self.waiting)
  }

  // What the list leaves out is not taken out of an export.
  @Test func `an export has the dependency that a sync has left out`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try desk.write(Self.waiting, to: "cal/call.ics")
    let circle = ExchangeDesk.item("pay", "Pay", "RELATED-TO;RELTYPE=DEPENDS-ON:call")
    try desk.write(circle, to: "cal/pay.ics")
    #expect(try await desk.sync().lines.count == 1)
    let text = try await desk.exporting(to: "all.ics")
    #expect(text.contains("DEPENDS-ON:pay") && text.contains("DEPENDS-ON:call"))
    #expect(try await desk.sync().sentence == "Nothing new.")
    #expect(try desk.text(of: "cal/pay.ics") == circle)
  }
}
