import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// A page of widgets' pictures that fits in the available part of a terminal (CL-20).
///
/// A `PagePlan` decides the positions of the widgets; the page creates the plan and draws the
/// widgets accordingly.
struct ScreenPage {
  /// The available height in rows; `nil` if everything is drawn on one page.
  private let rows: Int?
  /// The number of the page, counted from 1.
  private let page: Int
  private let columns: Int
  private var plan = PagePlan([], columns: 0, rows: nil)

  /// Determines the page and its size from the options and the terminal.
  ///
  /// `used` is the number of terminal rows that other output needs.
  init(
    _ context: CommandContext,
    _ options: PictureOptions,
    leaving used: Int = 0
  ) throws(CommandError) {
    let option = context.arguments.value(of: .page)
    let page = try usage { () throws(UsageError) in try HeightDecision.page(option: option) }
    let isText = options.format == .picture(.plain) || options.format == .picture(.ansi)
    let rows = HeightDecision.rows(
      isTerminal: isText && TerminalDevice.isTerminal(.standardOutput),
      terminal: TerminalDevice.rows(of: .standardOutput),
      isPaged: page != nil,
      environment: context.environment
    )
    self.rows = rows.map { max($0 - used, 1) }
    self.page = page ?? 1
    columns = options.columns
  }

  /// Creates a page whose height is not limited.
  init(columns: Int) {
    rows = nil
    page = 1
    self.columns = columns
  }

  /// Whether everything is drawn on one page, because the height is not limited.
  var isEndless: Bool { rows == nil }

  /// Plans all pages.
  ///
  /// If a page hides anything, one row of the terminal is kept free for a note about that.
  mutating func plan(_ wanted: [PagePlan.Request]) {
    plan = PagePlan(wanted, columns: columns, rows: rows)
    guard let rows, plan.pages.count > 1 || plan.hidesRows else { return }
    plan = PagePlan(wanted, columns: columns, rows: max(rows - 1, 1))
  }

  /// The positions of the widgets on this page.
  ///
  /// - Throws: `.usage` if there are fewer pages than this page's number.
  var places: [PagePlan.Place] {
    get throws(CommandError) {
      if plan.pages.indices.contains(page - 1) { return plan.pages[page - 1] }
      let count = plan.pages.count
      throw .usage(
        .invalidValue(
          option: "--page",
          value: "\(page)",
          expected: count > 1 ? "a number from 1 to \(count)" : "1, as all of it has room there"
        )
      )
    }
  }

  /// The positions of the widgets on this page and on the pages before it.
  var placesSoFar: [PagePlan.Place] { Array(plan.pages.prefix(page).joined()) }

  /// Draws the page; `draw` returns the picture for each position.
  func picture(
    _ draw: (PagePlan.Place) throws(CommandError) -> WidgetPicture
  ) throws(CommandError) -> WidgetPicture {
    var placed: [(picture: WidgetPicture, origin: CellPoint)] = []
    for place in try places { placed.append((try draw(place), place.origin)) }
    if let (picture, origin) = placed.first, placed.count == 1, origin == .zero,
      picture.grid.size.columns <= columns
    {
      return picture
    }
    return WidgetPicture(of: placed, columns: columns)
  }

  /// Returns a line about the rows that the page does not show, and how to see them; `nil` if the
  /// page shows all.
  ///
  /// Each function gets a position on the page, and returns a fact about the widget in it. `title`
  /// returns its title, `hidden` how many of its rows do not fit, and `smaller` the smaller sizes
  /// that it supports.
  func note(
    title: (PagePlan.Place) -> String,
    hidden: (PagePlan.Place) -> Int = { $0.uncountedRows },
    smaller: (PagePlan.Place) -> [WidgetFamily] = { _ in [] }
  ) -> String? {
    guard let rows, plan.pages.indices.contains(page - 1) else { return nil }
    var words: [String] = []
    if plan.pages.count > 1 {
      let more = page < plan.pages.count ? ", more with --page \(page + 1)" : ""
      words.append("page \(page) of \(plan.pages.count)\(more)")
    }
    for place in plan.pages[page - 1] where place.uncountedRows > 0 {
      let count = hidden(place)
      if count == 0 { continue }
      let hidden = "\(count) \(count == 1 ? "row" : "rows") of \(title(place)) hidden"
      let fitting = smaller(place).first { $0.cells.rows <= rows }
      words.append(hidden + (fitting.map { ", --size \($0.commandLineName) has room" } ?? ""))
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}

extension PagePlan {
  fileprivate var hidesRows: Bool { pages.contains { $0.contains { $0.uncountedRows > 0 } } }
}
