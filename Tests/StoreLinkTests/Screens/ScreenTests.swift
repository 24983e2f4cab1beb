import TestSupport
import Testing

@testable internal import SharedStore
@testable import StoreLink

/// A machine that shows a board; it may also have joined the list.
private struct Screen {
  let folder = TemporaryFolder()
  let store: StoreCore
  let place: HubPlace
  let board: String

  init(_ board: String, at place: HubPlace) throws {
    (self.place, self.board) = (place, board)
    store = try StoreCore(
      at: StoreLocation(path: folder.path + "/screen.sqlite"),
      schemas: [ScreenSchema.module]
    )
    try share()
  }

  init(_ machine: LinkedMachine, _ board: String, at place: HubPlace) throws {
    (self.place, self.board) = (place, board)
    store = try StoreCore(at: machine.store.location, schemas: [ScreenSchema.module])
    try share()
  }

  private func share() throws {
    let list = try place.open().state().list
    _ = try perform { transaction in
      let key = try transaction.addBoard(named: board).key
      try transaction.insert(
        ScreenBoard(address: place.path, list: list, name: board, board: key)
      )
    }
  }

  /// Changes the page as a command does, and returns the id of the run.
  @discardableResult
  func perform(_ body: (borrowing WriteTransaction) throws -> Void) throws -> String {
    let id = ListIdentity.make()
    let run = JournalRun(id: id, intent: "add", parameters: [], key: nil, origin: "add")
    try store.perform(run) { transaction in
      try body(transaction)
      try ScreenMirror.follow(in: transaction)
      return (value: (), result: [])
    }
    return id
  }

  func add(_ kind: String) throws {
    try perform { transaction in
      let screen = try transaction.screen()
      try transaction.place(
        extensionName: "Home",
        kind: kind,
        family: 1,
        board: screen?.board
      )
    }
  }

  @discardableResult
  func look() throws -> Int { try ScreenLook(store, place.open()).run() }

  var widgets: [PlacedWidget] {
    get throws {
      try store.read { transaction in
        let screen = try transaction.screen()
        return try transaction.placedWidgets().filter { $0.board == screen?.board }
      }
    }
  }

  var kinds: [String] { get throws { try widgets.map(\.kind) } }

  func timeline(_ kind: String) throws -> StoredTimeline? {
    let widget = try widgets.first { $0.kind == kind }
    return try widget.flatMap { widget in
      try store.read { try $0.timeline(placement: widget.id, family: widget.family) }
    }
  }
}

@Suite("Boards on several screens", .timeLimit(.minutes(5)))
struct ScreenTests {
  private static let content = PictureContent(
    policy: .never,
    title: "Clock",
    remark: nil,
    entries: [StoredEntry(date: 5, light: [1, 2, 3]), StoredEntry(date: 9, light: [1, 2, 4])]
  )

  /// Returns a hub, two machines that share a list and show a board, and a third one that only
  /// shows the board.
  private func office() throws -> (HubPlace, [LinkedMachine], [Screen], Screen) {
    let place = try HubPlace(.file)
    let machines = try ["laptop", "box"].map { name in
      let machine = try LinkedMachine(name, at: place, clock: .init())
      // Before the join: a machine shares the collections that it has.
      _ = try StoreCore(at: machine.store.location, schemas: [ScreenSchema.module])
      _ = try machine.join()
      try machine.pass()
      return machine
    }
    let members = try machines.map { try Screen($0, "Office", at: place) }
    return (place, machines, members, try Screen("Office", at: place))
  }

  private func meet(_ machines: [LinkedMachine], _ screens: [Screen]) throws {
    for _ in 0..<2 {
      for machine in machines { try machine.pass() }
    }
    for screen in screens { try screen.look() }
  }

  /// Makes all due pictures, or reports `error` for them; returns their number.
  private func work(_ place: HubPlace, error: String? = nil) throws -> Int {
    let hub = try place.open()
    let taken = try hub.takePictures(of: ["Home/Clock", "Home/News"], limit: 10).pictures
    for one in taken {
      let content = try error == nil ? Self.content.bytes() : nil
      let made = MadePicture(one, due: .max, reads: ["errands"], error: error, content: content)
      #expect(try hub.keep(made))
    }
    return taken.count
  }

  @Test func `placing on a shared board is a run that all boards follow`() throws {
    let (_, machines, members, screen) = try office()
    try members[0].add("Clock")
    try members[0].add("News")
    #expect(try machines[0].pendingCount == 2)
    try members[1].add("Sun")
    try meet(machines, members + [screen])
    for board in members + [screen] {
      #expect(try board.kinds.sorted() == ["Clock", "News", "Sun"])
    }
    let order = try screen.kinds
    for board in members { #expect(try board.kinds == order) }
    // A move and a removal travel too.
    let widgets = try members[1].widgets
    try members[1].perform { transaction in
      try transaction.moveWidget(widgets[2].id, to: widgets[0].position)
      try transaction.removeWidget(widgets[1].id)
    }
    try meet(machines, members + [screen])
    for board in members + [screen] { #expect(try board.kinds == [order[2], order[0]]) }
    // What changes nothing sends nothing.
    try members[1].perform { _ in }
    #expect(try machines[1].pendingCount == 0)
  }

  @Test func `an undo takes a widget off all boards, and a redo brings it back`() throws {
    let (_, machines, members, screen) = try office()
    try members[0].add("Clock")
    try meet(machines, members + [screen])
    try members[0].store.undo(.last(1), id: "undo")
    #expect(try members[0].kinds.isEmpty)
    try meet(machines, members + [screen])
    for board in members + [screen] { #expect(try board.kinds.isEmpty) }
    try members[0].store.redo(.last(1), id: "redo")
    try meet(machines, members + [screen])
    for board in members + [screen] { #expect(try board.kinds == ["Clock"]) }
  }

  @Test func `a screen draws what another machine has made, and makes nothing itself`() throws {
    let (place, machines, members, screen) = try office()
    try members[0].add("Clock")
    try meet(machines, [screen])
    let empty = try #require(try screen.timeline("Clock"))
    #expect(empty.generation == 0 && empty.due == .max)
    #expect(empty.lastError == "no machine has made its picture yet")
    #expect(try work(place) == 1)
    #expect(try screen.look() == 1)
    let shown = try #require(try screen.timeline("Clock"))
    #expect(shown.generation == 1 && shown.failures == 0 && shown.due == .max)
    let entries = try screen.store.read { try $0.entries(timeline: shown.id) }
    #expect(entries.map(\.light) == [[1, 2, 3], [1, 2, 4]])
    #expect(try screen.look() == 0)
    // An append makes due what read the list.
    try machines[1].add("1", "Milk")
    try machines[1].pass()
    #expect(try work(place) == 1)
    #expect(try screen.look() == 1)
    #expect(try screen.timeline("Clock")?.generation == 2)
  }

  @Test func `an old picture stays and says why`() throws {
    let (place, machines, members, screen) = try office()
    try members[0].add("Clock")
    try meet(machines, [screen])
    _ = try work(place)
    try screen.look()
    try machines[1].add("1", "Milk")
    try machines[1].pass()
    #expect(try work(place, error: "no network") == 1)
    try screen.look()
    #expect(try screen.timeline("Clock")?.lastError == "no network")
    try machines[1].add("2", "Tea")
    try machines[1].pass()
    try place.pass(100_000_000)
    try screen.look()
    let late = try screen.timeline("Clock")?.lastError
    #expect(late?.hasPrefix("no machine has made it since") == true)
    _ = try work(place)
    try screen.look()
    #expect(try screen.timeline("Clock")?.failures == 0)
    try ScreenLook.noteAway(since: 7, because: "away", at: 8, in: screen.store)
    #expect(try screen.timeline("Clock")?.lastError == "away")
    // The next look that reaches the hub has all pictures again.
    #expect(try screen.look() == 1)
    #expect(try screen.timeline("Clock")?.failures == 0)
  }

  @Test func `a screen changes nothing on the hub's board`() throws {
    let (_, machines, members, screen) = try office()
    try members[0].add("Clock")
    try meet(machines, [screen])
    #expect(throws: ScreenMirror.Refusal.self) { try screen.add("News") }
    let widgets = try screen.widgets
    #expect(throws: ScreenMirror.Refusal.self) {
      try screen.perform { transaction in
        for widget in widgets { try transaction.removeWidget(widget.id) }
      }
    }
    #expect(throws: ScreenMirror.Refusal.self) {
      try screen.perform { transaction in
        guard var widget = widgets.first else { return }
        widget.family = 2
        try transaction.update(widget)
      }
    }
    // Its own boards are its own.
    try screen.perform { transaction in
      try transaction.place(extensionName: "Home", kind: "Own", family: 1)
    }
    #expect(try screen.kinds == ["Clock"])
  }

  @Test func `a shared board is not removed as one of one's own`() throws {
    let (_, machines, members, screen) = try office()
    try members[0].add("Clock")
    try meet(machines, members + [screen])
    for board in members + [screen] {
      let key = try #require(try board.store.read { try $0.screen() }?.board)
      #expect(throws: ScreenMirror.Refusal.removed(board: "Office")) {
        try board.perform { _ = try $0.removeBoard(key, movingWidgetsTo: StoredBoard.home.key) }
      }
      #expect(try board.kinds == ["Clock"])
    }
  }

  @Test func `the end of a screen leaves the hub's board to the others`() throws {
    let (_, machines, members, screen) = try office()
    try members[0].add("Clock")
    try meet(machines, members + [screen])
    for board in [members[1], screen] {
      try board.store.write { transaction in
        guard let shown = try transaction.screen() else { return }
        try ScreenEnd.remove(shown, in: transaction)
      }
      #expect(try board.store.read { try $0.boards().map(\.name) } == ["home"])
      #expect(try board.store.read { try $0.placedWidgets().count } == 0)
    }
    try meet(machines, [members[0]])
    #expect(try members[0].kinds == ["Clock"])
  }

  @Test func `bytes that are not a picture are said, not shown`() throws {
    let (place, machines, members, screen) = try office()
    try members[0].add("Clock")
    try meet(machines, [screen])
    let hub = try place.open()
    let taken = try #require(try hub.takePictures(of: ["Home/Clock"], limit: 1).pictures.first)
    #expect(
      try hub.keep(MadePicture(taken, due: .max, reads: [], error: nil, content: [9, 9, 9]))
    )
    try screen.look()
    #expect(try screen.timeline("Clock")?.lastError == "its picture cannot be read")
  }
}
