import Essentials
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The previews in an author's program, which draws them in a separate process.
struct ProgramPreviews {
  /// The name of a preview, and the kind of widget that it shows.
  struct Listed: Decodable, Equatable {
    let name: String
    /// The kind of widget; `nil` if the preview shows a view that is not a widget.
    let kind: String?
    let size: String?
  }

  /// One picture of a preview, decoded from the output of the author's program.
  struct Entry: Decodable {
    let size: String?
    let archive: ArchiveDocument
    /// The kind of the Live Activity in the picture; `nil` for a widget.
    ///
    /// `attributes` and `state` are the activity's content as JSON.
    let activity: String?
    let attributes: String?
    let state: String?

    var family: WidgetFamily {
      size.flatMap { WidgetFamily(commandLineName: $0) } ?? .systemMedium
    }
  }

  private struct List: Decodable { let previews: [Listed] }
  private struct Pictures: Decodable { let widgets: [Entry] }

  private static let limitInMilliseconds: Int64 = 10_000
  /// The maximum size of all pictures of a preview, in bytes; an hour of entries has about a
  /// megabyte.
  private static let limitInBytes = 16 << 20

  private let hosted: HostedExtension
  private let path: String

  /// Creates the previews of an extension's program.
  ///
  /// - Returns: `nil` for a built-in extension or a program that prints, which have none.
  init?(_ hosted: HostedExtension) {
    guard hosted.isAdded, hosted.printed == nil, let program = hosted.program else { return nil }
    self.hosted = hosted
    path = program.file
  }

  /// Returns all previews in the order in which the source code declares them.
  func all() throws(CommandError) -> [Listed] {
    try read(List.self, of: ["--list", "--json"]).previews
  }

  /// Returns the pictures of the preview with this name, in order.
  func entries(of name: String) throws(CommandError) -> [Entry] {
    let pictures = try read(Pictures.self, of: ["--preview", name, "--json"]).widgets
    guard !pictures.isEmpty else {
      throw .failed(
        .unavailable,
        message: "the preview '\(name)' of \(hosted.name) shows nothing",
        hint: "its timeline has no entries"
      )
    }
    return pictures
  }

  private func read<Answer: Decodable>(
    _ type: Answer.Type,
    of arguments: [String]
  ) throws(CommandError) -> Answer {
    if let refusal = hosted.refusal { throw refusal }
    let answer = hosted.progress.waiting(for: "Asking \(hosted.name) for its previews") {
      SystemTool.run(
        [path] + arguments,
        limit: Self.limitInBytes,
        milliseconds: Self.limitInMilliseconds
      )
    }
    guard case .ended(let ended) = answer else {
      throw failure("did not answer in ten seconds", hint: "its provider or view may wait")
    }
    guard ended.code == 0 else {
      let said = CrashCause(report: ended.errors)?.text ?? ended.firstError
      throw failure(
        ended.code < 0 ? "stopped" : "has failed",
        hint: said.map { TerminalText.sanitized($0) } ?? "it said nothing"
      )
    }
    do {
      return try JSONDecoder().decode(type, from: Data(ended.output))
    } catch {
      throw failure(
        "gave an answer that cannot be read",
        hint: "'widgetctl extension rebuild \(ShellWord.quoted(hosted.name))' builds it again"
      )
    }
  }

  private func failure(_ what: String, hint: String) -> CommandError {
    .failed(
      .unavailable,
      message: "the previews of \(hosted.name): its program \(what)",
      hint: hint
    )
  }
}

extension ProgramPreviews {
  /// Returns the preview of a kind that has this name, or the only one whose name begins with the
  /// text.
  ///
  /// Views that are not widgets count as previews of each kind of their program.
  func named(_ name: String, of offered: OfferedWidget) throws(CommandError) -> Listed {
    let all = try all().filter { $0.kind == nil || $0.kind == offered.widget.kind }
    let exact = all.filter { $0.name == name }
    let found = exact.isEmpty ? all.filter { $0.name.hasPrefix(name) } : exact
    guard let first = found.first else {
      throw .usage(
        .unknownName(
          kind: "preview of \(offered.name)",
          name: name,
          suggestion: NameSuggestion.closest(to: name, in: all.map(\.name)),
          hint: all.isEmpty
            ? "its author has none"
            : "known: \(all.map { TerminalText.sanitized($0.name) }.joined(separator: ", "))"
        )
      )
    }
    guard found.count == 1 else {
      throw .usage(
        .ambiguous(kind: "preview of \(offered.name)", name: name, candidates: found.map(\.name))
      )
    }
    return first
  }
}
