import Foundation
import TestSupport
import Testing

@testable import PrintedWidgets

@Suite("The first line of a program's file")
struct FirstLineTests {
  /// The programs that count as installed in these tests, by path and by name.
  private static let installed = [
    "/bin/sh": "/bin/sh", "sh": "/bin/sh", "/bin/bash": "/bin/bash", "bash": "/bin/bash",
    "/usr/bin/env": "/usr/bin/env", "python3": "/usr/bin/python3", "perl": "/usr/bin/perl",
    "php": "/usr/bin/php", "nodejs": "/usr/bin/nodejs",
  ]

  private static func call(_ head: String) throws(MissingInterpreter) -> ProgramCall {
    try ProgramCall(FirstLine(head)) { installed[$0] }
  }

  @Test(arguments: [
    "#!/bin/sh\n", "#! /bin/bash -e\necho", "#!/usr/bin/env bash\n", "#!/bin/sh", "#!/bin/sh\n\r\n",
    "#!/usr/bin/env -i bash\n", "\u{7F}ELF\0\0\n", "\u{FFFD}\u{FFFD}\n",
  ])
  func `what the system starts by itself is left to it`(head: String) throws {
    #expect(try Self.call(head).words.isEmpty)
  }

  @Test(arguments: [
    ("#!/usr/local/bin/bash\n", ["/bin/bash"]),
    ("#!/opt/homebrew/bin/bash -e -u\n", ["/bin/bash", "-e -u"]),
    ("#!/usr/bin/python\n", ["/usr/bin/python3"]),
    ("#!/Users/ann/venv/bin/python3 -u\n", ["/usr/bin/python3", "-u"]),
    ("#!/usr/local/bin/python3.9\n", ["/usr/bin/python3"]),
    ("#!/usr/bin/env python\n", ["/usr/bin/python3"]),
    ("#!/usr/bin/env python3 -u\n", ["/usr/bin/python3", "-u"]),
    ("#!/usr/bin/env -S python3 -u -O\n", ["/usr/bin/python3", "-u", "-O"]),
    ("#!/usr/bin/env php8.1\n", ["/usr/bin/php"]),
    ("#!/usr/local/bin/node\n", ["/usr/bin/nodejs"]),
    ("#!/usr/local/bin/perl -w\n", ["/usr/bin/perl", "-w"]),
    ("#!/bin/sh\r\necho hi\r\n", ["/bin/sh"]), ("#!/usr/bin/env bash\r\n", ["/bin/bash"]),
    ("\u{FEFF}#!/bin/sh\n", ["/bin/sh"]), ("echo hi\n", ["/bin/sh"]), ("", ["/bin/sh"]),
  ])
  func `an interpreter that is elsewhere, or called otherwise, is found by its name`(
    head: String,
    words: [String]
  ) throws {
    #expect(try Self.call(head).words == words)
  }

  @Test(arguments: [
    ("#!/opt/none/bin/sh\n", "Its first line names /opt/none/bin/sh, which is not here: "),
    ("#!/usr/bin/env -S no-such-python3.99\n", nil), ("#!/bin/sh\n", nil),
    ("#!/usr/bin/env sh\n", nil),
    ("#!/usr/bin/env A=1 sh\n", nil), ("echo\n", nil),
  ])
  func `another interpreter than the one that is named is told`(head: String, remark: String?)
    throws
  {
    let folder = TemporaryFolder()
    let path = folder.url.appending(path: "tool.sh").path
    try head.write(toFile: path, atomically: false, encoding: .utf8)
    let program = try #require(PrintedProgram(arguments: ["", path, "auto", "-"]))
    #expect(program.startRemark?.hasPrefix(remark ?? "never") == (remark == nil ? nil : true))
  }

  @Test func `variables before the interpreter are set`() throws {
    let call = try Self.call("#!/usr/bin/env LANG=C PYTHONUTF8=1 python3 -u\n")
    #expect(call.words == ["/usr/bin/python3", "-u"])
    #expect(call.variables == ["LANG": "C", "PYTHONUTF8": "1"])
    let quoted = try Self.call("#!/usr/bin/env -S PATH=\"${PATH}:/opt/homebrew/bin\" python3\n")
    #expect(quoted.words == ["/usr/bin/python3"])
    var environment = ProgramEnvironment(ProgramFacts(path: "/p/x", head: "")) { _ in nil }
    let path = environment.values["PATH"] ?? ""
    environment.set(quoted.variables)
    #expect(environment.values["PATH"] == "\(path):/opt/homebrew/bin")
    #expect(try Self.call("#!/usr/bin/env xcrun perl -w\n").words == ["/usr/bin/perl", "-w"])
  }

  @Test(arguments: [
    ("#!/usr/local/bin/nosuch\n", "nosuch"), ("#!/usr/bin/env nosuch -x\n", "nosuch"),
    ("#!/usr/bin/osascript\n", "osascript"), ("#!/usr/bin/python2\n", "python2"),
    ("#!/usr/bin/env python2.7\n", "python2.7"), ("#!/usr/bin/ruby2.6\n", "ruby2.6"),
    ("#!\n", nil), ("#!/usr/bin/env\n", nil),
  ])
  func `one that is not installed is named`(head: String, name: String?) {
    let error = #expect(throws: MissingInterpreter.self) { try Self.call(head) }
    #expect(error?.name == name)
  }
}
