import Testing

@testable import widgetctl

@Suite("Reloads that the live view starts")
struct DueReloadsTests {
  private static let second: Int64 = 1_000_000

  // WK-93
  @Test func `a widget of five seconds beside a program of eight gets its twelve runs a minute`() {
    var reloads = DueReloads()
    var dues: [Int64: Int64] = [1: 0, 2: 0]
    let (intervals, lengths): ([Int64: Int64], [Int64: Int64]) = ([1: 5, 2: 10], [1: 0, 2: 8])
    var ends: [(widgets: Set<Int64>, end: Int64)] = []
    var runs: [Int64: Int] = [:]
    for now in 0..<Int64(60) {
      for ended in ends where ended.end <= now {
        for id in ended.widgets { dues[id] = now + (intervals[id] ?? 0) }
      }
      ends.removeAll { $0.end <= now }
      let due = dues.filter { $0.value <= now }.sorted { $0.key < $1.key }
        .map { DueReloads.Widget(id: $0.key, due: $0.value * Self.second) }
      let taken = reloads.take(of: due, running: ends.map(\.widgets), at: now * Self.second)
      for id in taken.widgets {
        runs[id, default: 0] += 1
        let length = lengths[id] ?? 0
        if length == 0 {
          dues[id] = now + (intervals[id] ?? 0)
        } else {
          ends.append(([id], now + length))
        }
      }
    }
    #expect(runs == [1: 12, 2: 4])
  }

  // WK-93
  @Test func `of one command the fast widget runs again while the slow one is made`() {
    var reloads = DueReloads()
    let (fast, slow) = (DueReloads.Widget(id: 1, due: 0), DueReloads.Widget(id: 2, due: 0))
    #expect(reloads.take(of: [fast, slow], running: [], at: 1).widgets == [1, 2])
    #expect(reloads.take(of: [fast, slow], running: [[1, 2]], at: 2).widgets.isEmpty)
    // The fast one is made, and not due; later it is again.
    #expect(reloads.take(of: [slow], running: [[1, 2]], at: 3).widgets.isEmpty)
    let again = DueReloads.Widget(id: 1, due: 4)
    #expect(reloads.take(of: [slow, again], running: [[1, 2]], at: 4).widgets == [1])
    #expect(reloads.take(of: [slow, again], running: [[1, 2], [1]], at: 5).widgets.isEmpty)
  }

  @Test func `what stays due is tried again after a pause, and at once when its date moves`() {
    var reloads = DueReloads()
    let widget = DueReloads.Widget(id: 1, due: 5)
    #expect(reloads.take(of: [widget], running: [], at: 10).widgets == [1])
    let again = reloads.take(of: [widget], running: [], at: 11)
    #expect(again.widgets.isEmpty)
    #expect(again.next == 10 + 10 * Self.second)
    #expect(reloads.take(of: [.init(id: 1, due: 8)], running: [], at: 12).widgets == [1])
    #expect(
      reloads.take(of: [widget], running: [], at: 12 + 10 * Self.second).widgets == [1]
    )
  }

  @Test func `what a command reloads is not reloaded by another, and few run at once`() {
    var reloads = DueReloads()
    let due = [DueReloads.Widget(id: 1, due: 0), .init(id: 2, due: 0)]
    let taken = reloads.take(of: due, running: [[1]], at: 1)
    #expect(taken.widgets == [2])
    #expect(taken.next == nil)
    #expect(
      reloads.take(of: [.init(id: 9, due: 0)], running: [[1], [2], [3], [4]], at: 2).widgets.isEmpty
    )
  }
}
