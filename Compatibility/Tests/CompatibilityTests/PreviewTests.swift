import Testing

@testable import StrictWidgets
@testable import TemplateWidgets
@testable import WidgetUI

@MainActor
@Suite("Previews")
struct PreviewTests {
  /// In the order of files and lines, those of `PreviewProvider` last.
  nonisolated static let names = [
    "Agenda", "Agenda, many", "Counting", "Notification", "EmojiWidget systemSmall",
    "Configured", "Kettle", "MoodWidget systemSmall", "Provided", "Closures", "Rain", "Run",
    "Surroundings", "Systems",
    "Glass", "Group", "Plain {view}", "TemplateWidgets", "Badge", "Kettle, stale",
    "Steps accessoryRectangular", "Steps accessoryInline", "Steps accessoryCircular",
    "Small mood", "Medium mood", "MoodWidget_Previews",
  ]

  @Test func `previews are found by file and line, under their own names or their widget's`() {
    #expect(PreviewCatalog.discovered().map(\.name) == Self.names)
  }

  @Test(arguments: names)
  func `each preview is drawn, entry by entry`(name: String) async throws {
    let pictures = try await Pictures(of: name)
    let file = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
      .split(separator: " ").joined(separator: "-")
    try expectSnapshot(pictures.texts.joined(separator: "----\n"), file)
  }

  @Test func `the entries that WK-62 allows to be of a wrong type are refused when shown`()
    async throws
  {
    let wrong = Preview("Wrong", as: .systemSmall) {
      MoodWidget()
    } timeline: {
      CounterEntry(date: .now, count: 1)
    }
    guard case .widget(let family, let subject) = wrong.subject else {
      Issue.record("a widget's preview has another subject")
      return
    }
    await #expect(
      throws: PreviewError.entryMismatch(entry: "CounterEntry", widget: "MoodWidget")
    ) {
      try await subject.pictures(in: family)
    }
  }

  // WK-138
  @Test func `a preview of a live activity draws its states on the Lock Screen`() async throws {
    let preview = try #require(PreviewCatalog.discovered().first { $0.name == "Notification" })
    #expect(preview.family == .systemMedium)
    #expect(try await preview.entries().count == 2)
  }

  @Test func `states around a camera are drawn as on the Lock Screen, if that is all`()
    async throws
  {
    let pictures = try await Pictures(of: "Kettle").texts
    #expect(pictures.count == 2)
    #expect(pictures[0].contains("Oolong at 60°") && pictures[1].contains("Oolong at 90°"))
  }

  // Templates before the macro name the attributes and a state, and no widget. Around a camera such a state is empty.
  @Test func `a state in a preview's context is drawn as the Lock Screen shows it`() async throws {
    let stale = try await Pictures(of: "Kettle, stale").texts
    #expect(stale.count == 1 && stale[0].contains("Sencha at 70°?"))
  }
}
