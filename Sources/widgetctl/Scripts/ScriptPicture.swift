import IntentScript
import Ground
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Draws a placed widget for the `show` statement of a script, with the changes that the script has
/// made so far.
struct ScriptPicture {
  let host: Host
  /// The state of a dry run, whose copy of the store the widgets are drawn from; `nil` if the
  /// script is really run.
  let dryRun: DryRun?
  /// The current time in microseconds since 1970 UTC.
  let now: Int64

  /// Returns the lines of the picture; `size` is the name of a size in commands, or `nil` for the
  /// widget's own.
  ///
  /// - Throws: `IntentError` if the widget cannot be drawn.
  func lines(_ widget: String, size: String?) throws(IntentError) -> [String] {
    do throws(CommandError) {
      return try draw(widget, size)
    } catch {
      throw .failed(
        message: error.message,
        hint: error.hint,
        exitCode: error.exitCode.rawValue
      )
    }
  }

  private func draw(_ widget: String, _ size: String?) throws(CommandError) -> [String] {
    // The picture must contain the changes that the script has made before.
    if dryRun == nil { try PerformedWidgets(host).reload() }
    let context = host.context
    var request = ShowRequest(
      store: try host.store,
      words: [widget],
      family: try size.map { (name) throws(CommandError) in try SizeOption.family(name) },
      picture: try PictureOptions(
        context.arguments,
        environment: context.environment,
        output: context.output,
        now: now
      )
    )
    var shown = try request.read() ?? []
    if let dryRun {
      let pictures = CopiedPictures(
        extensions: try host.extensions,
        request: request,
        dryRun: dryRun
      )
      shown = try pictures.pictures(of: shown, named: widget)
    } else if shown.contains(where: { $0.date == nil }) {
      let made = try MissingPictures.make(for: &request, host)
      shown = made.shown.filter { $0.date != nil }
      if let failure = made.failures.first, shown.isEmpty {
        throw .failed(.unavailable, message: failure.message, hint: failure.hint)
      }
    }
    let options = request.picture
    var page = ScreenPage(columns: options.columns)
    page.plan(shown.map { $0.wanted(isNamed: true, options) })
    let bytes = try page.picture(of: shown, options).grid.plainBytes
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
