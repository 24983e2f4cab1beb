import Foundation
import SystemLibrary
import TestSupport
import Testing
import WidgetTerminal

@testable import widgetctl

@Suite("Programs of the system", .timeLimit(.minutes(2)))
struct SystemToolTests {
  // R8: a build's compilers end with it.
  @Test func `what a program has started ends with it when it is late`() async throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/child"
    let answer = try await onThread {
      SystemTool.run(
        ["sh", "-c", "sleep 600 & echo $! > \(path); wait"],
        milliseconds: 1_000
      )
    }
    #expect(answer == .late)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // The system ends what is killed a moment later.
    let isGone = try await onThread {
      for _ in 0..<10_000 {
        if Self.isGone(child) { return true }
        ThreadPause.wait(microseconds: 1_000)
      }
      return false
    }
    #expect(isGone)
  }

  @Test func `a program has a group of its own, and its words are read whole`() async throws {
    let answer = try await onThread {
      SystemTool.run(["sh", "-c", "ps -o pgid= -p $$ | tr -d ' '; echo $$"], milliseconds: 60_000)
    }
    guard case .ended(let ended) = answer else {
      Issue.record("the program did not end")
      return
    }
    let numbers = ended.text.split(separator: "\n")
    #expect(numbers.count == 2)
    #expect(numbers.first == numbers.last)
  }

  /// Returns whether the process has ended, even if its parent has not read its exit code yet.
  private static func isGone(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0 { return true }
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state?.contains(") Z ") ?? true
  }
}
