import Testing
import WidgetIntents
import WidgetRender
import WidgetUI

@MainActor
@Suite("Styles of controls", .timeLimit(.minutes(5)))
struct StyleTests {
  private struct Framed: LabelStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: mark)
      Label(configuration)
    }
  }

  // SU-69
  @Test func `a style may hold a control of its kind, which has the next outer style`() {
    let label = Label("words", systemImage: "star")
    let once = ViewArchiver.archive(VStack { label }.labelStyle(Framed(mark: "a")))
    #expect(once.words == ["a", "words"])
    let twice = VStack { label }.labelStyle(Framed(mark: "inner")).labelStyle(Framed(mark: "outer"))
    #expect(ViewArchiver.archive(twice).words == ["inner", "outer", "words"])
  }

  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "box")
      configuration.content
    }
  }

  @Test func `what a control holds is styled as the control itself`() {
    let view = VStack { GroupBox { GroupBox { Text(verbatim: "inside") } } }
      .groupBoxStyle(Boxed())
    #expect(ViewArchiver.archive(view).words == ["box", "box", "inside"])
  }

  private struct Reading: ButtonStyle {
    @Environment(\.lineLimit) private var lineLimit

    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(lineLimit ?? 0)")
    }
  }

  // SU-56
  @Test func `a style reads the environment of its control`() {
    let view = VStack { Button("press") {} }.buttonStyle(Reading()).lineLimit(7)
    #expect(ViewArchiver.archive(view).words == ["7"])
  }

  private struct Primitive: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "mark")
      Button(configuration)
    }
  }

  // SU-68
  @Test func `a primitive style draws its button and keeps what a press performs`() {
    let button = Button("press", intent: SwitchLamp(lamp: "desk", isOn: true))
    let view = ViewArchiver.archive(VStack { button }.buttonStyle(Primitive()))
    #expect(view.words == ["mark", "press"])
    let actions = view.allModifiers.filter { if case .action = $0 { true } else { false } }
    #expect(actions.count == 2)
  }

  private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.$isOn.wrappedValue ? "on" : "off")
      configuration.label
    }
  }

  // SU-68
  @Test(arguments: [(true, "on"), (false, "off")])
  func `a toggle's style is told the state`(isOn: Bool, words: String) {
    let toggle = Toggle(isOn: .constant(isOn)) { Text(verbatim: "lamp") }
    #expect(ViewArchiver.archive(toggle.toggleStyle(Lamp())).words == [words, "lamp"])
  }

  // SU-68
  @Test func `every look of a button shows its label`() {
    let button = Button("press", systemImage: "star", role: .destructive) {}
    let all = [
      ViewArchiver.archive(button.buttonStyle(.automatic)),
      ViewArchiver.archive(button.buttonStyle(.plain)),
      ViewArchiver.archive(button.buttonStyle(.bordered)),
      ViewArchiver.archive(button.buttonStyle(.borderedProminent)),
      ViewArchiver.archive(button.buttonStyle(.borderless)),
    ]
    for view in all {
      #expect(view.words == ["press"])
      #expect(view.symbols == ["star"])
    }
    #expect(all[0].texts.first?.runs.first?.style.foreground == ArchivedColor(.system(.red)))
  }
}
