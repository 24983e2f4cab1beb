import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The part of a terminal that pictures may take, and the page of them that is asked for (CL-20).
struct ScreenPage {
  /// `nil` where everything is drawn.
  let rows: Int?
  /// From 1.
  let page: Int
  private let columns: Int

  /// Decides from the arguments and the surroundings.
  init(_ context: CommandContext, _ options: PictureOptions) throws(CommandError) {
    let option = context.arguments.value(of: .page)
    let page = try usage { () throws(UsageError) in try HeightDecision.page(option: option) }
    let isText = options.format == .plain || options.format == .ansi
    rows = HeightDecision.rows(
      isTerminal: isText && TerminalDevice.isTerminal(.standardOutput),
      terminal: TerminalDevice.rows(of: .standardOutput),
      isPaged: page != nil,
      environment: context.environment
    )
    self.page = page ?? 1
    columns = options.columns
  }

  private init(rows: Int?, page: Int, columns: Int) {
    self.rows = rows
    self.page = page
    self.columns = columns
  }

  /// The screen without so many rows.
  func without(rows used: Int) -> ScreenPage {
    ScreenPage(rows: rows.map { max($0 - used, 1) }, page: page, columns: columns)
  }

  /// The plan of all pages; where there is something to say of the page, it leaves a row for that.
  func plan(_ wanted: [PagePlan.Request]) -> PagePlan {
    let plan = PagePlan(wanted, columns: columns, rows: rows)
    guard rows != nil, plan.pages.count > 1 || plan.hidesRows else { return plan }
    return PagePlan(wanted, columns: columns, rows: without(rows: 1).rows)
  }

  /// What stands on the page.
  ///
  /// - Throws: where the widgets stand on fewer pages.
  func places(of plan: PagePlan) throws(CommandError) -> [PagePlan.Place] {
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

  /// Draws what stands on the page, each by `draw`.
  func picture(
    of places: [PagePlan.Place],
    _ draw: (PagePlan.Place) throws(CommandError) -> WidgetPicture
  ) throws(CommandError) -> WidgetPicture {
    if let place = places.first, places.count == 1, place.origin == .zero {
      let picture = try draw(place)
      if picture.grid.size.columns <= columns { return picture }
      return Shelf.picture(of: [(picture, place.origin)], columns: columns)
    }
    var placed: [(picture: WidgetPicture, origin: CellPoint)] = []
    for place in places { placed.append((try draw(place), place.origin)) }
    return Shelf.picture(of: placed, columns: columns)
  }

  /// One line that says what the page does not show, and how it is seen; `nil` where that is nothing.
  ///
  /// `title` is what the widget of a place is called, `hidden` how many rows it has beyond its place, `fitting` a size
  /// of it that has room.
  func note(
    of plan: PagePlan,
    title: (PagePlan.Place) -> String,
    hidden: (PagePlan.Place) -> Int = { $0.uncountedRows },
    fitting: (PagePlan.Place) -> WidgetFamily?
  ) -> String? {
    guard rows != nil, plan.pages.indices.contains(page - 1) else { return nil }
    var words: [String] = []
    if plan.pages.count > 1 {
      let more = page < plan.pages.count ? ", more with --page \(page + 1)" : ""
      words.append("page \(page) of \(plan.pages.count)\(more)")
    }
    for place in plan.pages[page - 1] where place.uncountedRows > 0 {
      let count = hidden(place)
      if count == 0 { continue }
      let hidden = "\(count) \(count == 1 ? "row" : "rows") of \(title(place)) hidden"
      let size = fitting(place).map { ", --size \($0.commandLineName) has room" } ?? ""
      words.append(hidden + size)
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}

extension PagePlan {
  fileprivate var hidesRows: Bool { pages.contains { $0.contains { $0.uncountedRows > 0 } } }
}
