import Foundation
import Testing

@testable import WidgetIntents

@Suite("Errors in words", .timeLimit(.minutes(2)))
struct ErrorWordsTests {
  private enum KitchenError: Error {
    case outOfCoffee
    case burnt(dish: String, minutes: Int)
    case broken(Tool)
    case because(POSIXError)
  }

  private struct Tool {}
  private struct FeedFailure: Error {
    let code = 3
  }
  private struct Closed: LocalizedError {
    let errorDescription: String? = "The shop is closed"
    let recoverySuggestion: String? = "come back at nine"
  }
  private struct Described: Error, CustomStringConvertible {
    let description = "the oven is cold"
  }

  @Test(arguments: [
    (KitchenError.outOfCoffee as any Error, "out of coffee"),
    (KitchenError.burnt(dish: "toast", minutes: 4), "burnt: toast, 4"),
    (KitchenError.broken(Tool()), "broken"),
    (KitchenError.because(POSIXError(.ENOSPC)), "because: No space left on device"),
    (FeedFailure(), "feed failure"), (Closed(), "The shop is closed"),
    (Described(), "the oven is cold"), (POSIXError(.EACCES), "Permission denied"),
    (CocoaError(.fileWriteNoPermission), "Permission denied"),
    (CocoaError(.fileReadCorruptFile), "it is damaged"), (CancellationError(), "cancelled"),
    (IntentError.declined("Go on?"), "declined: Go on?"),
  ])
  func `an error reads as a sentence, not as a Swift value`(error: any Error, words: String) {
    #expect(ErrorWords.text(of: error) == words)
  }

  @Test func `a file that cannot be written says why`() {
    let error = #expect(throws: (any Error).self) {
      try Data("x".utf8).write(to: URL(filePath: "/proc/none/x"))
    }
    #expect(error.map(ErrorWords.text) == "No such file or directory")
  }

  @Test func `data that does not fit says where`() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a": [1, "b"]}"#.utf8))
    }
    #expect(error.map(ErrorWords.text) == "a value has another type at a.Index 1")
  }

  // SC-26
  @Test func `an author's suggestion becomes the hint`() {
    let error = IntentError(describing: Closed())
    #expect(error.message == "The shop is closed")
    #expect(error.hint == "come back at nine")
  }
}
