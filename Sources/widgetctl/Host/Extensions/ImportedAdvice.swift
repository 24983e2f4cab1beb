import Essentials
import WidgetExtension
import WidgetTimeline

/// A failed timeline in words for the user of an imported extension, who is not its author.
struct ImportedAdvice {
  /// The lines that name omitted parts of the author's code.
  private let notes: [String]
  private let name: String

  /// The file next to the folder of an imported program, with the lines that name omitted parts.
  static let noteFile = "built.json"

  private struct Note: Decodable { let notes: [String] }

  /// - Returns: `nil` for an extension whose user may well be its author.
  init?(_ hosted: HostedExtension) {
    guard hosted.isAdded, let path = hosted.program?.path else { return nil }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.noteFile)"),
      let note = try? JSONDecoder().decode(Note.self, from: data)
    else { return nil }
    self.init(name: hosted.name, notes: note.notes)
  }

  init(name: String, notes: [String]) {
    self.name = name
    self.notes = notes
  }

  /// Returns the message and the hint of an error; `nil` if a user can do something with its own.
  func words(for error: ExtensionError) -> (message: String, hint: String?)? {
    guard case .refused(.timeline(let message, _)) = error.reason else { return nil }
    if message == TimelineError.noEntries.message {
      // Such as `  Provider.getTimeline (App/Day.swift:12): EventStore is not here`.
      let leftOut = notes.dropFirst().first { note in
        note.prefix { $0 != "(" }.lowercased().contains("timeline")
      }
      return (
        error.message
          + (leftOut.map { ", as this is left out: \($0.drop { $0 == " " })" } ?? ""),
        "'widgetctl gallery KIND --pictures' draws its author's samples"
      )
    }
    // Most such providers ask a server, or what their app has stored.
    if message == TimelineError.completionDropped.message {
      return (
        error.message,
        "it may need its app or the network; 'widgetctl gallery KIND --pictures' draws its author's samples"
      )
    }
    return (error.message, "only its author can change that; its last picture stays")
  }
}
