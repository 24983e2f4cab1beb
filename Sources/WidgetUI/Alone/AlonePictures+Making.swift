import Foundation
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

extension AlonePictures {
  /// What a widget's code makes; its errors are those of a command.
  func made<Value: Sendable>(
    _ widget: ServedWidget,
    _ make: @MainActor () async throws -> Value
  ) async throws(CommandError) -> Value {
    do {
      return try await NetworkAccess.$isAllowed.withValue(true, operation: make)
    } catch {
      let failure = ServedFailure(error)
      throw .failed(
        ExitCode(rawValue: failure.exitCode) ?? .unavailable,
        message: "\(KindName.commandName(of: widget.kind)): \(failure.message)",
        hint: failure.hint
      )
    }
  }

  /// The pictures as archives, with what they are pictures of.
  static func json(_ shown: [Shown]) throws(CommandError) -> JSONText {
    var widgets: [JSONText] = []
    for picture in shown {
      widgets.append(
        .object([
          ("kind", .string(picture.name)),
          ("size", .optional(picture.badge)),
          ("date", .instant(Instant(picture.entry.date).microseconds)),
          ("archive", .raw(try archiveText(picture.entry.light))),
        ])
      )
    }
    return .array(widgets)
  }

  private static func archiveText(_ bytes: [UInt8]) throws(CommandError) -> String {
    do {
      return try ArchiveDocument(ArchivedView(compactBytes: bytes)).jsonText()
    } catch {
      throw .failed(
        .internalError,
        message: "the archive cannot be written as JSON: \(error)",
        hint: nil
      )
    }
  }
}
