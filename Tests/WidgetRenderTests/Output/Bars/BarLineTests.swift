import Moments
import Testing

@testable import WidgetRender

@Suite("A line for bars and prompts", .timeLimit(.minutes(2)))
struct BarLineTests {
  private let context = DrawContext(now: Instant(microseconds: 0))

  private func picture(_ runs: (String, TextStyle)...) -> WidgetPicture {
    let runs = runs.map { ArchivedText.Run(.verbatim($0.0), style: $0.1) }
    let view = ArchivedView.text(ArchivedText(runs: runs, lineLimit: 1))
    return WidgetPicture(view, size: CellSize(columns: 40, rows: 1), in: context)
      .onOneLine(note: nil, in: context)
  }

  private func line(_ picture: WidgetPicture, depth: ColorDepth = .truecolor) throws -> BarLine {
    try #require(BarLine.lines(of: picture, depth: depth, palette: .dark).first)
  }

  private let red = TextStyle(foreground: ArchivedColor(.rgb(light: 0xFF0000, dark: 0xFF0000)))
  private let bold = TextStyle(attributes: .bold)

  @Test func `tmux gets its own styles`() throws {
    let line = try line(picture(("3 late", red), (" of ", TextStyle()), ("9", bold)))
    #expect(line.tmux == "#[fg=#ff0000]3 late#[default] of #[bold]9#[default]")
  }

  @Test(arguments: ["#(reboot)", "#[fg=red]", "50#", "#{pane_id}", "##"])
  func `no text begins one of tmux's formats`(_ text: String) throws {
    let told = try line(picture((text, TextStyle()))).tmux
    #expect(told == text.replacing("#", with: "##"))
  }

  @Test func `Pango gets markup, and no text becomes any`() throws {
    let line = try line(picture(("a<b> & \"c\"", red)))
    #expect(
      line.pango == "<span foreground='#ff0000'>a&lt;b&gt; &amp; &quot;c&quot;</span>"
    )
  }

  @Test func `a prompt knows which bytes take no columns`() throws {
    let line = try line(picture(("2", bold), (" left", TextStyle())), depth: .ansi16)
    #expect(line.bashPrompt == "\u{1}\u{1B}[1m\u{2}2\u{1}\u{1B}[m\u{2} left")
    #expect(line.zshPrompt == "%{\u{1B}[1m%}2%{\u{1B}[m%} left")
  }

  // RI-1
  @Test func `a percent sign of a text is doubled for zsh, which reads formats behind it`() throws {
    let line = try line(picture(("50%d %K{red}x%", TextStyle())), depth: .none)
    #expect(line.zshPrompt == "50%%d %%K{red}x%%")
    #expect(line.bashPrompt == "50%d %K{red}x%")
  }

  @Test func `without colours each form is the words alone`() throws {
    let line = try line(picture(("3 late", red), (" of ", TextStyle()), ("9", bold)), depth: .none)
    #expect(
      [line.tmux, line.pango, line.bashPrompt, line.zshPrompt, line.plain].allSatisfy {
        $0 == "3 late of 9"
      }
    )
  }
}

@Suite("A widget on one line", .timeLimit(.minutes(2)))
struct OneLinePictureTests {
  private let context = DrawContext(now: Instant(microseconds: 0))

  private func line(_ text: String, note: String? = nil) -> String {
    let centred = ArchivedView.modified(
      .text(ArchivedText(runs: [.init(.verbatim(text))], lineLimit: 1)),
      .flexibleFrame(.init(maximumWidth: Cells.infinity))
    )
    return WidgetPicture(centred, size: CellSize(columns: 29, rows: 1), in: context)
      .onOneLine(note: note, in: context).grid.plainText
  }

  @Test func `it is exactly as long as it is, wherever its author put it`() {
    #expect(line("3 to do") == "3 to do\n")
    #expect(line("") == "\n")
  }

  @Test func `its age stands behind it`() {
    #expect(line("3 to do", note: "~5 min") == "3 to do ~5 min\n")
  }

  @Test func `both together take 29 columns at most`() {
    let text = "Renew the passport at once, no"
    #expect(line(text, note: "~5 min") == "Renew the passport at… ~5 min\n")
    #expect(line("日本語のテキスト会議の準備を", note: "~5 min") == "日本語のテキスト会議… ~5 min\n")
  }

  @Test func `what can be pressed moves along`() {
    let button = ArchivedView.modified(
      .text(ArchivedText(runs: [.init(.verbatim("ok"))])),
      .action(ArchivedAction(intent: "Press"))
    )
    let centred = ArchivedView.modified(
      button,
      .flexibleFrame(.init(maximumWidth: Cells.infinity))
    )
    let picture = WidgetPicture(centred, size: CellSize(columns: 29, rows: 1), in: context)
    #expect(picture.hitAreas.map(\.rect.origin.column) == [13])
    let line = picture.onOneLine(note: nil, in: context)
    #expect(line.hitAreas.map(\.rect) == [CellRect(column: 0, row: 0, columns: 2, rows: 1)])
  }
}
