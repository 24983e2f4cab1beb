import Foundation
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline
import WidgetUI

@testable import FeedWidgets

@MainActor
@Suite("Pictures of the system", .timeLimit(.minutes(2)))
struct SystemPictureTests {
  /// The names of the pictures; ``picture(_:)`` returns them.
  ///
  /// They are an ordinary machine, a first reading, one with samples of a few minutes, and one with
  /// critical values. The others are one with few values, one with odd names of disks, and one
  /// without any value.
  nonisolated static let names = [
    "sample", "first", "young", "critical", "bare", "hostile", "nothing",
  ]

  nonisolated static func picture(_ name: String) -> SystemPicture {
    var look = SystemMonitor.Look.sample(at: FeedWorld.now)
    switch name {
    case "first":
      (look.isSinceStart, look.down, look.up, look.history) = (true, nil, nil, [])
    case "young": look.history.removeFirst(40)
    case "critical":
      look.processor = 0.97
      look.reading.memory?.available = 1 << 29
      look.reading.memory?.swapFree = 1 << 28
      look.reading.disks.append(DiskUse(path: "/srv/data", used: 999, free: 1))
      look.reading.battery = BatteryState(share: 0.06, flow: .discharging, secondsLeft: 540)
      look.reading.temperature = 97
    case "bare":
      look.reading.battery = nil
      look.reading.temperature = nil
      look.reading.memory?.swapTotal = 0
      look.reading.disks = [DiskUse(path: "/", used: 30, free: 70)]
      (look.down, look.up) = (nil, nil)
      for index in look.history.indices { look.history[index].down = nil }
    case "hostile":
      let texts = ["\u{1B}[31m", "\u{202E}evil", String(repeating: "x", count: 500), "家庭用ウィジェット"]
      look.reading.disks = texts.map { DiskUse(path: "/\($0)", used: .max, free: .max) }
      look.reading.memory = MemoryUse(total: .max, available: 0, swapTotal: .max, swapFree: .max)
      (look.processor, look.down, look.up) = (.infinity, .greatestFiniteMagnitude, .nan)
      look.reading.loads = [999_999, 0, 0]
      look.reading.battery = BatteryState(share: 1, flow: .charging, secondsLeft: 359_000)
    case "nothing": look = SystemMonitor.Look(reading: SystemReading())
    default: break
    }
    return SystemPicture(look, hours: 1, interval: 60, at: FeedWorld.now)
  }

  private func text(
    _ name: String,
    _ family: WidgetFamily,
    isASCII: Bool = false,
    columns: Int = 80,
    isPlaceholder: Bool = false
  ) throws -> String {
    try FeedDrawing(title: "System") { (entry: SystemEntry) in
      SystemWidgetView(picture: entry.picture)
    }
    .picture(
      of: SystemEntry(date: FeedWorld.now, picture: Self.picture(name)),
      family,
      isASCII: isASCII,
      columns: columns,
      isPlaceholder: isPlaceholder
    )
    .grid.plainText
  }

  // BW-20
  @Test(arguments: names)
  func `every size has its picture`(name: String) throws {
    let all = try WidgetFamily.placeable.map { try text(name, $0) }
    try expectSnapshot(all.joined(separator: "\n"), "system-\(name)-unicode")
  }

  // BW-20
  @Test(arguments: names)
  func `what a terminal of ASCII gets is ASCII`(name: String) throws {
    let all = try WidgetFamily.placeable.map { try text(name, $0, isASCII: true) }
    let joined = all.joined(separator: "\n")
    #expect(joined.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
    if name == "sample" { try expectSnapshot(joined, "system-sample-ascii") }
  }

  // BW-20
  @Test func `a placeholder is blocks`() throws {
    let all = try [WidgetFamily.systemSmall, .systemMedium].map {
      try text("sample", $0, isPlaceholder: true)
    }
    try expectSnapshot(all.joined(separator: "\n"), "system-placeholder")
  }

  // BW-20, RI-1, RI-2
  @Test func `no name of a disk reaches the terminal as a control or over its box`() throws {
    for family in WidgetFamily.placeable {
      for columns in [1, 2, 9, 20, 31, 44, 80] {
        let text = try text("hostile", family, columns: columns)
        for scalar in text.unicodeScalars where scalar != "\n" {
          #expect(scalar.properties.generalCategory != .control)
          #expect(!(0x202A...0x202E).contains(scalar.value))
        }
        let isFramed = family.cells.columns + 2 <= columns
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
          let width = TextWidth.columns(of: String(line))
          #expect(isFramed ? width == family.cells.columns + 2 : width <= columns)
        }
      }
    }
  }

  @Test(
    arguments: [
      (0, "0 B/s"), (999, "999 B/s"), (1_000, "1.0 KB/s"), (2_100_000, "2.1 MB/s"),
      (99_950_000, "100 MB/s"), (-1, "0 B/s"), (.nan, "0 B/s"), (.infinity, "0 B/s"),
    ]
  )
  func `a rate has few digits`(bytes: Double, words: String) {
    #expect(SystemWords.rate(bytes) == words)
  }

  @Test(arguments: [
    (5, 10, "5.0 of 10.0 B"), (1 << 30, 16 << 30, "1.0 of 16.0 G"), (0, 0, "0.0 of 0.0 B"),
  ])
  func `an amount and its whole have one unit`(used: UInt64, whole: UInt64, words: String) {
    #expect(SystemWords.amount(used, of: whole) == words)
  }

  @Test(
    arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge],
    [(0, -1), (0, 0), (-4, 2), (11, 5)]
  )
  func `a curve fills its place between the other lines, whatever cells a page has`(
    family: WidgetFamily,
    more: (columns: Int, rows: Int)
  ) throws {
    let cells = CellSize(
      columns: family.cells.columns + more.columns,
      rows: family.cells.rows + more.rows
    )
    let lines = try FeedDrawing(title: "System") { (entry: SystemEntry) in
      SystemWidgetView(picture: entry.picture)
    }
    .lines(
      of: SystemEntry(date: FeedWorld.now, picture: Self.picture("sample")),
      family,
      on: cells
    )
    let blocks = Set((0x2580...0x259F).compactMap(Unicode.Scalar.init).map(Character.init))
    let headings = lines.indices.filter { lines[$0].contains("peak") }
    let isLarge = family == .systemLarge
    #expect(headings.count == (isLarge ? 2 : 1))
    for heading in headings {
      let end = lines[(heading + 1)...].firstIndex { $0.contains { $0.isLetter || $0 == "─" } }
      let curve = lines[(heading + 1)..<(end ?? lines.endIndex)]
      #expect(!curve.isEmpty)
      #expect(curve.allSatisfy { $0.allSatisfy { $0 == " " || blocks.contains($0) } })
      // Up to the top at its peak, and from edge to edge at the bottom, but for what rounds to nothing.
      let bottom = curve.last ?? ""
      let count = bottom.filter { blocks.contains($0) }.count
      #expect(count >= cells.columns - 5 && count <= cells.columns - 2, "\(curve)")
      #expect(curve.first?.contains { blocks.contains($0) } == true)
    }
    #expect(lines.contains { $0.contains("load 1.42") && !$0.contains { blocks.contains($0) } })
  }

  @Test func `no line of a status bar hides what is critical`() throws {
    let sample = try text("sample", .accessoryInline)
    #expect(sample.contains("disk 93%!"))
    let critical = try text("critical", .accessoryInline)
    let alarms = Self.picture("critical").gauges.count { $0.level == .critical }
    let shown = critical.components(separatedBy: "%!").count - 1
    #expect(shown > 0)
    #expect(critical.contains("+\(alarms - shown)!"))
    // Each is seen or counted where there are bars, too.
    #expect(try text("critical", .systemSmall).contains("+1 alarm!"))
    #expect(try text("critical", .systemMedium).contains("+1 alarm!"))
    #expect(try text("critical", .accessoryRectangular).contains("+2 alarms!"))
    #expect(try text("critical", .accessoryCircular).contains("\(alarms - 1) alarms"))
  }

  @Test func `bars that worry stay where there is little room`() {
    let picture = Self.picture("critical")
    #expect(picture.shown(4).map(\.label) == ["cpu", "mem", "swap", "disk"])
    #expect(Self.picture("sample").shown(3).map(\.label) == ["cpu", "mem", "disk"])
    #expect(picture.shown(1).map(\.label) == ["cpu"])
    #expect(picture.shown(99).count == picture.gauges.count)
  }
}
