internal import SharedStore
import TestSupport
import Testing

@testable import StoreLink

/// Places widgets on a shared board, and makes their pictures.
extension HubTester {
  static let clock = "Home/Clock"

  /// Returns a run that places a widget on a board.
  func placing(
    _ widget: String,
    on board: String = "Office",
    kind: String = "Clock"
  ) -> LinkedRun {
    widgetRun("place \(widget)", widget, before: nil) {
      [
        "board": .text(board), "extension": .text("Home"), "kind": .text(kind),
        "family": .integer(1), "position": .integer(0),
      ]
    }
  }

  func widgetRun(
    _ id: String,
    _ widget: String,
    before: [String: StoreValue]?,
    after: () -> [String: StoreValue]?
  ) -> LinkedRun {
    let name = RecordName(HubBoard.collection, widget)
    return LinkedRun(
      id: id,
      machine: number,
      made: 1,
      known: 0,
      changes: [LinkedChange(name, before: before, after: after())]
    )
  }

  func take(_ kinds: [String] = [clock], limit: Int = 10) throws -> [TakenPicture] {
    try hub.takePictures(of: kinds, limit: limit).pictures
  }

  func keep(
    _ taken: TakenPicture,
    _ content: [UInt8]? = [1],
    due: Int64 = .max,
    reads: [String] = ["todos"],
    error: String? = nil
  ) throws -> Bool {
    try hub.keep(MadePicture(taken, due: due, reads: reads, error: error, content: content))
  }

  func pictures(after number: Int64 = 0, of board: String = "Office") throws -> [HubPicture] {
    try hub.pictures(of: board, after: number, limit: 100).pictures
  }
}

@Suite("Pictures of a hub", .timeLimit(.minutes(5)))
struct HubPictureTests {
  private static let minute: Int64 = 60_000_000

  @Test(arguments: HubKind.available)
  func `a placed widget is made by one machine, and a screen has it`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    let box = try place.machine("box", of: "bob")
    #expect(try laptop.take().isEmpty)
    _ = try laptop.append([laptop.placing("a"), laptop.placing("b", kind: "News")])
    let empty = try laptop.pictures()
    #expect(empty.map(\.widget) == ["a", "b"] && empty.allSatisfy { $0.content == nil })
    #expect(empty[0].values?["board"] == .text("Office") && empty[0].made == 0)
    // Others can make other kinds.
    #expect(try box.take(["Home/Sun"]).isEmpty)
    let first = try laptop.hub.takePictures(of: [HubTester.clock], limit: 10)
    #expect(first.pictures.map(\.widget) == ["a"] && first.head == 2)
    #expect(first.next.map { $0 > first.now } == true)
    #expect(try box.take().isEmpty)
    #expect(try laptop.keep(first.pictures[0], [7, 0, 255]))
    let screen = try laptop.pictures(after: empty[1].number)
    #expect(screen.map(\.widget) == ["a"] && screen[0].content == [7, 0, 255])
    #expect(screen[0].made > 0 && screen[0].error == nil)
    #expect(try laptop.pictures(after: screen[0].number).isEmpty)
    // It is never due again by itself, and the same answer is stored once.
    try place.pass(Self.minute * 100)
    #expect(try box.take().isEmpty)
    #expect(try laptop.keep(first.pictures[0]) == false)
    #expect(try laptop.pictures(of: "Home").isEmpty)
  }

  // LK-8
  @Test(arguments: HubKind.available)
  func `a lease ends after a minute, and a stale token changes nothing`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let killed = try place.machine()
    let other = try place.machine("box", of: "bob")
    _ = try killed.append([killed.placing("a")])
    let stale = try #require(try killed.take().first)
    try place.pass(Self.minute - 5_000_000)
    #expect(try other.take().isEmpty)
    try place.pass(6_000_000)
    let taken = try #require(try other.take().first)
    #expect(taken.token > stale.token)
    let before = try other.pictures()
    #expect(try killed.keep(stale, [6]) == false)
    #expect(try other.pictures() == before)
    #expect(try other.keep(taken, [7]))
    #expect(try killed.keep(stale, [6]) == false)
    #expect(try other.pictures().map(\.content) == [[7]])
    for odd in [TakenPicture(widget: "a", token: 99), TakenPicture(widget: "z", token: 1)] {
      #expect(try other.keep(odd) == false)
    }
  }

  @Test(arguments: HubKind.available)
  func `an append makes due what was made from what it changes`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    _ = try laptop.append([laptop.placing("a"), laptop.placing("b")])
    for taken in try laptop.take() {
      #expect(try laptop.keep(taken, reads: taken.widget == "a" ? ["spans", "todos"] : ["spans"]))
    }
    #expect(try laptop.take().isEmpty)
    _ = try laptop.append([laptop.insertion("1")])
    let again = try laptop.take()
    #expect(again.map(\.widget) == ["a"])
    // What changes while it is made is for the next one, which nobody begins before.
    _ = try laptop.append([laptop.insertion("2")])
    #expect(try laptop.take().isEmpty)
    #expect(try laptop.keep(again[0]))
    let last = try laptop.take()
    #expect(last.map(\.widget) == ["a"])
    #expect(try laptop.keep(last[0], reads: ["notes"]))
    _ = try laptop.append([laptop.insertion("3")])
    #expect(try laptop.take().isEmpty)
  }

  @Test(arguments: HubKind.available)
  func `a picture is due again at its date, and a failure keeps the one of before`(
    kind: HubKind
  ) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    _ = try laptop.append([laptop.placing("a")])
    let answer = try laptop.hub.takePictures(of: [HubTester.clock], limit: 1)
    #expect(try laptop.keep(answer.pictures[0], due: answer.now + Self.minute * 10))
    try place.pass(Self.minute * 9)
    #expect(try laptop.take().isEmpty)
    try place.pass(Self.minute * 2)
    let taken = try #require(try laptop.take().first)
    let made = try laptop.pictures()[0]
    // A date that has passed keeps no machine busy.
    #expect(try laptop.keep(taken, nil, due: 0, error: "no network"))
    #expect(try laptop.take().isEmpty)
    let failed = try laptop.pictures(after: made.number)
    #expect(failed.map(\.content) == [[1]] && failed[0].error == "no network")
    #expect(failed[0].made == made.made)
    try place.pass(2_000_000)
    let third = try #require(try laptop.take().first)
    #expect(try laptop.keep(third, [9]))
    #expect(try laptop.pictures().map(\.error) == [nil])
  }

  @Test(arguments: HubKind.available)
  func `what changes or removes a widget is news for its screens`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    _ = try laptop.append([laptop.placing("a"), laptop.placing("b")])
    for taken in try laptop.take() { #expect(try laptop.keep(taken)) }
    var last = try laptop.pictures().last?.number ?? 0
    let moved = laptop.widgetRun("move", "a", before: ["position": .integer(0)]) {
      ["position": .integer(4)]
    }
    _ = try laptop.append([moved])
    var news = try laptop.pictures(after: last)
    #expect(news.map(\.widget) == ["a"] && news[0].values?["position"] == .integer(4))
    #expect(news[0].content == [1])
    #expect(try laptop.take().isEmpty)
    last = news[0].number
    _ = try laptop.append([
      laptop.widgetRun("size", "a", before: ["family": .integer(1)]) { ["family": .integer(2)] }
    ])
    news = try laptop.pictures(after: last)
    #expect(news.map(\.widget) == ["a"] && news[0].content == nil)
    let taken = try #require(try laptop.take().first)
    last = news[0].number
    let values = try #require(news[0].values)
    _ = try laptop.append([laptop.widgetRun("remove", "a", before: values) { nil }])
    #expect(try laptop.keep(taken) == false)
    news = try laptop.pictures(after: last)
    #expect(news.map(\.widget) == ["a"] && news[0].values == nil && news[0].content == nil)
    #expect(try laptop.take().isEmpty)
    // An undo brings it back.
    _ = try laptop.append([laptop.widgetRun("undo", "a", before: nil) { values }])
    #expect(try laptop.keep(taken) == false)
    #expect(try laptop.take().map(\.widget) == ["a"])
  }

  @Test(arguments: HubKind.available)
  func `a screen learns the boards, and what nobody makes`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    _ = try laptop.append([
      laptop.placing("a"), laptop.placing("b", on: "Hall"), laptop.placing("c", on: "Attic"),
    ])
    let values = try #require(try laptop.pictures(of: "Attic")[0].values)
    _ = try laptop.append([laptop.widgetRun("remove", "c", before: values) { nil }])
    let screen = try place.open(as: "eve", right: .read)
    let first = try screen.pictures(of: "Nowhere", after: 0, limit: 10)
    #expect(first.boards == ["Hall", "Office"] && first.pictures.isEmpty && first.late.isEmpty)
    try place.pass(Self.minute * 3)
    let late = try screen.pictures(of: "Office", after: 7, limit: 10)
    #expect(late.late.map(\.widget) == ["a"] && late.boards.isEmpty)
    #expect(late.late[0].since < late.now - Self.minute)
    for taken in try laptop.take() { #expect(try laptop.keep(taken)) }
    #expect(try screen.pictures(of: "Office", after: 7, limit: 10).late.isEmpty)
  }

  @Test(arguments: HubKind.available)
  func `pictures are made by who may, within limits`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    _ = try laptop.append((0..<9).map { laptop.placing("w\($0)") })
    let writer = try place.open(as: "eve", right: .write)
    #expect(throws: LinkError.self) { try writer.takePictures(of: ["Home/Clock"], limit: 1) }
    #expect(try laptop.take(limit: 4).count == 4)
    #expect(try laptop.take(limit: 0).isEmpty && laptop.take(limit: -1).isEmpty)
    let worker = try place.open(as: "eve", right: .work)
    let taken = try worker.takePictures(of: ["Home/Clock", "Home/Clock"], limit: 100).pictures
    #expect(taken.count == 5)
    let tester = HubTester(hub: worker, number: 1)
    #expect(throws: LinkError.self) { try tester.keep(taken[0], nil) }
    #expect(throws: LinkError.self) {
      try tester.keep(taken[0], Array(repeating: 0, count: HubLimits.pictureBytes + 1))
    }
    #expect(throws: LinkError.self) {
      try tester.keep(taken[0], error: String(repeating: "x", count: 600))
    }
    #expect(throws: LinkError.self) {
      try tester.keep(taken[0], reads: (0...HubLimits.reads).map { "c\($0)" })
    }
    #expect(throws: LinkError.self) { try tester.keep(taken[0], reads: ["a\nb"]) }
    #expect(throws: LinkError.self) { try tester.take((0...HubLimits.kinds).map { "k\($0)" }) }
    #expect(throws: LinkError.self) { try tester.pictures(of: "") }
    #expect(throws: LinkError.self) { try laptop.append([laptop.placing("x", on: "")]) }
    let moved = laptop.widgetRun("board", "w0", before: ["board": .text("Office")]) {
      ["board": .text("Hall")]
    }
    #expect(throws: LinkError.self) { try laptop.append([moved]) }
    #expect(try tester.keep(taken[0], error: nil))
    // An answer has no more than the longest call.
    for one in taken.dropFirst() {
      #expect(try tester.keep(one, Array(repeating: 7, count: HubLimits.pictureBytes)))
    }
    let numbers = try tester.pictures().map(\.number)
    #expect(numbers.count < 9)
    let rest = try tester.pictures(after: numbers.last ?? 0)
    #expect(numbers.count + rest.count == 9)
  }

  @Test(arguments: HubKind.available)
  func `four at once make each picture once`(kind: HubKind) async throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    _ = try laptop.append((0..<120).map { laptop.placing("w\($0)") })
    let widgets = try await withThrowingTaskGroup(of: [String].self) { group in
      for worker in 0..<4 {
        group.addTask {
          try await onThread {
            let tester = HubTester(hub: try place.open(), number: 1)
            var made: [String] = []
            while true {
              let taken = try tester.take(limit: 3 + worker)
              guard !taken.isEmpty else { return made }
              for one in taken where try tester.keep(one) { made.append(one.widget) }
            }
          }
        }
      }
      return try await group.reduce(into: [String]()) { $0 += $1 }
    }
    #expect(widgets.count == 120 && Set(widgets).count == 120)
    let pictures = try laptop.hub.pictures(of: "Office", after: 0, limit: 256).pictures
    #expect(pictures.count == 120 && Set(pictures.map(\.number)).count == 120)
  }
}
