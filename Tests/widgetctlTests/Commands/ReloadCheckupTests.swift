import Foundation
import TestSupport
import Testing
import WidgetTimeline

@testable import SharedStore
@testable import widgetctl

@Suite("What doctor says of reloads", .timeLimit(.minutes(2)))
struct ReloadCheckupTests {
  private let folder = TemporaryFolder()

  /// Returns the details that `doctor` reports for a store whose only widget, a to-do list, has
  /// these reloads.
  private func details(_ reloads: [StoredReload], at hours: Int64 = 24) throws -> [String] {
    let location = StoreLocation(path: folder.path + "/s.sqlite")
    try StoreCore(at: location).write { transaction in
      let widget = try transaction.place(
        extensionName: "HomeWidgets",
        kind: "ToDoWidget",
        family: 2
      )
      for reload in reloads {
        try transaction.note(reload, placement: widget.id, family: widget.family)
      }
    }
    let now = ReloadHistoryTests.midnight + hours * ReloadHistoryTests.hour
    return try ReloadCheckup(now: now).findings(try StoreReader(at: location)).map(\.detail)
  }

  private func reload(_ index: Int, costing seconds: Int64, differs: Bool) -> StoredReload {
    var reload = ReloadHistoryTests.reload(
      at: Double(index) / 2,
      difference: differs ? .cell : StoredReload.Difference.none
    )
    reload.cost.ofExtension = seconds * 1_000_000
    return reload
  }

  @Test func `who costs most is named, and who is reloaded for nothing`() throws {
    let reloads = (0..<30).map { reload($0, costing: 2, differs: false) }
    #expect(
      try details(reloads) == [
        "costs most: 60.1 s of processor time in a day, for 30 reloads",
        "30 of 30 reloads in a day changed nothing",
      ]
    )
  }

  @Test(arguments: [(30, ["loads most: 15.0 MB from the network in a day"]), (9, [])])
  func `who loads most is named, if it is much`(_ count: Int, _ found: [String]) throws {
    let reloads = (0..<count).map { index in
      var reload = reload(index, costing: 0, differs: true)
      reload.cost.network = 500_000
      return reload
    }
    #expect(try details(reloads) == found)
  }

  @Test func `little is not worth a word`() throws {
    let reloads = (0..<30).map { reload($0, costing: 0, differs: $0 % 5 == 0) }
    #expect(try details(reloads).isEmpty)
    // What was a day ago neither.
    #expect(try details((0..<30).map { reload($0, costing: 2, differs: true) }, at: 96).isEmpty)
  }

  @Test func `what is put off is told`() throws {
    let reloads = [ReloadHistoryTests.reload(at: 1, due: 1, result: 3)]
    let expected = "1 reload was put off in a day, by its budget or for what it costs"
    #expect(try details(reloads) == [expected])
  }
}
