import Moments
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The content of a page at one moment: the widgets of a board, drawn for light and for dark
/// screens.
struct GatewayPage {
  struct Widget {
    /// The widget's id, as commands accept it.
    let id: String
    let kind: String
    let title: String
    /// A short text after the title, such as the age of a stale picture.
    let badge: String?
    /// The position of the widget in the stack that it is the front of; `nil` if it is not in a
    /// stack.
    var stack: StackSign?
    /// The reason why there is no picture, or why the last reload failed.
    let problem: String?
    let family: WidgetFamily
    /// A name for the picture that changes with it; `nil` if nothing in it can be pressed.
    let generation: String?
    /// One view for each palette; empty if there is no picture.
    let views: [View]
  }

  /// The picture of the widget in one palette.
  struct View {
    let picture: WidgetPicture
    /// The picture as sentences, for screen readers.
    let sentences: [String]
    let controls: [Control]
  }

  /// A part of the picture that can be pressed.
  struct Control: Equatable {
    /// The control's number as in `tap`, counted from 1.
    let number: Int
    let words: String
    let target: HitArea.Target
    let rect: CellRect
  }

  /// The name of the board shown, and the names of all boards.
  let board: String
  let boards: [String]
  /// The palettes for light and for dark screens, or only the one that the user has set.
  let palettes: [Palette]
  let language: UserLanguage
  var widgets: [Widget]
  /// The first instant at which a picture changes without an event; `nil` if none does.
  var validUntil: Instant?

  /// The board's name for the page's address; `nil` for the first board.
  var address: String? { board == boards.first ? nil : board }
}

extension GatewayPage.Widget {
  /// Returns the words that the code of a press is computed from: the picture's name and everything
  /// that can be pressed in it.
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

/// The result of a press, as one line of text.
struct GatewayMessage: Equatable {
  let text: String
  let isFailure: Bool
}

/// The source of the widgets on the page, which also performs presses.
protocol GatewaySite {
  /// Returns the page of a board, named by its name or the beginning of it; `nil` means the first
  /// board.
  func page(of board: String?) throws(GatewayRefusal) -> GatewayPage

  /// Performs the action of a control, and returns its result for the user.
  func press(
    _ control: GatewayPage.Control,
    of widget: GatewayPage.Widget,
    isDark: Bool
  ) -> GatewayMessage

  /// Starts to wait for a change; `nil` if too many requests are already waiting.
  func waiting() -> (any GatewayWaiting)?
}

/// A request that waits for a change of the widgets.
protocol GatewayWaiting {
  /// Waits until the widgets may have changed, or `moment` has come.
  ///
  /// - Returns: `true` if the page must be read again; `false` if the longest wait is over, or the
  ///   browser has gone.
  func wait(before moment: Instant?) -> Bool
}
