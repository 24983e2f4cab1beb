import Moments
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The content of a page at one moment: the widgets of a board, drawn for light and for dark screens.
struct GatewayPage {
  struct Widget {
    /// Its id, as commands know it.
    let id: String
    let kind: String
    let title: String
    /// The note behind the title, such as the age of a stale picture.
    let badge: String?
    /// The stack that it is in front of; `nil` in a place of its own.
    var stack: StackSign?
    /// The reason why there is no picture, or why the last reload failed.
    let problem: String?
    let family: WidgetFamily
    /// The name of the picture; `nil` if nothing in it can be pressed.
    let generation: String?
    /// One for each palette; none where there is no picture.
    let views: [View]
  }

  /// The widget in one palette.
  struct View {
    let picture: WidgetPicture
    /// The picture as sentences, for screen readers.
    let sentences: [String]
    let controls: [Control]
  }

  /// A part of the picture that can be pressed.
  struct Control: Equatable {
    /// The number of the control for `tap`, from 1.
    let number: Int
    let words: String
    let target: HitArea.Target
    let rect: CellRect
  }

  /// The board in view, and all of them.
  let board: String
  let boards: [String]
  /// The palette for light screens and that for dark ones, or the one that the user has set.
  let palettes: [Palette]
  let language: UserLanguage
  var widgets: [Widget]
  /// When the first picture changes by itself; `nil` for never.
  var validUntil: Instant?

  /// The name of the first board where another is shown than that one.
  var address: String? { board == boards.first ? nil : board }
}

extension GatewayPage.Widget {
  /// Returns the words that the code of a press is computed from: the picture's name and everything that can be pressed
  /// in it.
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

/// The result of a press, in a line.
struct GatewayMessage: Equatable {
  let text: String
  let isFailure: Bool
}

/// The widgets behind the page, and the way to press them.
protocol GatewaySite {
  /// The page of a board, by its name or the beginning of one; `nil` for the first.
  func page(of board: String?) throws(GatewayRefusal) -> GatewayPage

  /// Performs the action of a control.
  func press(
    _ control: GatewayPage.Control,
    of widget: GatewayPage.Widget,
    isDark: Bool
  ) -> GatewayMessage

  /// The way to wait for a change; `nil` where too many wait already.
  func waiting() -> (any GatewayWaiting)?
}

/// One long answer that waits.
protocol GatewayWaiting {
  /// Waits until the widgets may have changed, or a moment has come.
  ///
  /// - Returns: whether to look again; else it has waited long enough, or no one is left to answer.
  func wait(before moment: Instant?) -> Bool
}
