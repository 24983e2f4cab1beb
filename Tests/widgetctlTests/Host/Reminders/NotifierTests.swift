import Foundation
import TestSupport
import Testing
import WidgetTerminal

@testable import widgetctl

// BW-32, RI-1
@Suite("Notifiers", .timeLimit(.minutes(2)))
struct NotifierTests {
  private static let notice = Notice(title: "Buy milk", text: "due today", json: .string("milk"))

  @Test func `text is neither markup nor an escape nor an option`() {
    let hostile = Notice(
      title: "--help <b>",
      text: "a & b <i>\\n\u{1B}]0;x\u{07}\u{202E}",
      json: .null
    )
    let words = Notifier.words(for: hostile, "/usr/bin/notify-send")
    #expect(
      words.prefix(4) == ["/usr/bin/notify-send", "--app-name=widgetctl", "--", "--help <b>"]
    )
    #expect(words.last?.hasPrefix("a &amp; b &lt;i&gt;\\\\n") == true)
    #expect(words.last?.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" } == true)
    let long = Notice(
      title: String(repeating: "a", count: 10_000),
      text: String(repeating: "<", count: 10_000),
      json: .null
    )
    #expect(Notifier.words(for: long, "n").map(\.count) == [1, 20, 2, 200, 2_000])
  }

  @Test(
    arguments: [
      ("auto", .auto), ("none", NotifyCommand.none), ("/bin/deliver", .program(["/bin/deliver"])),
      ("/bin/deliver  -a \"b c\" \"\"", .program(["/bin/deliver", "-a", "b c", ""])),
      ("deliver", nil), ("", nil), ("~/deliver", nil), ("/bin/deliver \"a", nil),
      ("/bin/deliver $(rm) ; x", .program(["/bin/deliver", "$(rm)", ";", "x"])),
    ] as [(String, NotifyCommand?)]
  )
  func `a command is words, and no shell reads them`(text: String, command: NotifyCommand?) {
    #expect(NotifyCommand(text) == command)
  }

  @Test func `a program gets the reminder as JSON and few variables`() throws {
    let folder = TemporaryFolder()
    let program = try Self.program(
      "cat > \"\(folder.path)/delivered\"; env >> \"\(folder.path)/delivered\"",
      in: folder
    )
    let environment = EnvironmentVariables([
      "HOME": "/home/ann", "SECRET": "x", "PATH": "/usr/bin:/bin",
    ])
    #expect(Notifier.program([program]).deliver(Self.notice, environment) == nil)
    let delivered = try String(contentsOfFile: "\(folder.path)/delivered", encoding: .utf8)
    #expect(delivered.hasPrefix("\"milk\"\n"))
    #expect(delivered.contains("HOME=/home/ann"))
    #expect(!delivered.contains("SECRET"))
  }

  @Test func `one that fails says why`() throws {
    let folder = TemporaryFolder()
    let program = try Self.program("echo 'no screen' >&2; exit 3", in: folder)
    let problem = Notifier.program([program]).deliver(Self.notice, EnvironmentVariables([:]))
    #expect(problem == "\(program) failed: no screen")
    let silent = try Self.program("exit 3", in: folder)
    #expect(
      Notifier.program([silent]).deliver(Self.notice, EnvironmentVariables([:]))
        == "\(silent) failed with the code 3"
    )
    #expect(
      Notifier.program(["\(folder.path)/none"]).deliver(Self.notice, EnvironmentVariables([:]))
        == "\(folder.path)/none cannot be started"
    )
  }

  @Test func `a bus is looked for where cron would not say it`() throws {
    let folder = TemporaryFolder()
    let none = EnvironmentVariables(["XDG_RUNTIME_DIR": folder.path])
    guard case .failure(let problem) = Notifier.chosen(by: .auto, none) else {
      Issue.record("there is a bus")
      return
    }
    #expect(problem.message == "there is no desktop session to deliver reminders to")
    #expect(!problem.hint.isEmpty)
    // A plain file is none.
    try Data().write(to: folder.url.appending(path: "bus"))
    if case .success = Notifier.chosen(by: .auto, none) { Issue.record("a file is not a bus") }
    let named = EnvironmentVariables([
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/x", "PATH": folder.path,
    ])
    if case .failure(let problem) = Notifier.chosen(by: .auto, named) {
      #expect(problem.message == "there is no notify-send")
    }
    let sender = try Self.program("exit 0", in: folder, named: "notify-send")
    #expect(
      Notifier.chosen(by: .auto, named) == .success(.desktop(program: sender, bus: "unix:path=/x"))
    )
  }

  // RI-11
  @Test func `a program that others can write to is not run`() throws {
    let folder = TemporaryFolder()
    let program = try Self.program("exit 0", in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: program)
    guard
      case .failure(let problem) =
        Notifier.chosen(by: .program([program]), EnvironmentVariables([:]))
    else {
      Issue.record("it is run")
      return
    }
    #expect(problem.message.contains("others can write"))
    if case .success = Notifier.chosen(by: .program(["/none/such"]), EnvironmentVariables([:])) {
      Issue.record("there is no such program")
    }
    if case .success = Notifier.chosen(by: .none, EnvironmentVariables([:])) {
      Issue.record("none delivers nothing")
    }
  }

  private static func program(
    _ text: String,
    in folder: TemporaryFolder,
    named name: String = "deliver-\(UInt32.random(in: 0 ... .max))"
  ) throws -> String {
    let path = "\(folder.path)/\(name)"
    try writeProgram("#!/bin/sh\n\(text)\n", to: path)
    return path
  }
}
