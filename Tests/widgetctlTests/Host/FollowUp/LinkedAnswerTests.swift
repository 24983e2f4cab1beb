import Foundation
import SharedStore
import SystemLibrary
import TestSupport
import Testing
import WidgetTimeline

@testable import widgetctl

@Suite("A linked change is sent by the process that makes its pictures", .timeLimit(.minutes(5)))
struct LinkedAnswerTests {
  /// The beginning of a command line that does not wait for pictures, as other tests do.
  private static let unhurried = "env -u WIDGETCTL_WAIT widgetctl"
  /// The longest time that a test waits for an exchange with the hub.
  private static let patience = Duration.seconds(60)

  /// A home folder with a to-do widget, whose store is linked to a hub.
  private struct Linked {
    let program: TriedProgram
    let location: StoreLocation

    init() throws {
      program = try TriedProgram()
      location = StoreLocation(path: "\(program.path)/.local/share/widgetctl/store.sqlite")
      let line = "widgetctl link create hub/todos && widgetctl link hub/todos --yes"
      #expect(try program.run(line: line).code == 0)
      #expect(try waiting() == 0)
    }

    /// Acquires the lease of the widget's timeline, so that no other process can make its picture.
    func hold() throws -> ReloadLease {
      let key = TimelineKey(placement: 1, family: .systemLarge)
      let number = StoredTimelines.leaseNumber(of: key)
      return try #require(try ReloadLease.take(number, of: location))
    }

    /// Returns how many changes the hub does not have yet, without starting an exchange with it.
    func waiting() throws -> Int { try StoreReader(at: location).pendingCount() }

    func comesToWait(for count: Int) throws -> Bool {
      let end = ContinuousClock.now.advanced(by: LinkedAnswerTests.patience)
      while try waiting() != count {
        guard ContinuousClock.now < end else { return false }
      }
      return true
    }
  }

  @Test func `the change is sent while its picture is still to be made`() async throws {
    try await onThread {
      let linked = try Linked()
      let lease = try linked.hold()
      let line = "\(Self.unhurried) todo add Bread"
      #expect(try linked.program.run(line: line).output == "Added 5 “Bread”.\n")
      #expect(try linked.comesToWait(for: 0))
      #expect(try linked.program.run(["show"]).output.contains("stale"))
      lease.end()
    }
  }

  #if os(Linux)
  /// Returns the processes that reload widgets of a store after a command.
  private func followers(of location: StoreLocation) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init).filter {
      let words = try? Data(contentsOf: URL(filePath: "/proc/\($0)/cmdline"))
      let line = String(decoding: words ?? Data(), as: UTF8.self)
      return line.contains("--follow-up") && line.contains(location.path)
    }
  }

  @Test(arguments: ["todo add Salt", "refresh", "watch"])
  func `what a killed one has not sent is sent by the next command, timer or view`(
    command: String
  ) async throws {
    try await onThread {
      let linked = try Linked()
      let lease = try linked.hold()
      // No pass runs beside this one.
      let pass = try #require(LinkNote.lock(besideStore: linked.location, waits: true))
      _ = try linked.program.run(line: "\(Self.unhurried) todo add Bread")
      var killed: [pid_t] = []
      while killed.isEmpty { killed = try followers(of: linked.location) }
      for process in killed { _ = SystemLibrary.kill(process, SIGKILL) }
      #expect(try linked.waiting() == 1)
      pass.release()
      lease.end()
      guard command == "watch" else {
        _ = try linked.program.run(line: "widgetctl \(command)")
        return #expect(try linked.comesToWait(for: 0))
      }
      let home = URL(filePath: linked.program.path)
      guard
        let view = try PromptedProgram(
          home: home,
          arguments: ["watch"],
          environment: [:],
          columns: 80,
          rows: 24
        )
      else { return }
      #expect(try linked.comesToWait(for: 0))
      view.terminal.press("q")
      #expect(view.exitCode() == 0)
    }
  }
  #endif
}
