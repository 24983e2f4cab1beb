import Testing
import WidgetIntents
import WidgetRender

@testable import WidgetTerminal

@Suite("The keys to try first", .timeLimit(.minutes(2)))
struct LiveFirstKeyTests {
  /// The keys of another extension, which also has a key `X`.
  private static let otherKeys = LiveRowKeys(
    [
      ShortCommandsMetadata(
        name: "tea",
        summary: "",
        commands: [RowTrial.command("clear", "ClearTeas", .none, "X", unchanged: "Tea")]
      )
    ],
    [RowTrial.intent("ClearTeas", [])],
    [],
    kind: "Tea"
  )

  @Test func `a key that goes with the first change is one to try, and then is listed no more`() {
    func trial(isChanged: Bool) -> LiveTrial {
      var list = RowTrial.list
      list.keys = RowTrial.keys.offered { $0 != "ToDo" || isChanged }
      return LiveTrial(columns: 80, rows: 14, [list])
    }
    var fresh = trial(isChanged: false)
    #expect(fresh.message.hasPrefix("Try  Tab to a button  Enter to press  u to undo  X clear"))
    #expect(RowTrial.action(fresh.click("X clear")) == RowTrial.action("Clear", [:]))
    var changed = trial(isChanged: true)
    #expect(changed.message.hasPrefix("Try  Tab to a button  Enter to press  u to undo   "))
    changed.press("\t")
    #expect(!changed.message.contains("X clear"))
    #expect(!changed.model.rowKeys.contains { $0.key == "X" })
    // Who knows it presses it, and is answered by its intent.
    #expect(RowTrial.action(changed.press("X")) == RowTrial.action("Clear", [:]))
    #expect(RowTrial.action(changed.press("\tD")) == RowTrial.action("Remove", ["id": "bbbb"]))
  }

  @Test func `a key of two extensions is not one to try`() {
    let other = LiveTrial.Widget(
      id: 2,
      lines: [plain("other")],
      keys: Self.otherKeys
    )
    #expect(!LiveTrial(columns: 80, rows: 24, [RowTrial.list, other]).message.contains("X clear"))
    #expect(LiveTrial(columns: 80, rows: 24, [RowTrial.list]).message.contains("X clear"))
  }

  @Test func `where the page can be edited and there is room, the gallery is one to try`() {
    var trial = LiveTrial(columns: 100, rows: 14, [RowTrial.list])
    #expect(!trial.message.contains("add widgets"))
    trial.edits(true)
    trial.draw()
    #expect(trial.message.contains("X clear  m to add widgets"))
    trial.resize(columns: 70, rows: 14)
    #expect(!trial.message.contains("add widgets"))
  }
}
