import Ground
import WidgetIntents
import WidgetRender

extension LiveModel {
  /// An effect that the view's loop performs.
  package enum Effect: Equatable, Sendable {
    /// Begin a request under a number.
    case begin(LiveRequest, number: Int)
    case leave(ExitCode)
    case suspend
    /// Write every cell, whatever the terminal shows.
    case redraw
    /// Ring the bell: the key has no effect here.
    case ring
    /// Answer the question of a request.
    case answer(Answer, to: Int)
    /// Find the completions of the typed line for this text.
    case complete(LiveLine.Purpose, String)
    /// Find the text with which a command's line begins.
    case fill(LiveRowCall)
    /// Show another board.
    case board(Int)
    /// Bring another member of the widget's stack to the front.
    case turnStack(of: Int64, forward: Bool)
    /// List the kinds of widgets.
    case readGallery
    /// Read the configuration form of a widget.
    case readForm(Int64)
    /// Draw with this palette until another is named; `nil` for the user's own.
    case preview(Palette.Name?)
    /// Copy a line to the terminal's clipboard.
    case copy(String)
  }

  /// The mode that covers the widgets or handles the keys.
  package enum Mode: Equatable, Sendable {
    case view
    case help
    /// Search for the text so far, beginning at the stop in focus when the search began.
    case find(String, from: LiveStop?, page: Int)
    /// The rows of a widget are searched; `before` contains the words of the previous search.
    case filter(Int64, before: String)
    /// A line for text in the last row.
    case line(LiveLine)
    /// A choice of several keys.
    case choice(LiveChoice)
    /// A text over the page.
    case sheet(LiveSheet)
    /// Keys change the page, and not the content of its widgets.
    case edit(PageEdit)
    case question(LiveQuestion)
    /// A command waits for an answer.
    case asked(LiveAsked)
    case themes(LiveThemes)
  }

  /// A message for the user, shown until the next key.
  package struct Message: Equatable, Sendable {
    package let text: String
    package let isFailure: Bool
  }
}
