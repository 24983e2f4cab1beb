import IntentScript
import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Draws widgets in a dry run, without storing their pictures.
///
/// An extension makes the pictures from the dry run's copy of the store.
struct CopiedPictures {
  let extensions: Extensions
  let request: ShowRequest
  let dryRun: DryRun

  /// Returns the widgets with pictures that show the effects of all intents which the dry run has
  /// performed.
  ///
  /// `name` is the text with which the script names the widgets.
  ///
  /// - Throws: `CommandError` if a widget cannot be drawn; the dry run then stops using its copy of
  ///   the store.
  func pictures(
    of shown: [ShownWidget],
    named name: String
  ) throws(CommandError) -> [ShownWidget] {
    guard !shown.isEmpty else { throw end(name, "no widget is placed yet") }
    var pictures: [ShownWidget] = []
    for widget in shown { pictures.append(try picture(of: widget, named: name)) }
    return pictures
  }

  private func picture(
    of shown: ShownWidget,
    named name: String
  ) throws(CommandError) -> ShownWidget {
    let extensionName = shown.widget.extensionName
    guard dryRun.admits("show(\(name))", of: extensionName) else {
      throw .failed(
        .unavailable,
        message: "the extension cannot read the copy of the store",
        hint: nil
      )
    }
    if dryRun.isUnchanged, shown.date != nil, shown.timeline?.isDirty != true { return shown }
    guard let hosted = extensions.named(extensionName) else {
      throw end(name, extensions.missing(extensionName).message)
    }
    let size = request.family ?? WidgetFamily(rawValue: Int(shown.widget.family))
    guard let family = size else { throw end(name, "its size is not known") }
    var made: Result<MadeTimeline, ExtensionError>?
    do throws(ExtensionError) {
      let wanted = WidgetRequest(
        kind: shown.widget.kind,
        family: family,
        configuration: (try? [IntentArgument](configurationBytes: shown.widget.configuration)) ?? []
      )
      try hosted.session().timelines([wanted], events: hosted.events) { made = $1 }
      guard let entry = try made?.get().entry(at: request.now) else {
        throw ExtensionError(name: extensionName, reason: .closed)
      }
      return shown.showing(
        isDark ? entry.dark ?? entry.light : entry.light,
        family: Int64(family.rawValue),
        at: request.now
      )
    } catch {
      throw end(name, error.message)
    }
  }

  private var isDark: Bool { request.picture.isDark }

  /// Ends the dry run's use of its copy of the store, and returns the error for the script.
  private func end(_ name: String, _ reason: String) -> CommandError {
    dryRun.end(.picture(name, reason: reason))
    return .failed(.unavailable, message: reason, hint: nil)
  }
}

extension MadeTimeline {
  /// Returns the last entry that is not after `now`; if all are later, the first entry; `nil` if
  /// there are none.
  fileprivate func entry(at now: Int64) -> MadeEntry? {
    let sorted = entries.sorted { $0.date < $1.date }
    return sorted.last { Instant($0.date).microseconds <= now } ?? sorted.first
  }
}
