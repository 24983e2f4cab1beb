import Essentials
import WidgetIntents
import WidgetRender

/// An archive, which is a drawn view in JSON, as a program prints it: `{"version":1,"view":{…}}`,
/// or dated views with a policy.
struct PrintedArchive: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    /// The date in microseconds since 1970 UTC; `nil` for the moment at which the archive was
    /// printed.
    var date: Int64?
    /// The view for every family that has no view of its own in `views`; `nil` if there is none.
    var view: ArchivedView?
    /// The views for single families, by the names that the families have on the command line.
    var views: [String: ArchivedView]
  }

  enum Policy: Equatable, Sendable {
    case atEnd, never
    /// A reload at a time in microseconds since 1970 UTC.
    case after(Int64)
  }

  private(set) var entries: [Entry]
  /// The document's reload policy; `nil` means a reload after the interval in the program's name.
  private(set) var policy: Policy?
  /// The commands that a press in one of the archive's views can run.
  private(set) var commands: [ItemCommand] = []

  /// Parses a document; presses in its views run `program`.
  ///
  /// - Throws: `PrintedError` if the document is not a valid archive.
  init(json: [UInt8], program: String) throws(PrintedError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(json))
    } catch {
      throw .archive(Self.problem(error))
    }
    policy = document.policy
    entries = []
    var found: [ItemCommand] = []
    func taken(_ view: ArchivedView?) -> ArchivedView? {
      view.map { Self.pressed($0, program, &found) }
    }
    for var entry in document.entries {
      entry.view = taken(entry.view)
      entry.views = entry.views.mapValues { taken($0) ?? $0 }
      entries.append(entry)
    }
    commands = found
  }

  /// Returns the view with each of its actions replaced by a press, which runs the program with the
  /// action's name and parameters.
  ///
  /// For example, it runs `next --page 2`.
  private static func pressed(
    _ view: ArchivedView,
    _ program: String,
    _ found: inout [ItemCommand]
  ) -> ArchivedView {
    // The commands of the inner views come first, collected in a local variable that the closure
    // can change.
    var inner: [ItemCommand] = []
    let changed = view.mapInner { pressed($0, program, &inner) }
    found += inner
    guard case .modified(let content, .action(var action)) = changed else { return changed }
    let command = ItemCommand(
      words: [program, action.intent]
        + action.parameters.flatMap { ["--\($0.name)", $0.value] }
    )
    found.append(command)
    action.intent = ItemCommand.intent
    action.parameters = command.parameters
    return .modified(content, .action(action))
  }

  private static func problem(_ error: any Error) -> String {
    if let error = error as? ArchiveError { return error.message }
    if let error = error as? DecodingError { return ArchiveError(error).message }
    return "it cannot be read"
  }
}

/// The JSON document, with the keys of a single entry at the top level, or with `entries`.
private struct Document: Decodable {
  var entries: [PrintedArchive.Entry]
  var policy: PrintedArchive.Policy?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, view, views, entries, policy
  }

  init(from decoder: any Decoder) throws {
    try KnownKeys.check(decoder, CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version <= ArchiveLimits.version else { throw ArchiveError.newerVersion(version) }
    policy = try container.decodeIfPresent(PrintedArchive.Policy.self, forKey: .policy)
    if container.contains(.entries) {
      entries = try container.decode([PrintedArchive.Entry].self, forKey: .entries)
      guard !entries.isEmpty else {
        throw DecodingError.dataCorruptedError(
          forKey: .entries,
          in: container,
          debugDescription: "there is no entry"
        )
      }
    } else {
      entries = [
        PrintedArchive.Entry(
          date: nil,
          view: try container.decodeIfPresent(ArchivedView.self, forKey: .view),
          views: try container.decodeIfPresent([String: ArchivedView].self, forKey: .views) ?? [:]
        )
      ]
    }
    for entry in entries where entry.view == nil && entry.views.isEmpty {
      throw DecodingError.keyNotFound(
        CodingKeys.view,
        DecodingError.Context(codingPath: container.codingPath, debugDescription: "no view")
      )
    }
  }
}

extension PrintedArchive.Entry: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case date, view, views }

  init(from decoder: any Decoder) throws {
    try KnownKeys.check(decoder, CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    date = try container.decodeIfPresent(Int64.self, forKey: .date)
    view = try container.decodeIfPresent(ArchivedView.self, forKey: .view)
    views = try container.decodeIfPresent([String: ArchivedView].self, forKey: .views) ?? [:]
  }
}

/// A policy in JSON, `"atEnd"`, `"never"` or `{"after": INSTANT}`, as in messages between host and
/// extension.
extension PrintedArchive.Policy: Decodable {
  private enum CodingKeys: CodingKey { case after }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      self = .after(try container.decode(Int64.self, forKey: .after))
      return
    }
    let container = try decoder.singleValueContainer()
    switch try container.decode(String.self) {
    case "atEnd": self = .atEnd
    case "never": self = .never
    case let other:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\u{201C}\(other)\u{201D} is not a policy"
      )
    }
  }
}

/// Rejects unknown keys, as archives do, since a mistyped key would otherwise be ignored silently.
private enum KnownKeys {
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  static func check(_ decoder: any Decoder, _ known: [String]) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for key in container.allKeys where !known.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "\u{201C}\(key.stringValue)\u{201D} is not a key here"
        )
      )
    }
  }
}
