import Moments
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The content of the page at one moment: the widgets of a board, drawn for light and for dark
/// screens.
struct GatewayPage {
  struct Widget {
    /// The id of the widget, which commands accept.
    let id: String
    let kind: String
    let title: String
    /// A short text after the title, such as the age of an outdated picture; `nil` if there is
    /// none.
    let badge: String?
    /// The position of the widget within the stack of which it is in front; `nil` if it is not in a
    /// stack.
    var stack: StackSign?
    /// The reason why the picture is missing, or why the last reload failed; `nil` without such a
    /// problem.
    let problem: String?
    let family: WidgetFamily
    /// A name for the picture that differs after each change of it; `nil` if nothing in the picture
    /// can be pressed.
    let generation: String?
    /// The pictures of the widget, one for each palette; empty if there are none.
    let views: [View]
  }

  /// The picture of the widget in one palette, with the same content as sentences and its controls.
  struct View {
    let picture: WidgetPicture
    /// The picture as sentences, for screen readers.
    let sentences: [String]
    let controls: [Control]
  }

  /// A part of the picture that can be pressed.
  struct Control: Equatable {
    /// The number of the control that the command `tap` accepts, from 1.
    let number: Int
    let words: String
    let target: HitArea.Target
    let rect: CellRect
  }

  /// The name of the shown board; `boards` contains the names of all boards.
  let board: String
  let boards: [String]
  /// The palettes for light and for dark screens, or only one if the user has chosen between light
  /// and dark.
  let palettes: [Palette]
  let language: UserLanguage
  var widgets: [Widget]
  /// The first time at which a picture changes without an event; `nil` if none does.
  var validUntil: Instant?

  /// The name of the board in the page's address; `nil` for the first board.
  var address: String? { board == boards.first ? nil : board }
}

extension GatewayPage.Widget {
  /// Returns the texts that a press on a picture is signed with: its name, and the effect of
  /// everything in it that can be pressed.
  ///
  /// `view` is the index of the picture in `views`.
  func signedWords(in view: Int) -> [String] {
    guard views.indices.contains(view) else { return [] }
    let effects = views[view].controls.map { "\($0.number) \(ControlText.effect(of: $0.target))" }
    return ["press", id, generation ?? "", "\(view)"] + effects
  }
}

extension GatewayPage.View {
  init(_ view: ArchivedView, in family: WidgetFamily, _ drawing: DrawContext) {
    let size = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    let picture = WidgetPicture(view, size: size, in: drawing)
    let spoken = SpokenControls(view)
    self.picture = picture
    sentences = SpokenPicture(view, size: size, in: drawing).sentences
    controls = WidgetControl.all(in: picture).map { control in
      GatewayPage.Control(
        number: control.number,
        words: control.sentence(spoken: spoken[control.target]),
        target: control.target,
        rect: control.row ?? control.rect
      )
    }
  }
}

/// The message about the result of a press, as one line of text.
struct GatewayMessage: Equatable {
  let text: String
  let isFailure: Bool
}

/// Provides the widgets on the page, and performs presses on them.
protocol GatewaySite {
  /// Returns the page of a board, given by its name or the beginning of its name; `nil` means the
  /// first board.
  func page(of board: String?) throws(GatewayRefusal) -> GatewayPage

  /// Performs the action of a control, and returns a message about its result for the user.
  func press(
    _ control: GatewayPage.Control,
    of widget: GatewayPage.Widget,
    isDark: Bool
  ) -> GatewayMessage

  /// Begins to wait for a change of the widgets; `nil` if too many requests are already waiting.
  func waiting() -> (any GatewayWaiting)?
}

/// A request that waits for a change of the widgets.
protocol GatewayWaiting {
  /// Waits until the widgets may have changed, or until the time `moment`.
  ///
  /// - Returns: `true` if the page must be read again; `false` if the longest wait is over, or if
  ///   the browser has closed the connection.
  func wait(before moment: Instant?) -> Bool
}
