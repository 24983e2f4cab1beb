/// The limits of every message, which both sides check.
package enum FrameLimits {
  /// The maximum size of a frame in bytes after its length field.
  ///
  /// This is more than the 10 MB that an archived timeline may have (WK-101).
  package static let frameBytes = 16 << 20
  /// The maximum size of a frame with a script's text or its events, in bytes.
  ///
  /// This is enough for `ScriptLimits.fileBytes` and `outputBytes`, and for imported files.
  package static let scriptFrameBytes = 80 << 20
  /// The maximum size of a message's body in bytes.
  ///
  /// Archives are attached to the body, so only long lists of entities come near the limit.
  package static let bodyBytes = 4 << 20
  /// The most entries of one timeline: one a minute for sixteen hours.
  package static let timelineEntries = 1_000
  /// The most collections that one timeline reads.
  ///
  /// A row is stored for each collection, while other writers wait.
  package static let readsPerTimeline = 256
  /// The most requests in progress in one extension; a host sends one for each placed widget.
  package static let requestsAtOnce = 64
  /// The most entities in one part of a list: about 100 kB of to-dos.
  ///
  /// The host decodes a part while the next one is made.
  package static let entitiesPerPart = 250
  /// The size in bytes from which a part is full, whatever it contains.
  package static let partBytes = 256 << 10
  /// The most parts of one list; ten million entities at `entitiesPerPart`.
  package static let partsPerReply = 40_000
  /// The maximum size of all parts of one list in bytes, which the host has in memory at once: most
  /// of a million to-dos.
  package static let replyBytes = 256 << 20
  /// The most progress, log and reload messages during one wait; a program that sends more is
  /// faulty.
  package static let noticesPerWait = 10_000
  /// The maximum size of one piece of a script's standard input in bytes: as much as a pipe holds.
  package static let inputBytes = 64 << 10
  /// The most requests from an extension to the host during one wait for an answer.
  package static let questionsPerWait = 10_000
  /// The most time that a host spends on requests from an extension during one wait; the
  /// extension's time limit excludes it.
  package static let questionTime = Duration.seconds(1)
  /// The maximum length of one progress or log text in Unicode scalars (RI-2).
  package static let noticeScalars = 2_000

  /// Returns the limit in bytes for one kind of frame.
  static func bytes(of kind: FrameKind) -> Int {
    kind == .runScript || kind == .scriptEvents ? scriptFrameBytes : frameBytes
  }
}
