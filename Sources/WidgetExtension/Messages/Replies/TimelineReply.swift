import Essentials
internal import Moments
internal import WidgetIntents
public import WidgetTimeline
public import Wire

/// A timeline as a message: the fields of each entry, with the archives as the attachment.
package struct TimelineReply: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    /// The time of the entry, in microseconds since 1970 UTC.
    var date: Int64
    var lightBytes: Int
    /// The size of the dark archive; `nil` if the light archive is used for both appearances.
    var darkBytes: Int?
    var relevance: TimelineEntryRelevance?
  }

  package enum Policy: Equatable, Sendable {
    case atEnd, never
    /// Requests the next timeline at this time or later, in microseconds since 1970 UTC.
    case after(Int64)
  }

  var entries: [Entry]
  var policy: Policy
  /// The collections that were read, each with the store's commit number at the first read.
  var reads: [String: Int64]
  /// The kind's title in the language of the pictures; `nil` if that is English.
  var title: String?
  /// The number of relevances that were omitted because they were not finite; `nil` if there were
  /// none.
  var unusableRelevances: Int?
  /// The files from which the timeline was made, each with a number for its state before it was
  /// read; `nil` if there are none.
  var files: [String: Int64]?
  /// The number of bytes received over the network for the timeline; `nil` if nothing was
  /// requested.
  var networkBytes: Int?
}

extension TimelineReply {
  /// Splits a timeline into its fields and its archives, which are in `timeline.attachment`.
  init(_ timeline: MadeTimeline) {
    entries = timeline.entries.map { entry in
      Entry(
        date: Instant(entry.date).microseconds,
        lightBytes: entry.light.count,
        darkBytes: entry.dark?.count,
        relevance: entry.relevance?.finite
      )
    }
    policy =
      switch timeline.policy.kind {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(Instant(date).microseconds)
      }
    reads = timeline.reads
    title = timeline.title
    let unusable = timeline.entries.count { $0.relevance?.isFinite == false }
    unusableRelevances = unusable > 0 ? unusable : nil
    files = timeline.files.isEmpty ? nil : timeline.files
    networkBytes = timeline.networkBytes
  }

  /// Returns the timeline, with its archives taken from the frame's attachment.
  ///
  /// - Throws: `FrameFault.badBody` for lengths that do not match the attachment.
  func timeline(attachment: [UInt8]) throws(FrameFault) -> MadeTimeline {
    guard entries.count <= FrameLimits.timelineEntries else {
      throw .badBody(detail: "\(entries.count) entries, more than \(FrameLimits.timelineEntries)")
    }
    guard reads.count <= FrameLimits.readsPerTimeline else {
      throw .badBody(
        detail: "\(reads.count) collections read, more than \(FrameLimits.readsPerTimeline)"
      )
    }
    let files = files ?? [:]
    guard files.count <= TimelineFiles.limit else {
      throw .badBody(detail: "\(files.count) files, more than \(TimelineFiles.limit)")
    }
    if let path = files.keys.first(where: { !TimelineFiles.isUsable($0) }) {
      throw .badBody(detail: "“\(path.prefix(100))”, which is not a path from the root")
    }
    var rest = attachment[...]
    var made: [MadeEntry] = []
    made.reserveCapacity(entries.count)
    for entry in entries {
      let light = try TimelineReply.cut(entry.lightBytes, from: &rest)
      var dark: [UInt8]?
      if let count = entry.darkBytes { dark = try TimelineReply.cut(count, from: &rest) }
      made.append(
        MadeEntry(
          date: Instant(microseconds: entry.date).date,
          light: light,
          dark: dark,
          relevance: entry.relevance
        )
      )
    }
    guard rest.isEmpty else {
      throw .badBody(detail: "\(rest.count) bytes that belong to no entry")
    }
    return MadeTimeline(
      entries: made,
      policy: reloadPolicy,
      reads: reads,
      title: title,
      unusableRelevances: min(max(unusableRelevances ?? 0, 0), entries.count),
      files: files,
      networkBytes: networkBytes.map { min(max($0, 0), Self.mostNetworkBytes) }
    )
  }

  /// The greatest accepted number of network bytes: more than any timeline loads, and small enough
  /// for sums over years.
  private static let mostNetworkBytes = 1 << 36

  private var reloadPolicy: TimelineReloadPolicy {
    switch policy {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let microseconds): .after(Instant(microseconds: microseconds).date)
    }
  }

  private static func cut(
    _ count: Int,
    from rest: inout ArraySlice<UInt8>
  ) throws(FrameFault) -> [UInt8] {
    guard count >= 0, count <= rest.count else {
      throw .badBody(detail: "an archive of \(count) bytes where \(rest.count) are left")
    }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}

extension MadeTimeline {
  /// All archives in the order in which `TimelineReply` counts them.
  var attachment: [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      bytes.append(contentsOf: entry.light)
      if let dark = entry.dark { bytes.append(contentsOf: dark) }
    }
    return bytes
  }
}

extension TimelineEntryRelevance {
  /// The relevance; `nil` if it is not finite, because readers reject NaN and infinities.
  fileprivate var finite: TimelineEntryRelevance? {
    isFinite ? self : nil
  }
}

extension TimelineReply: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      entries: try c.list("entries", 0, value?.entries),
      policy: try c.required("policy", 1, value?.policy),
      reads: try c.required("reads", 2, value?.reads),
      title: try c.field("title", 3, value?.title),
      unusableRelevances: try c.field("unusableRelevances", 4, value?.unusableRelevances),
      files: try c.field("files", 5, value?.files),
      networkBytes: try c.field("networkBytes", 6, value?.networkBytes)
    )
  }
}

extension TimelineReply.Entry: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      date: try c.required("date", 0, value?.date),
      lightBytes: try c.required("lightBytes", 1, value?.lightBytes),
      darkBytes: try c.field("darkBytes", 2, value?.darkBytes),
      relevance: try c.field("relevance", 3, value?.relevance)
    )
  }
}

extension TimelineReply.Policy: WiredChoice {
  package static var noun: StaticString { "policy" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("atEnd", 0, value, { if case .atEnd = $0 { true } else { false } }) {
      return .atEnd
    }
    if try c.isCase("never", 1, value, { if case .never = $0 { true } else { false } }) {
      return .never
    }
    let after = try c.when("after", 2, value) {
      if case .after(let instant) = $0 { instant } else { nil }
    }
    if let it = after {
      return .after(
        try c.required("instant", 0, it)
      )
    }
    throw c.unknown(noun)
  }
}

extension TimelineEntryRelevance: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let score = try c.required("score", 0, (value?.score).map { Double($0) })
    // A greater number than a relevance holds would be an infinity.
    guard Float(score).isFinite else { throw c.fault("score", "is out of range") }
    return Self(
      score: Float(score),
      duration: try c.required("duration", 1, value?.duration)
    )
  }
}
