/// The bounds that both sides hold every message to.
package enum FrameLimits {
  /// Bytes of a frame after its length field; a timeline may weigh 10 MB archived (WK-101), the rest is room.
  package static let frameBytes = 16 << 20
  /// The most bytes of a frame with a script's text or its events: `ScriptLimits.fileBytes` and `outputBytes`, and room
  /// for imported files.
  package static let scriptFrameBytes = 80 << 20
  /// Bytes of a message's body; archives travel beside it, so only long lists of entities come near.
  package static let bodyBytes = 4 << 20
  /// Entries of one timeline: one a minute for sixteen hours.
  package static let timelineEntries = 1_000
  /// Collections that one timeline has read: each is a row that is written with it, while others wait.
  package static let readsPerTimeline = 256
  /// The most requests in progress in one extension; a host sends one for each placed widget.
  package static let requestsAtOnce = 64
  /// Entities in one part of a list: about 100 kB of to-dos, which a host reads while the next ones are made.
  package static let entitiesPerPart = 250
  /// Bytes from which a part is full, whatever it holds.
  package static let partBytes = 256 << 10
  /// Parts of one list: ten million small entities.
  package static let partsPerReply = 40_000
  /// Bytes of all parts of one list, which the host holds at once: most of a million to-dos.
  package static let replyBytes = 256 << 20
  /// The most progress, log and reload messages during one wait, beyond which the program is faulty.
  package static let noticesPerWait = 10_000
  /// Bytes of one piece of a script's standard input: as much as a pipe holds.
  package static let inputBytes = 64 << 10
  /// The most requests to the host during one wait.
  package static let questionsPerWait = 10_000
  /// The time that a host spends on such requests during one wait, which is not counted as the extension's.
  package static let questionTime = Duration.seconds(1)
  /// Scalars of one progress or log text (RI-2).
  package static let noticeScalars = 2_000

  /// The bound of `frameBytes` for one kind.
  static func bytes(of kind: FrameKind) -> Int {
    kind == .runScript || kind == .scriptEvents ? scriptFrameBytes : frameBytes
  }
}
