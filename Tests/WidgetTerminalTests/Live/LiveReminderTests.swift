import Testing
import WidgetRender

@testable import WidgetTerminal

// BW-32
@Suite("Reminders in the live view", .timeLimit(.minutes(2)))
struct LiveReminderTests {
  private static let widget = LiveTrial.Widget(id: 1, lines: [button("Milk", "tick")])

  private func remind(_ trial: inout LiveTrial, _ line: String) {
    trial.model.remind(line)
    trial.draw()
  }

  @Test func `a reminder stays until a key is pressed that could see it`() {
    var trial = LiveTrial([Self.widget])
    remind(&trial, "Call Ann: due today, 18:30")
    #expect(trial.message.hasPrefix("Call Ann: due today, 18:30"))
    #expect(!trial.model.showsKeys)
    trial.press("\t")
    #expect(!trial.message.contains("Call Ann"))
    #expect(trial.model.showsKeys)
  }

  @Test func `a message is above it, and the key after that brings it back`() {
    var trial = LiveTrial([Self.widget])
    trial.model.show("Refreshed 1 widget")
    remind(&trial, "Call Ann")
    #expect(trial.message.hasPrefix("Refreshed 1 widget"))
    trial.press("\t")
    #expect(trial.message.hasPrefix("Call Ann"))
    trial.press("\t")
    #expect(!trial.message.contains("Call Ann"))
  }

  @Test func `what is typed meanwhile does not take it away`() {
    var trial = LiveTrial([Self.widget])
    trial.press(":")
    remind(&trial, "Call Ann")
    trial.press("list")
    #expect(trial.message.hasPrefix(":list"))
    trial.press("\u{1B}")
    #expect(trial.message.hasPrefix("Call Ann"))
  }

  @Test func `the newest comes first, and a flood of them is cut`() {
    var trial = LiveTrial([Self.widget])
    remind(&trial, "Call Ann")
    remind(&trial, "Call Bob")
    #expect(trial.message.hasPrefix("Call Bob · Call Ann"))
    for _ in 0..<100 { trial.model.remind(String(repeating: "a", count: 100)) }
    #expect(trial.model.reminder.map { $0.text.count <= 500 } == true)
  }
}
