import Ground
import WidgetIntents
import WidgetRender

extension LiveModel {
  /// An action that the model requests from the view's loop, such as to ring the bell.
  package enum Effect: Equatable, Sendable {
    /// Begin a request, which has this number.
    case begin(LiveRequest, number: Int)
    case leave(ExitCode)
    case suspend
    /// Write every cell again, whatever the terminal shows.
    case redraw
    /// Ring the bell, because the key has no effect.
    case ring
    /// Answer the question of a request.
    case answer(Answer, to: Int)
    /// Find the completions of the typed text.
    case complete(LiveLine.Purpose, String)
    /// Find the stored text with which the line of a command begins.
    case fill(LiveRowCall)
    /// Show the board with this index.
    case board(Int)
    /// Bring another member of the widget's stack to the front.
    case turnStack(of: Int64, forward: Bool)
    /// Read the kinds of widgets for the gallery.
    case readGallery
    /// Read the configuration form of a widget.
    case readForm(Int64)
    /// Draw with this palette until the next one; `nil` for the palette that the user has set.
    case preview(Palette.Name?)
    /// Copy a line to the terminal's clipboard.
    case copy(String)
  }

  /// The state of the view that determines the effect of keys, such as a search or a typed line.
  package enum Mode: Equatable, Sendable {
    case view
    case help
    /// A search for a widget by the text so far; the focus and the page are those at its beginning.
    case find(String, from: LiveStop?, page: Int)
    /// A search in the rows of a widget; `before` is the text of the previous search.
    case filter(Int64, before: String)
    /// A line for text in the last row.
    case line(LiveLine)
    /// A choice among several keys.
    case choice(LiveChoice)
    /// A text that covers the page.
    case sheet(LiveSheet)
    /// The editing of the page, in which keys change the page and not the content of widgets.
    case edit(PageEdit)
    case question(LiveQuestion)
    /// A question of a command that waits for an answer.
    case asked(LiveAsked)
    case themes(LiveThemes)
  }

  /// A message for the user, shown until the next key.
  package struct Message: Equatable, Sendable {
    package let text: String
    package let isFailure: Bool
  }
}
