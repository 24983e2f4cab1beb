import TestSupport

#if os(Linux)
import Foundation
import Testing
import WidgetTerminal

@testable import widgetctl

// BW-32
@Suite("Reminders in a running view", .startsPrograms, .timeLimit(.minutes(20)))
struct ReminderWatchTests {
  @Test func `a reminder comes into the last row, and Z has it come again`() async throws {
    try await WatchTests.watch(columns: 100, rows: 24) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      _ = try view.run("todo snooze 1 1s")
      #expect(view.shows { $0.text.contains("Buy groceries: reminder of today") })
      view.press("\t")
      #expect(view.shows { !$0.text.contains("reminder of today") })
      #expect(view.shows { $0.text.contains("Z snooze") })
      view.press("Zm")
      #expect(view.shows { $0.text.contains("Snoozed 1 “Buy groceries” until") })
      view.press("u")
      #expect(view.shows { $0.text.contains("Undone") })
      view.press("q")
      #expect(view.exitCode() == 0)
      // It was noted: nothing waits for a timer.
      let looked = try view.run("refresh; widgetctl doctor | grep -c 'reminders: 1 wait'")
      #expect(looked == "0\n=> 1\n")
    }
  }
}
#endif
