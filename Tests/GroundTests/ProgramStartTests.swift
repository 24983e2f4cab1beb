import Foundation
import Ground
import SystemLibrary
import TestSupport
import Testing

@Suite("Starting a program", .timeLimit(.minutes(2)))
struct ProgramStartTests {
  /// Returns the output of `/bin/sh` for a script; `change` changes the start of the process.
  private static func output(
    of script: String,
    _ change: (inout ProgramStart) -> Void = { _ in }
  ) throws -> String {
    let folder = TemporaryFolder()
    let file = "\(folder.path)/output"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    var start = ProgramStart(["sh", "-c", script], file: "/bin/sh")
    start.descriptors = [(nil, 0), (descriptor, 1)]
    change(&start)
    let process = try start.spawn()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    #expect(status == 0)
    return folder.text("output")
  }

  @Test func `it has the descriptors that are named, and nothing to read`() throws {
    #expect(try Self.output(of: "cat; echo read") == "read\n")
  }

  @Test func `a variable is in the place of one of the same name, beside all others`() throws {
    setenv("WIDGETCTL_TEST_KEPT", "kept", 1)
    setenv("WIDGETCTL_TEST_LOST", "lost", 1)
    let text = try Self.output(of: "env | grep ^WIDGETCTL_TEST_ | sort") {
      $0.added = ["WIDGETCTL_TEST_LOST=new"]
    }
    #expect(text == "WIDGETCTL_TEST_KEPT=kept\nWIDGETCTL_TEST_LOST=new\n")
  }

  @Test func `an environment of its own is all that it has`() throws {
    let text = try Self.output(of: "echo \"$A:$HOME:\"") { $0.environment = ["A=b"] }
    #expect(text == "b::\n")
  }

  @Test(arguments: [
    (ProgramStart.Standing.startersGroup, false, false), (.ownGroup, true, false),
    (.ownSession, true, true),
  ])
  func `it leads a group or a session only where that is asked for`(
    standing: ProgramStart.Standing,
    leadsGroup: Bool,
    leadsSession: Bool
  ) throws {
    // The fields of proc(5) behind the name: state, parent, group, session.
    let script = "read -r line </proc/$$/stat; set -- ${line##*)}; echo $$ $3 $4"
    let words = try Self.output(of: script) { $0.standing = standing }.split(
      whereSeparator: \.isWhitespace
    )
    try #require(words.count == 3)
    #expect((words[0] == words[1]) == leadsGroup)
    #expect((words[0] == words[2]) == leadsSession)
  }

  @Test func `a program that is not there is a failure with its number`() {
    let start = ProgramStart(["/nowhere/program"])
    let failure = #expect(throws: ProgramStart.Failure.self) { try start.spawn() }
    #expect(failure?.number == ENOENT)
  }
}
