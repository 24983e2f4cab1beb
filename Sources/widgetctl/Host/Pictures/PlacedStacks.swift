import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// A stack at one time: several widgets of one size in one position, one of which is in front.
struct PlacedStack {
  let name: String
  /// The members in the user's order; there is at least one.
  let members: [PlacedWidget]
  let choice: StackChoice
  let front: StackChoice.Front

  var frontWidget: PlacedWidget { members[front.place] }

  var sign: StackSign { StackSign(name: name, place: front.place, count: members.count) }

  /// Returns how relevant a member is at a time, from 0 to 1; `nil` if it is not relevant.
  func part(of widget: PlacedWidget, at now: Int64) -> Double? {
    members.firstIndex { $0.id == widget.id }.flatMap {
      choice.part(of: $0, at: Instant(microseconds: now))
    }
  }
}

/// Finds the stacks among placed widgets, and their front widgets by the relevances in the store.
struct PlacedStacks {
  /// The stacks in the order of their first members.
  let all: [PlacedStack]

  /// Finds the stacks of `widgets`, which are in order of position.
  ///
  /// Members of a stack that are not in `widgets` are ignored. `kept` contains the members that
  /// stay in front regardless of their relevance, by the names of their stacks.
  init(
    of widgets: [PlacedWidget],
    in reader: borrowing some StoreReading & ~Copyable,
    at now: Int64,
    kept: [String: StackChoice.Kept] = [:]
  ) throws(StoreError) {
    let names = Self.names(of: widgets)
    guard !names.isEmpty else {
      all = []
      return
    }
    let stored = Dictionary(try reader.stackedWidgets().map { ($0.id, $0) }) { $1 }
    all = names.map { name in
      let members = widgets.filter { $0.stack == name }
      let choice = StackChoice(
        members.map { StackMember($0, stored[$0.id]) },
        kept: kept[name]
      )
      let front = choice.front(at: Instant(microseconds: now))
      return PlacedStack(name: name, members: members, choice: choice, front: front)
    }
  }

  /// Returns the names of the stacks in the order of their first members.
  static func names(of widgets: [PlacedWidget]) -> [String] {
    var names: [String] = []
    for name in widgets.compactMap(\.stack) where !names.contains(name) { names.append(name) }
    return names
  }

  /// The next time when a front widget changes because of relevance; `nil` if none does.
  var nextChange: Instant? { all.compactMap(\.front.until).min() }

  func stack(of widget: PlacedWidget) -> PlacedStack? {
    all.first { $0.name == widget.stack }
  }

  /// Returns `things` with only one element for each stack.
  ///
  /// It is the element of the front widget, at the position of the stack's first member. `widget`
  /// returns the widget of an element.
  func folded<Thing>(_ things: [Thing], _ widget: (Thing) -> PlacedWidget) -> [Thing] {
    if all.isEmpty { return things }
    var seen: Set<String> = []
    return things.compactMap { thing in
      guard let stack = stack(of: widget(thing)) else { return thing }
      guard seen.insert(stack.name).inserted else { return nil }
      return things.first { widget($0).id == stack.frontWidget.id } ?? thing
    }
  }
}

extension PlacedStack {
  /// Returns the stack without members that do not support a single line; `nil` if no member
  /// supports it.
  ///
  /// `show --format tmux` needs it.
  func inLine(_ reader: StoreReader, at now: Int64) throws(CommandError) -> PlacedStack? {
    try stored { () throws(StoreError) in
      let able = try reader.shelf().filter { OfferedSizes.admits(.accessoryInline, $0) }
      let ids = Set(able.map(\.widget.id))
      let members = members.filter { ids.contains($0.id) }
      return try PlacedStacks(of: members, in: reader, at: now).all.first
    }
  }
}

extension StackMember {
  fileprivate init(_ widget: PlacedWidget, _ stored: StackedWidget?) {
    self.init(
      id: widget.id,
      provider: "\(widget.extensionName)/\(widget.kind)",
      greatest: stored?.greatest ?? 0,
      made: stored?.made.map { Instant(microseconds: $0) },
      relevances: (stored?.relevances ?? []).map {
        Relevance(
          date: Instant(microseconds: $0.date),
          score: $0.relevance.score,
          duration: $0.relevance.duration
        )
      }
    )
  }
}
