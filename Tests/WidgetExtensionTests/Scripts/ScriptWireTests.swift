import IntentScript
import Testing

@testable import WidgetExtension

/// Checks the encoding that Documentation/Extensions.md describes.
@Suite("Scripts on the wire", .timeLimit(.minutes(5)))
struct ScriptWireTests {
  @Test func `the numbers of frames are those that are written down`() {
    #expect(ProtocolVersion.current.rawValue == 2)
    #expect(FrameKind.runScript.rawValue == 10)
    #expect(FrameKind.entity.rawValue == 11)
    #expect(FrameKind.transaction.rawValue == 12)
    #expect(FrameKind.scriptEvents.rawValue == 67)
    #expect(FrameLimits.bytes(of: .runScript) == 83_886_080)
    #expect(FrameLimits.bytes(of: .perform) == 16_777_216)
  }

  @Test func `a script's files are told of in the body, their texts stand beside it`() throws {
    let request = ScriptRequest(
      sources: [
        ScriptSource(name: "tidy.intents", text: "print 1"),
        ScriptSource(name: "a.intents", bytes: Array("//".utf8), base: 8),
      ],
      extensionName: "HomeWidgets",
      origin: "run",
      runIDPrefix: "r"
    )
    #expect(ScriptMessage(request).files.map(\.bytes) == [7, 2])
    #expect(String(decoding: request.attachment, as: UTF8.self) == "print 1//")
    let whole = try ScriptMessage(request).request(attachment: request.attachment)
    #expect(whole == request)
    #expect(throws: FrameFault.self) {
      try ScriptMessage(request).request(attachment: request.attachment + [0])
    }
  }
}
