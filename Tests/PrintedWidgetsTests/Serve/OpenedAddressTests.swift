import Testing
import WidgetIntents

@testable import PrintedWidgets

@Suite("A Mac's open")
struct OpenedAddressTests {
  @Test(arguments: [
    (["/usr/bin/open", "https://x.org"], "https://x.org", nil),
    (["open", "-a", "Safari", "http://x"], "http://x", "Safari"),
    (["open", "-g", "/tmp/a b"], "/tmp/a b", nil),
    (["open", "-u", "x:y", "--args", "-z"], "x:y", nil),
    (["open", "-b", "com.apple.TextEdit", "f"], "f", nil),
    (["open", "-a", "Terminal"], nil, "Terminal"),
    (["open", "", "x"], "x", nil), (["open"], nil, nil),
  ])
  func `its address and its application are read`(
    words: [String],
    target: String?,
    application: String?
  ) {
    let opened = OpenedAddress(words)
    #expect(opened?.target == target)
    #expect(opened?.application == application)
  }

  @Test(arguments: [["/bin/echo", "open"], ["xdg-open", "x"], ["/opt/open", "x"], []])
  func `another command is none`(words: [String]) {
    #expect(OpenedAddress(words) == nil)
  }

  @Test func `it is xdg-open here, and says what could not be opened`() throws {
    let opened = try #require(OpenedAddress(["open", "-a", "Safari", "https://x.org"]))
    #expect(
      try opened.words { $0 == "xdg-open" ? "/usr/bin/xdg-open" : nil } == [
        "/usr/bin/xdg-open", "https://x.org",
      ]
    )
    let missing = #expect(throws: IntentError.self) { try opened.words { _ in nil } }
    #expect(missing?.message == "xdg-open is not installed, which opens https://x.org")
    let application = try #require(OpenedAddress(["open", "-a", "Activity\u{1B}[1m Monitor"]))
    let error = #expect(throws: IntentError.self) { try application.words { $0 } }
    #expect(error?.message == "it opens “Activity Monitor”, an application of a Mac")
  }
}
