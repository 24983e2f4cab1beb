import Foundation
import Ground
import HubTesting
internal import SharedStore
import SystemLibrary
import TestSupport
import Testing

@testable import StoreLink

@Suite("A hub behind ssh", .timeLimit(.minutes(5)))
struct SshHubTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/it's a list.hub" }

  /// Returns a program in place of ssh: a shell script with ssh's arguments in `$@`.
  private func program(_ script: String) throws -> [String] {
    let file = folder.path + "/ssh-\(UInt32.random(in: 0...UInt32.max))"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: file))
    return ["/bin/sh", file]
  }

  private func hub(_ program: [String], host: String = "cellar") throws -> RemoteHub {
    try RemoteHub.ssh(
      host: host,
      path: path,
      address: "ssh://cellar\(path)",
      isInBackground: true,
      program: program
    )
  }

  @Test func `ssh is asked to forward nothing, and the host is not an option`() throws {
    let words = folder.path + "/words"
    let program = try program("printf '%s\\n' \"$@\" >\(words); exit 255")
    #expect(throws: LinkError.self) { _ = try hub(program).state() }
    #expect(
      folder.text("words").split(separator: "\n") == [
        "-a", "-x", "-T", "-o", "BatchMode=yes", "--", "cellar",
        "widgetctl link serve '\(folder.path)/it'\\''s a list.hub'",
      ]
    )
    #expect(throws: LinkError.self) { _ = try hub(program, host: "-oProxyCommand=x") }
  }

  private static let ends: [(String, Int32, String)] = [
    ("echo 'ada@cellar: Permission denied (publickey).' >&2; exit 255", 77, "Permission denied"),
    ("echo 'Host key verification failed.' >&2; exit 255", 77, "Host key"),
    ("echo 'ssh: Could not resolve hostname cellar' >&2; exit 255", 75, "resolve hostname"),
    ("echo 'sh: 1: widgetctl: not found' >&2; exit 127", 69, "widgetctl on the other machine"),
    ("echo 'Welcome to cellar!'; cat >/dev/null", 74, "cannot be read"),
    ("exit 0", 75, "connection was closed"),
    ("exec 0<&- 1>&-; sleep 0.2; exit 255", 75, "connection was closed"),
  ]

  @Test(arguments: ends)
  func `how ssh ends decides about the exit code`(script: String, code: Int32, words: String)
    throws
  {
    let hub = try hub(program(script))
    let error = #expect(throws: LinkError.self) { _ = try hub.state() }
    #expect(error?.exitCode.rawValue == code, "\(String(describing: error))")
    #expect(error?.message.contains(words) == true, "\(String(describing: error))")
  }

  @Test func `without ssh its package is named`() throws {
    let error = #expect(throws: LinkError.self) { _ = try hub(["/nowhere/ssh"]) }
    #expect(error?.exitCode == .unavailable)
  }

  @Test(.enabled(if: HubLoadProgram.isBuilt, "HubLoad is not beside the tests"))
  func `a process at the other end serves the file, and ends with its connection`() throws {
    let load = try #require(HubLoadProgram.path)
    _ = try FileHub.create(at: path, as: HubMember(name: "load"))
    let file = folder.path + "/process"
    let program = try program(
      """
      while [ "$1" != -- ]; do shift; done
      echo $$ >\(file)
      export SSH_ORIGINAL_COMMAND="$3"
      exec \(load) served
      """
    )
    var hub: RemoteHub? = try hub(program)
    let number = try #require(try hub?.join(name: "laptop", computer: "c"))
    let run = HubTester(hub: try #require(hub), number: number).insertion("1")
    #expect(try hub?.append([run], onto: 0) == .appended(numbers: [1]))
    let identifier = try #require(
      pid_t(folder.text("process").trimmingCharacters(in: .whitespacesAndNewlines))
    )
    #expect(kill(identifier, 0) == 0)
    hub = nil
    #expect(kill(identifier, 0) != 0)
  }

  @Test(
    .enabled(if: SshServer.isInstalled, "an sshd is not installed"),
    .enabled(if: HubLoadProgram.isBuilt, "HubLoad is not beside the tests")
  )
  func `an sshd with a forced command for the key serves the file`() throws {
    let load = try #require(HubLoadProgram.path)
    let server = try SshServer(command: "\(load) served")
    _ = try FileHub.create(at: path, as: HubMember(name: "load"))
    let hub = try hub(server.program, host: "127.0.0.1")
    let laptop = HubTester(hub: hub, number: try hub.join(name: "laptop", computer: "c"))
    let long = String(repeating: "long ", count: 200_000)
    let runs = (1...3).map { laptop.insertion("\($0)", name: long) }
    for run in runs { _ = try laptop.append([run]) }
    #expect(try laptop.log().map(\.run.id) == runs.map(\.id))
    #expect(try laptop.hub.wait(beyond: HubReach(head: 3), milliseconds: 10) == false)
    // A second connection, to a file that is not there.
    let other = try RemoteHub.ssh(
      host: "127.0.0.1",
      path: folder.path + "/none",
      address: "ssh://none",
      isInBackground: true,
      program: server.program
    )
    #expect(throws: LinkError.missing(address: "ssh://none")) { _ = try other.state() }
  }
}
