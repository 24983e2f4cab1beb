import Testing
import WidgetTimeline

@testable import WidgetTerminal

@Suite("The gallery and the form of the page's edit", .timeLimit(.minutes(2)))
struct PageOverlayTests {
  private static let kinds = [
    PageGallery.Kind(
      name: "to-do",
      title: "To-Do",
      summary: "what is to be done",
      sizes: [.systemSmall, .systemLarge],
      usual: .systemLarge
    ),
    PageGallery.Kind(
      name: "sudoku",
      title: "Sudoku",
      summary: "a game",
      sizes: [.systemSmall],
      usual: .systemSmall
    ),
  ]

  private func gallery(_ board: LiveBoards = LiveBoards()) -> PageTrial {
    var page = PageTrial()
    page.trial.take(board)
    page.trial.press("m")
    #expect(page.trial.press("A") == [.readGallery])
    let effects = page.trial.take(gallery: Self.kinds)
    #expect(
      effects == [
        .begin(.learn(["gallery"], form: nil), number: 1),
        .begin(.picture(kind: "to-do", .systemLarge), number: 2),
      ]
    )
    return page
  }

  @Test func `it lists the kinds, finds one by typing, and Enter places it in its size`() {
    var page = gallery()
    #expect(page.trial.lines.contains { $0.contains("what is to be done") })
    page.trial.press("game")
    #expect(!page.trial.lines.contains { $0.contains("what is to be done") })
    #expect(PageTrial.change(page.trial.press("\r"))?.words == "add sudoku --size small")
  }

  @Test func `the first kind is looked at until a person has chosen, whichever becomes known`() {
    let crypto = PageGallery.Kind(
      name: "crypto",
      title: "Crypto",
      summary: "prices",
      sizes: [.systemSmall],
      usual: .systemSmall
    )
    var page = gallery()
    _ = page.trial.take(gallery: [crypto] + Self.kinds)
    #expect(page.trial.lines.contains { $0.contains("prices") })
    page.trial.press("\u{1B}[B")
    _ = page.trial.take(gallery: Array(Self.kinds.prefix(1)) + [crypto])
    #expect(page.trial.lines.contains { $0.contains("what is to be done") })
  }

  @Test func `left is the smaller size, and a board in view is named`() {
    var page = gallery(LiveBoards(names: ["home", "Work"], current: 1))
    page.trial.press("\u{1B}[D")
    let words = PageTrial.change(page.trial.press("\r"))?.words
    #expect(words == "add to-do --size small --board Work")
  }

  @Test func `the widget that was added is the one that keys are about`() {
    var page = gallery()
    let number = PageTrial.change(page.trial.press("\r"))?.number ?? 0
    page.trial.end(number, LiveOutcome("Placed 9"))
    page.set([1, 2, 3, 4, 9])
    page.see()
    #expect(PageTrial.change(page.trial.press("x"))?.words == "remove 9")
  }

  @Test func `a picture is shown when it is there, and asked for once`() {
    var page = gallery()
    #expect(page.trial.end(2, LiveOutcome("", picture: plain("a picture"))).isEmpty)
    #expect(page.trial.lines.contains { $0.contains("a picture") })
    let next = LiveRequest.picture(kind: "sudoku", .systemSmall)
    #expect(page.trial.press("\u{1B}[B") == [.begin(next, number: 3)])
    #expect(page.trial.end(3, LiveOutcome("it crashed", isFailure: true)).isEmpty)
    #expect(page.trial.lines.contains { $0.contains("it crashed") })
    #expect(page.trial.press("\u{1B}[A").isEmpty)
  }

  private static let fields = [
    PageForm.Field(
      name: "list",
      title: "List",
      kind: .choice([.init(word: "1", title: "Work"), .init(word: "2", title: "Home")]),
      value: "1"
    ),
    PageForm.Field(name: "title", title: "Title", kind: .text, value: nil),
    PageForm.Field(
      name: "size",
      title: "Size",
      kind: .choice([.init(word: "small", title: "small"), .init(word: "large", title: "large")]),
      isOwn: true,
      isOptional: false,
      value: "small"
    ),
  ]

  private func form() -> PageTrial {
    var page = PageTrial()
    page.trial.press("m")
    #expect(page.trial.press("c") == [.readForm(1)])
    let form = PageForm(widget: 1, id: "1", title: "Configure W1", fields: Self.fields)
    #expect(
      page.trial.take(form: form, of: 1)
        == [.begin(.learn(["configure", "1"], form: 1), number: 1)]
    )
    return page
  }

  @Test func `only what was changed is in its command`() {
    var page = form()
    page.trial.press("\u{1B}[C\u{1B}[B")
    page.trial.press("My list\u{1B}[B\u{1B}[C")
    let words = PageTrial.change(page.trial.press("\r"))?.words
    #expect(words == "configure 1 list=2 title=My list --size large")
  }

  @Test func `a form without a change runs nothing, and no value is a reset`() {
    var page = form()
    #expect(page.trial.press("\r").isEmpty)
    var other = form()
    other.trial.press("\u{12}")
    #expect(PageTrial.change(other.trial.press("\r"))?.words == "configure 1 --reset list")
  }

  @Test func `a wrong value is said below its field, and the form stays`() {
    var page = form()
    page.trial.press("\u{1B}[Bbad")
    let number = PageTrial.change(page.trial.press("\r"))?.number ?? 0
    page.trial.end(number, LiveOutcome("invalid title 'bad'; expected a good one", isFailure: true))
    page.see()
    let index = page.trial.lines.firstIndex { $0.contains("Title") } ?? 0
    #expect(page.trial.lines[index + 1].contains("! invalid title 'bad'"))
    let words = PageTrial.change(page.trial.press("\u{7F}\u{7F}\u{7F}good\r"))?.words
    #expect(words == "configure 1 title=good")
  }

  @Test func `options that become known later take the place of a text`() {
    var page = form()
    page.trial.press("\u{1B}[B")
    let known = PageForm.Field(
      name: "title",
      title: "Title",
      kind: .choice([.init(word: "a", title: "Alpha")]),
      value: nil
    )
    let form = PageForm(widget: 1, id: "1", title: "", fields: [Self.fields[0], known])
    #expect(page.trial.end(1, LiveOutcome("")) == [.readForm(1)])
    #expect(page.trial.take(form: form, of: 1).isEmpty)
    page.trial.press("al")
    #expect(PageTrial.change(page.trial.press("\r"))?.words == "configure 1 title=a")
  }
}
