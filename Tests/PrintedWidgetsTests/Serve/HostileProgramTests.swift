import Foundation
import TestSupport
import Testing
import WidgetTimeline

@testable import PrintedWidgets

// One at a time: a program that another test starts meanwhile would hold open the file that is written here.
@Suite("Programs that misbehave", .serialized, .timeLimit(.minutes(5)))
struct HostileProgramTests {
  private let folder = TemporaryFolder()

  /// Returns the output of a shell script.
  private func run(
    _ script: String,
    named name: String = "tool.sh",
    within limit: Int64 = 20_000
  ) async throws -> OutputKeeper.Kept {
    let program = try program(script, named: name)
    return try await onThread { try OutputKeeper.run(program, within: limit) }
  }

  private func program(
    _ script: String,
    named name: String,
    following: Bool = false
  ) throws -> PrintedProgram {
    let path = folder.url.appending(path: name).path
    let script = script.replacingOccurrences(of: "cat next", with: "cat '\(folder.path)/next'")
    try writeProgram("#!/bin/sh\n\(script)\n", to: path)
    return try #require(
      PrintedProgram(
        arguments: ["", path, "auto", folder.url.appending(path: "kept").path]
          + (following ? ["follow"] : [])
      )
    )
  }

  private func words(_ kept: OutputKeeper.Kept) -> [String] {
    guard case .menu(let menu) = kept.output else { return [] }
    return (menu.titles + menu.items).map { $0.runs.map { RunText.plain($0) }.joined() }
  }

  // RI-1
  @Test func `escape sequences reach no text`() async throws {
    let kept = try await run(#"printf '\033]0;x\007\033[2Jhi\033[5;5H\n\033]52;c;eA==\007'"#)
    #expect(words(kept) == ["hi"])
  }

  // RI-5
  @Test func `endless output ends at the limit`() async throws {
    await #expect(throws: RunFailure.tooLong) { try await run("yes") }
  }

  @Test func `a last line without an end counts`() async throws {
    #expect(words(try await run("printf 'a\nb'")) == ["a", "b"])
  }

  @Test func `a gigabyte without a line is not kept`() async throws {
    await #expect(throws: RunFailure.tooLong) { try await run("head -c 1000000000 /dev/zero") }
  }

  @Test func `bytes that are no text are refused`() async throws {
    await #expect(throws: PrintedError.binary) { try await run("head -c 4096 /bin/sh") }
  }

  // RI-12
  @Test func `what it starts does not outlive it, nor hold the output open`() async throws {
    // Who starts from it inherits the lock, which the kernel frees with the last of them.
    let held = folder.url.appending(path: "held").path
    let kept = try await run("exec 9>'\(held)'; flock -s 9; sleep 71427 &\necho done")
    #expect(words(kept) == ["done"])
    let isFree = try await onThread {
      let file = open(held, O_RDWR | O_CLOEXEC)
      defer { close(file) }
      return flock(file, LOCK_EX) == 0
    }
    #expect(isFree)
  }

  // RI-5
  @Test func `one that sleeps is ended at its limit`() async throws {
    await #expect(throws: RunFailure.tooSlow(milliseconds: 50)) {
      try await run("echo early; sleep 1000", within: 50)
    }
  }

  // RT-9
  @Test func `a failure says its code and its last words, and keeps the last output`() async throws
  {
    _ = try await run("echo good")
    await #expect(throws: RunFailure.exited(code: 3, words: "no disk")) {
      try await run("echo half; printf '\\033[31mno disk\\033[0m\\n' >&2; exit 3")
    }
    let program = try program("exit 3", named: "tool.sh")
    #expect(OutputKeeper(program).last.map(words) == ["good"])
  }

  @Test func `a failure without such words says what it printed first`() async throws {
    await #expect(throws: RunFailure.exited(code: 1, words: "ERR: no key")) {
      try await run("echo; echo 'ERR: no key | color=red'; echo ---; echo help; exit 1")
    }
  }

  @Test func `the call stack of a failure is not its reason`() async throws {
    let stack = "Error: no key\n    at main (x.js:1:2)\n\nNode.js v20.20.2\n"
    await #expect(throws: RunFailure.exited(code: 1, words: "Error: no key")) {
      try await run("printf '\(stack)' >&2; exit 1")
    }
  }

  @Test func `one whose kind of output changes is read anew each time`() async throws {
    #expect(words(try await run("echo plain")) == ["plain"])
    #expect(words(try await run("echo 'T | color=red'; echo ---; echo x")) == ["T", "x"])
    let json = #"{"version":1,"view":{"kind":"text","text":"a"}}"#
    guard case .archive = try await run("echo '\(json)'").output else {
      Issue.record("no archive was read")
      return
    }
  }

  // i3blocks(1)
  @Test func `exit code 33 of i3blocks is urgent and no failure, and stays so in memory`()
    async throws
  {
    let kept = try await run("echo 'battery 3 %'; exit 33")
    #expect(words(kept) == ["battery 3 %"])
    guard case .menu(let menu) = kept.output,
      case .menu(let last)? = OutputKeeper(try program("exit 1", named: "tool.sh")).last?.output
    else {
      Issue.record("no menu was read")
      return
    }
    #expect(menu.titles[0].runs[0].style.attributes.contains(.inverse))
    #expect(last == menu)
    await #expect(throws: RunFailure.exited(code: 33, words: "")) { try await run("exit 33") }
    let tag = "# <xbar.title>x</xbar.title>\n"
    await #expect(throws: RunFailure.exited(code: 33, words: "a")) {
      try await run(tag + "echo a; exit 33")
    }
  }

  @Test(arguments: [
    ("echo '{\"version\":1}'; echo '['; echo '[{\"full_text\":\"up\"}]'; exec sleep 1000", ["up"]),
    ("echo '{\"text\":\"a\"}'; echo '{\"text\":\"b\"}'; exec sleep 1000", ["b"]),
  ])
  func `a status bar's stream that has no end is read where it pauses`(
    script: String,
    expected: [String]
  ) async throws {
    #expect(words(try await run(script)) == expected)
  }

  @Test func `of a stream the first picture is taken, and its death is reported`() async throws {
    let tag = "# <swiftbar.type>streamable</swiftbar.type>\n"
    #expect(words(try await run(tag + "echo ~~~; echo 1; echo ~~~; echo 2; sleep 1000")) == ["1"])
    #expect(words(try await run(tag + "echo alone; sleep 1000")) == ["alone"])
    await #expect(throws: RunFailure.exited(code: 7, words: "gone")) {
      try await run(tag + "echo gone >&2; exit 7")
    }
  }

  @Test func `a stream that is followed runs on, and its latest picture is taken`() async throws {
    let tag = "# <swiftbar.type>streamable</swiftbar.type>\n"
    let program = try program(
      tag + "echo $$; echo '~~~'; cat next; echo ends >&2; exit 5",
      named: "tool.sh",
      following: true
    )
    let next = folder.url.appending(path: "next").path
    #expect(mkfifo(next, 0o600) == 0)
    let stream = FollowedStream()
    let first = try await onThread { try stream.next(of: program) }
    #expect(words(first).count == 1)
    let rest = try await onThread {
      try "2\n~~~\n3\n~~~\n".write(toFile: next, atomically: false, encoding: .utf8)
      return try stream.next(of: program)
    }
    #expect(words(rest) == ["3"])
    await #expect(throws: RunFailure.exited(code: 5, words: "ends")) {
      try await onThread { try stream.next(of: program) }
    }
  }
}

@Suite("What a press runs")
struct CommandWordsTests {
  @Test(arguments: [
    (["/bin/echo", "a b"], ["/bin/echo", "a b"]), (["echo", "$HOME"], ["echo", "$HOME"]),
    (["/bin/echo -n x", "y"], ["/bin/echo", "-n", "x", "y"]),
    (["/p/with blank"], ["/p/with blank"]),
  ])
  func `the words are an author's, and no shell reads them`(words: [String], resolved: [String]) {
    let there: Set = ["/bin/echo", "/p/with blank"]
    #expect(CommandWords.resolved(words, exists: { there.contains($0) }) == resolved)
  }

  @Test func `a line that only refreshes runs nothing`() {
    #expect(CommandWords.resolved([]) == nil)
  }

  @Test func `commands that differ have different marks`() {
    let marks = [["a", "b"], ["ab"], ["a", "", "b"], ["a"], []].map { ItemCommand(words: $0).token }
    #expect(Set(marks).count == marks.count)
    #expect(marks.allSatisfy { $0.count == 16 })
  }
}

@Suite("The environment of a program")
struct ProgramEnvironmentTests {
  private static let facts = ProgramFacts(
    path: "/home/ada/bin/cpu.5m.sh",
    head: "# <xbar.var>string(GREETING=\"Hi\"): x</xbar.var>"
  )

  @Test func `it is the same whatever surrounds the host`() {
    let cron = ["HOME": "/home/ada", "LANG": "C.UTF-8", "PATH": "/usr/bin"]
    let terminal = cron.merging(["PATH": "/opt/bin", "DISPLAY": ":0", "EDITOR": "vi"]) { $1 }
    let environments = [cron, terminal].map { values in
      ProgramEnvironment(Self.facts) { values[$0] }.values
    }
    #expect(environments[0] == environments[1])
    let values = environments[0]
    #expect(values["SWIFTBAR_PLUGIN_PATH"] == "/home/ada/bin/cpu.5m.sh")
    #expect(values["SWIFTBAR_PLUGINS_PATH"] == "/home/ada/bin")
    #expect(values["PATH"]?.hasPrefix("/home/ada/.local/bin:/home/ada/bin:/usr/local/sbin") == true)
    #expect(values["GREETING"] == "Hi")
  }

  @Test(arguments: ["/named", "named", ""])
  func `its folders are below the home that HOME names, if it is absolute`(home: String) {
    let values = ProgramEnvironment(Self.facts) { ["HOME": home][$0] }.values
    let expected = home == "/named" ? home : String(cString: getpwuid(getuid()).pointee.pw_dir)
    #expect(values["HOME"] == expected)
    for folder in ["CACHE", "DATA"] {
      #expect(values["SWIFTBAR_PLUGIN_\(folder)_PATH"]?.hasPrefix("\(expected)/.") == true)
    }
  }

  // M14: a Mac always has one, and plugins write into it.
  @Test(arguments: [
    (nil, "/tmp"), ("/var/tmp/mine", "/var/tmp/mine"), ("mine", "/tmp"), ("", "/tmp"),
  ])
  func `there is always a temporary folder`(inherited: String?, expected: String) {
    let values = ProgramEnvironment(Self.facts) { $0 == "TMPDIR" ? inherited : nil }.values
    #expect(values["TMPDIR"] == expected)
  }

  @Test func `a file beside the program sets its variables, unless others may write to it`() throws
  {
    let folder = TemporaryFolder()
    let path = folder.url.appending(path: "cpu.5m.sh").path
    let file = "\(path).vars.json"
    try "{\"GREETING\":\"Ho\"}".write(toFile: file, atomically: false, encoding: .utf8)
    let facts = ProgramFacts(path: path, head: "")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    #expect(ProgramEnvironment(facts) { _ in nil }.values["GREETING"] == "Ho")
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file)
    let refused = ProgramEnvironment(facts) { _ in nil }
    #expect(refused.values["GREETING"] == nil)
    #expect(refused.problem?.contains("others may write to it") == true)
  }
}
