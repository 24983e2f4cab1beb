import Testing
import WidgetExtension

@testable import widgetctl

@Suite("Progress on standard error (CL-17)", .timeLimit(.minutes(2)))
struct ProgressLineTests {
  @Test(arguments: [
    (ProgressNotice(fraction: 0.425, text: "Loading"), "42 %  Loading"),
    (ProgressNotice(fraction: nil, text: "Loading"), "Loading"),
    (ProgressNotice(fraction: 1, text: ""), "100 %"),
    (ProgressNotice(fraction: 7, text: "a"), "100 %  a"),
    (ProgressNotice(fraction: .nan, text: "a"), "a"),
    (ProgressNotice(fraction: -1, text: "\u{1B}[2J"), "0 %  \u{FFFD}[2J"),
    (ProgressNotice(fraction: 0.5, text: "Loading very many things"), "50 %  Loading very…"),
  ])
  func `a notice is a share and words, and fits the terminal`(
    notice: ProgressNotice,
    expected: String
  ) {
    #expect(ProgressLine.text(notice, columns: 19) == expected)
  }
}
