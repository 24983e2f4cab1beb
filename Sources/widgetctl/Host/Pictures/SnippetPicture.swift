import Essentials
import Ground
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The picture that an intent returns with its result (a snippet).
struct SnippetPicture {
  /// The most rows of a snippet; more content belongs in a widget.
  static let maximumRows = 100
  /// The most columns of a snippet, so that it is not stretched over a wide terminal.
  private static let maximumColumns = 80

  let view: ArchivedView

  /// Decodes an archive.
  ///
  /// - Throws: `CommandError` if the bytes are not an archive.
  init(bytes: Data) throws(CommandError) {
    do throws(ArchiveError) {
      view = try ArchivedView(compactBytes: Array(bytes))
    } catch {
      throw .failed(
        .unavailable,
        message: "the result's picture cannot be drawn: \(error.message)",
        hint: nil
      )
    }
  }

  /// Returns the picture in its preferred size, limited to `columns` and to the maximum size.
  func picture(columns: Int, in context: DrawContext) -> WidgetPicture {
    var probe = LayoutProbe(view, in: context)
    let room = min(columns, Self.maximumColumns)
    let wanted = probe.measure(ProposedCellSize(columns: room, rows: nil)).size
    let size = CellSize(
      columns: min(max(wanted.columns, 1), room),
      rows: min(max(wanted.rows, 1), Self.maximumRows)
    )
    return WidgetPicture(view, size: size, in: context)
  }

  /// Returns the picture's archive as JSON, for a result that is printed as JSON.
  func json() throws(CommandError) -> JSONText {
    do {
      return .raw(try ArchiveDocument(view).jsonText())
    } catch {
      throw .failed(
        .internalError,
        message: "the archive cannot be written as JSON: \(ErrorWords.text(of: error))",
        hint: ExitCode.internalError.advice
      )
    }
  }
}
