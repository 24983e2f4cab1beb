import Foundation
import TestSupport
import Testing
import WidgetTimeline

@testable import WidgetExtension

/// Tests of the limits of an extension's process (RI-12).
@Suite("Limits of an extension's process", .timeLimit(.minutes(5)))
struct ExtensionLimitsTests {
  // The hello comes after the limits have been set.
  private let afterHello = "head -c 4 <&3 >/dev/null; "

  /// The possible sizes of a log after it was cut, in bytes; the next extension sets the log aside.
  private let keptBytes = (1 << 20) + 1...2 << 20

  #if os(Linux)
  @Test func `it has 2 GB for its data, which it cannot raise`() async throws {
    let folder = TemporaryFolder()
    let script = afterHello + "ulimit -S -d; ulimit -H -d; ulimit -d unlimited; exit 3"
    _ = try await failure(of: script, logPath: "\(folder.path)/log")
    let lines = folder.text("log").split(separator: "\n")
    #expect(lines.prefix(2) == ["2097152", "2097152"], "in kilobytes")
  }

  @Test func `neither its processes nor its addresses are limited`() async throws {
    let folder = TemporaryFolder()
    let script = afterHello + "cat /proc/self/limits; exit 3"
    _ = try await failure(of: script, logPath: "\(folder.path)/log")
    let own = try String(contentsOfFile: "/proc/self/limits", encoding: .utf8)
    for name in ["Max processes", "Max address space"] {
      let line = own.split(separator: "\n").first { $0.hasPrefix(name) }
      #expect(folder.text("log").split(separator: "\n").contains(try #require(line)))
    }
  }
  #endif

  @Test func `one that ended is not waited for where a child keeps its descriptor`() async throws {
    // The child holds the pair open as long as the host waits.
    let error = try await failure(of: "(exec sleep 71421) & exit 4")
    #expect(error?.reason == .exited(code: 4))
  }

  @Test func `an answer counts that came before the end, whoever holds the pair`() async throws {
    let folder = TemporaryFolder()
    let reply = try Frame(.reply, 2, message: ExtensionDescription())
    try Data(try reply.encoded()).write(to: folder.url.appending(path: "reply"))
    let script = "(exec sleep 71421) & cat '\(folder.path)/reply' >&3; exit 0"
    let error = try await failure(of: script)
    #expect(error == nil)
  }

  @Test func `a log that it floods is cut while it runs`() async throws {
    let folder = TemporaryFolder()
    let log = "\(folder.path)/log"
    // It ends only once the log has become shorter than what it has printed.
    let script = """
      printf 'first words\\n'; head -c 8388608 /dev/zero | tr '\\0' a
      until [ "$(wc -c <'\(log)')" -le 2097152 ]; do :; done
      echo last words; exit 5
      """
    let error = try await failure(of: script, logPath: log)
    #expect(error?.reason == .exited(code: 5))
    let text = folder.text("log")
    #expect(text.hasPrefix("first words\n"))
    #expect(text.hasSuffix("last words\n"))
    #expect(keptBytes.contains(text.utf8.count))
  }

  @Test func `a log that it flooded is cut at its end, and put aside by the next`() async throws {
    let folder = TemporaryFolder()
    let log = "\(folder.path)/log"
    _ = try await failure(of: "head -c 8388608 /dev/zero; exit 5", logPath: log)
    #expect(keptBytes.contains(folder.text("log").utf8.count))
    _ = try await failure(of: "echo next; exit 5", logPath: log)
    #expect(folder.text("log") == "next\n")
    #expect(keptBytes.contains(folder.text("log.old").utf8.count))
  }

  @Test(arguments: [(256, true), (257, false)])
  func `a timeline has read at most 256 collections`(count: Int, isTaken: Bool) throws {
    let reads = Dictionary(uniqueKeysWithValues: (0..<count).map { ("collection \($0)", Int64(1)) })
    let reply = TimelineReply(MadeTimeline(entries: [], policy: .never, reads: reads))
    if isTaken {
      #expect(try reply.timeline(attachment: []).reads.count == count)
    } else {
      let fault = #expect(throws: FrameFault.self) { try reply.timeline(attachment: []) }
      #expect(fault == .badBody(detail: "257 collections read, more than 256"))
    }
  }
}
