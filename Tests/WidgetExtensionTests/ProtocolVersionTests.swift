import TestSupport
import Testing

@testable import WidgetExtension

@Suite("Versions of the protocol", .timeLimit(.minutes(5)))
struct ProtocolVersionTests {
  /// Returns a program that always answers in one version, as an extension of that version does; it
  /// rejects requests in other versions.
  private static func program(speaking version: ProtocolVersion) throws -> ExtensionProcess.Launch {
    let description = ExtensionDescription(keepsStateInStore: true)
    let reply = try Frame(.reply, 2, message: description, version: version).encoded()
    let failure = ServedFailure.badRequest(detail: "another version")
    let refusal = try Frame(.failure, 0, message: failure, version: version).encoded()
    func printed(_ bytes: [UInt8]) -> String {
      bytes.map { "\\" + String(repeating: "0", count: 3 - octal($0).count) + octal($0) }.joined()
    }
    func octal(_ byte: UInt8) -> String { String(byte, radix: 8) }
    // The fifth byte of the hello is its version.
    return .shell(
      """
      head -c 5 <&3 | tail -c 1 | od -An -tu1 | {
        read spoken
        if [ "$spoken" = \(version.rawValue) ]; then printf '\(printed(reply))' >&3
        else printf '\(printed(refusal))' >&3; fi
      }
      sleep 0
      """
    )
  }

  private static func describe(_ launch: ExtensionProcess.Launch) async throws -> ProtocolVersion {
    try await onThread {
      let client = try ExtensionSession(starting: launch, hello: Hello())
      let description = try client.describe(within: .seconds(60))
      #expect(description.keepsStateInStore == true)
      return client.version
    }
  }

  private static let previous = ProtocolVersion(rawValue: 1)
  private static let spoken = ProtocolVersion.spoken
  /// A version that no host supports any more.
  private static let past = ProtocolVersion(rawValue: 0)

  @Test func `a host speaks its own version and the one before it`() {
    #expect(Self.spoken == [Self.previous, .current])
  }

  @Test(arguments: spoken)
  func `a program that speaks any of the last two is understood`(version: ProtocolVersion)
    async throws
  {
    let launch = try Self.program(speaking: version)
    #expect(try await Self.describe(launch) == version)
  }

  @Test func `what a program spoke last is tried first, and another version after it`() async throws
  {
    var launch = try Self.program(speaking: .current)
    launch.version = Self.previous
    #expect(try await Self.describe(launch) == .current)
  }

  @Test func `a program that speaks none of them is not started again`() async throws {
    let launch = try Self.program(speaking: Self.past)
    let error = await #expect(throws: ExtensionError.self) { try await Self.describe(launch) }
    #expect(error?.reason == .wrongVersion(found: 0, expected: 2))
  }

  @Test(arguments: [
    (0, "'widgetctl extension rebuild tea' builds it again"),
    (7, "'widgetctl extension rebuild tea' builds it again"),
    (9, "it was built for a later widgetctl: update widgetctl"),
  ])
  func `any other version is refused with what helps`(version: UInt8, hint: String) {
    let error = ExtensionError(name: "tea", fault: .wrongVersion(version), logPath: nil)
    #expect(
      error.message
        == "extension tea uses version \(version) of the protocol, and this program uses version 1 and 2"
    )
    #expect(error.hint == hint)
    #expect(error.exitCode == 69)
  }

  @Test(arguments: spoken)
  func `a frame says its version`(version: ProtocolVersion) throws {
    let notice = ReloadNotice(kind: "to-do")
    let frame = try Frame(.reload, 0, message: notice, version: version)
    #expect(try frame.encoded()[4] == version.rawValue)
    var buffer = FrameBuffer(version: version)
    buffer.append(try frame.encoded())
    #expect(try buffer.next()?.message(ReloadNotice.self) == notice)
  }
}
