import WidgetRender
import WidgetTimeline

/// The data of a placed widget for commands that change it.
package struct PlacedFacts: Equatable, Sendable {
  /// The widget's id, as commands name it.
  package let id: String
  /// The widget's position on its board, from 1.
  package let position: Int
  /// The sizes that the widget's kind supports, smallest first.
  package let sizes: [WidgetFamily]
  /// The user's name for the widget; empty if it has the name of its kind.
  package let name: String

  package init(id: String, position: Int, sizes: [WidgetFamily], name: String = "") {
    self.id = id
    self.position = position
    self.sizes = sizes
    self.name = name
  }
}

/// A change of the page that the user requested.
///
/// Its command depends on the widgets' positions, so it is determined when the changes before it are done.
enum PageStep: Equatable, Sendable {
  enum Direction: Sendable {
    case left, right, up, down
  }

  case move(Int64, Direction)
  case resize(Int64, isLarger: Bool)
  /// A command of the program that does not depend on the page, as its arguments.
  case command([String])

  enum Command: Equatable {
    case words([String])
    /// The request changes nothing, for this reason.
    case nothing(String)
  }

  /// Returns the command that makes the change on the present page, or the reason for none.
  func command(on pages: LivePages) -> Command {
    switch self {
    case .command(let words): .words(words)
    case .resize(let id, let isLarger): Self.resized(id, isLarger, on: pages)
    case .move(let id, let direction): Self.moved(id, direction, on: pages)
    }
  }

  private static func resized(_ id: Int64, _ isLarger: Bool, on pages: LivePages) -> Command {
    guard let widget = pages.widget(id), let placed = widget.placed else { return .nothing(gone) }
    let index = placed.sizes.firstIndex(of: widget.family)
    let next = index.map { $0 + (isLarger ? 1 : -1) } ?? (isLarger ? placed.sizes.count - 1 : 0)
    guard placed.sizes.indices.contains(next), next != index else {
      return .nothing(
        placed.sizes.count < 2
          ? "\(widget.title) comes in one size"
          : "\(widget.title) comes in no \(isLarger ? "larger" : "smaller") size"
      )
    }
    return .words(["configure", placed.id, "--size", placed.sizes[next].commandLineName])
  }

  private static func moved(_ id: Int64, _ direction: Direction, on pages: LivePages) -> Command {
    guard let index = pages.widgets.firstIndex(where: { $0.id == id }),
      let placed = pages.widgets[index].placed
    else { return .nothing(gone) }
    let target: Int
    switch direction {
    case .left: target = index - 1
    case .right: target = index + 1
    case .up: target = neighbour(index, isAbove: true, on: pages) ?? index - 1
    case .down: target = neighbour(index, isAbove: false, on: pages) ?? index + 1
    }
    guard pages.widgets.indices.contains(target), let other = pages.widgets[target].placed else {
      return .nothing(target < index ? "It is the first widget" : "It is the last widget")
    }
    return .words(["move", placed.id, "\(other.position)"])
  }

  /// Returns the index of the nearest widget above or below another one on its page; `nil` if there
  /// is none.
  ///
  /// A row counts as two columns.
  private static func neighbour(_ index: Int, isAbove: Bool, on pages: LivePages) -> Int? {
    guard let page = pages.plan.pages.first(where: { $0.contains { $0.index == index } }),
      let place = page.first(where: { $0.index == index })
    else { return nil }
    let others = page.filter { other in
      isAbove
        ? other.frame.endRow <= place.frame.origin.row
        : other.frame.origin.row >= place.frame.endRow
    }
    func distance(_ other: PagePlan.Place) -> Int {
      let columns = abs(other.frame.origin.column - place.frame.origin.column)
      let rows =
        isAbove
        ? place.frame.origin.row - other.frame.endRow : other.frame.origin.row - place.frame.endRow
      return columns + 2 * rows
    }
    return others.min { distance($0) < distance($1) }?.index
  }

  private static let gone = "That widget is not on the page any more"
}

extension CellRect {
  fileprivate var endRow: Int { origin.row + size.rows }
}
