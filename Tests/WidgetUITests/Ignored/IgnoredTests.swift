import Foundation
import Testing
import WidgetRender

@testable import WidgetUI

@MainActor
@Suite("What a widget never draws", .timeLimit(.minutes(5)))
struct IgnoredTests {
  private struct Settings: View {
    @State private var text = ""
    @State private var choice = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var level = 0.5

    var body: some View {
      Text(verbatim: "before")
      NavigationStack { Text(verbatim: "inside") }
      NavigationView { Text(verbatim: "inside") }
      Form { Text(verbatim: "inside") }
      TabView { Text(verbatim: "inside").tabItem { Text(verbatim: "tab") }.tag(1) }
      TextField("name", text: $text)
      SecureField("name", text: $text)
      TextEditor(text: $text)
      Picker("name", selection: $choice) { Text(verbatim: "one").tag(1) }
        .pickerStyle(SegmentedPickerStyle())
      more
    }

    @ViewBuilder private var more: some View {
      DatePicker("name", selection: $date, displayedComponents: .date)
      ColorPicker("name", selection: $color)
      Slider(value: $level, in: 0...1, step: 0.1)
      Stepper("name", value: $choice, in: 0...9)
      Menu("name") { Button("press") {} }
      EditButton()
      NavigationLink("name", destination: Text(verbatim: "inside"))
      NavigationLink(value: 1) { Text(verbatim: "inside") }
      ShareLink(item: "words")
      Text(verbatim: "after")
    }
  }

  // SU-3, WK-130
  @Test func `screens and inputs compile, draw nothing and are noted once each`() {
    let notes = ArchiveNotes()
    let view = ViewArchiver.archive(VStack { Settings() }, notes: notes)
    guard case .stack(let stack) = view else {
      Issue.record("a VStack is archived as a stack")
      return
    }
    #expect(stack.children.flatMap(\.words) == ["before", "after"])
    let names = [
      "NavigationStack", "NavigationView", "Form", "TabView", "TextField",
      "SecureField", "TextEditor", "Picker", "DatePicker", "ColorPicker", "Slider", "Stepper",
      "Menu", "EditButton", "NavigationLink", "ShareLink",
    ]
    #expect(notes.sentences == names.map { "\($0) is not drawn in a widget" })
  }

  @Test func `a picture that leaves nothing out has no notes`() {
    let notes = ArchiveNotes()
    _ = ViewArchiver.archive(Text(verbatim: "words"), notes: notes)
    #expect(notes.sentences.isEmpty)
  }
}
