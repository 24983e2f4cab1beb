import Essentials
import WidgetExtension
import WidgetTimeline

/// Creates messages about failed timelines for a user who has imported an extension, and did not
/// write it.
struct ImportedAdvice {
  /// Lines that name the parts of the author's code which were left out.
  private let notes: [String]
  private let name: String

  /// The name of the file that lists the parts left out, in the folder above the program's folder.
  static let noteFile = "built.json"

  private struct Note: Decodable { let notes: [String] }

  /// Reads the list of parts that were left out.
  ///
  /// - Returns: `nil` for an extension that was not imported, because its user may be its author.
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

  /// Returns a message and a hint for an error; `nil` if the error's own message helps the user
  /// too.
  func words(for error: ExtensionError) -> (message: String, hint: String?)? {
    guard case .refused(.timeline(let message, _)) = error.reason else { return nil }
    if message == TimelineError.noEntries.message {
      // A note such as `  Provider.getTimeline (App/Day.swift:12): EventStore is not here`.
      let leftOut = notes.dropFirst().first { note in
        note.prefix { $0 != "(" }.lowercased().contains("timeline")
      }
      return (
        error.message
          + (leftOut.map { ", as this is left out: \($0.drop { $0 == " " })" } ?? ""),
        "'widgetctl gallery KIND --pictures' draws its author's samples"
      )
    }
    // Most such providers request data from a server, or read data that their app has stored.
    if message == TimelineError.completionDropped.message {
      return (
        error.message,
        "it may need its app or the network; 'widgetctl gallery KIND --pictures' draws its author's samples"
      )
    }
    return (error.message, "only its author can change that; its last picture stays")
  }
}
