import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// The command `add KIND --preview NAME`, which starts a Live Activity with the content of a
/// preview.
///
/// On this system there is no app that could start it.
struct ActivityAddition {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ word: String, preview name: String) throws(CommandError) -> ExitCode {
    let offered = try OfferedWidget.named(word, of: host.extensions)
    guard offered.widget.isActivity == true, let program = ProgramPreviews(offered.host) else {
      let show = "show \(ShellWord.quoted(offered.name)) --preview \(ShellWord.quoted(name))"
      throw .usage(
        .other(
          message: "--preview is for Live Activities, and \(offered.name) is a widget",
          hint: "\(context.advised(show)) draws the preview"
        )
      )
    }
    let preview = try program.named(name, of: offered)
    let entry = try program.entries(of: preview.name).first { $0.activity == offered.widget.kind }
    guard let attributes = entry?.attributes, let state = entry?.state else {
      throw .failed(
        .unavailable,
        message: "the preview '\(preview.name)' shows no state of \(offered.name)",
        hint: "#Preview(as: .content, using: …) lists states"
      )
    }
    let activity = LiveActivity(
      id: RunID.make(),
      attributes: attributes,
      state: state,
      staleDate: nil,
      at: context.now
    )
    guard !activity.isTooLarge, let bytes = try? activity.arguments.configurationBytes() else {
      throw .failed(
        .badData,
        message: "the state of '\(preview.name)' is larger than \(LiveActivity.mostBytes) bytes",
        hint: "make it smaller; ActivityKit has the same limit"
      )
    }
    let arguments = [
      IntentArgument("kind", text: offered.name), IntentArgument("preview", text: preview.name),
    ]
    let run = ShelfRun("add", arguments, context)
    let text = { @Sendable (widget: PlacedWidget) in
      "Began \(PlacedWidgetText.name(widget)) as its preview “\(preview.name)” shows it"
    }
    let (owner, kind) = (offered.host.name, offered.widget.kind)
    let placed = try run.perform(in: try host.store, telling: text) { transaction in
      try transaction.place(
        extensionName: owner,
        kind: kind,
        family: Int64(WidgetFamily.systemMedium.rawValue),
        configuration: bytes,
        dismissal: activity.dismissal
      )
    }
    try run.write(
      text(placed),
      undo: "removes it",
      json: [("widget", PlacedWidgetText.json(placed))]
    )
    return .done
  }
}
