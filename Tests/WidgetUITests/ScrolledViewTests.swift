import Foundation
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

// SU-3
@MainActor
@Suite("Views that scroll", .timeLimit(.minutes(2)))
struct ScrolledViewTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private static let numbers = (1...40).map { Row(id: $0) }

  private static func lines<Content: View>(
    _ view: Content,
    _ family: WidgetFamily = .systemMedium,
    rowLimit: Int? = nil
  ) -> [String] {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    if let rowLimit { environment.rowLimit = rowLimit }
    let archive = ViewArchiver.archive(view, in: environment)
    let size = CellSize(columns: 12, rows: family.cells.rows)
    return WidgetPicture(archive, size: size, in: DrawContext(now: .earliest)).grid.plainText
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func archive<Content: View>(_ view: Content, rowLimit: Int? = nil) -> ArchivedView
  {
    var environment = EnvironmentValues()
    environment.widgetFamily = .systemMedium
    if let rowLimit { environment.rowLimit = rowLimit }
    return ViewArchiver.archive(view, in: environment)
  }

  private static var list: some View {
    List(numbers) { Text(verbatim: "row \($0.id)") }
  }

  private static var scrolled: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(verbatim: "head")
        ForEach(numbers) { row in
          HStack { ForEach(0..<2) { Text(verbatim: "\(row.id)-\($0)") } }
        }
      }
    }
  }

  @Test func `a list has its first rows beneath each other, from leading`() {
    #expect(Self.lines(Self.list) == (1...10).map { "row \($0)" })
  }

  @Test
  func `what scrolls has as many rows of a collection as the family, and says how many there are`()
  {
    #expect(Self.lines(Self.scrolled).first == "head")
    for (limit, count) in [(nil, 10), (25, 25), (500, 40)] as [(Int?, Int)] {
      let archive = Self.archive(Self.scrolled, rowLimit: limit)
      let rows = archive.rows { $0.contains("-0") }
      #expect(rows == count)
      let isContinued: Bool =
        if case .modified(_, .continued(rows: 40)) = archive { true } else { false }
      #expect(isContinued == (count < 40))
    }
  }

  @Test func `a collection in a row is whole`() {
    let rows = Self.archive(Self.scrolled, rowLimit: 1).rows { $0.contains("1-1") }
    #expect(rows == 1)
  }

  @Test func `sections, bindings and ranges are rows too`() {
    let sections = List {
      Section("one") { Text(verbatim: "a") }
      ForEach(0..<2) { Text(verbatim: "n\($0)") }
    }
    #expect(Self.lines(sections) == ["one", "a", "n0", "n1"])
    #expect(Self.lines(List(0..<2) { Text(verbatim: "r\($0)") }) == ["r0", "r1"])
    let bound = List(.constant(Array(Self.numbers.prefix(2)))) { row in
      Text(verbatim: "b\(row.wrappedValue.id)")
    }
    #expect(Self.lines(bound) == ["b1", "b2"])
  }

  @Test func `to the side, and through a reader, what scrolls is seen from its beginning`() {
    let view = ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          Text(verbatim: "first"); Text(verbatim: "and a second")
        }.onAppear {
          proxy.scrollTo(1)
        }
      }
    }
    #expect(Self.lines(view)[0].hasPrefix("first"))
  }

  @Test func `a view says that it shows the beginning of a list`() {
    let view = Text(verbatim: "a").widgetContinues(rows: 9)
    #expect(Self.archive(view) == .modified(Self.archive(Text(verbatim: "a")), .continued(rows: 9)))
    #expect(
      Self.archive(Text(verbatim: "a").widgetContinues(rows: nil))
        == Self.archive(Text(verbatim: "a"))
    )
  }
}

// SU-3
@MainActor
@Suite("The picture for a person who scrolls", .timeLimit(.minutes(2)))
struct ScrolledPictureTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let rows: Int
    var words = "row"
  }

  private struct Content: View {
    @Environment(\.isWidgetScrolled) private var isScrolled
    let entry: Entry

    var body: some View {
      if isScrolled {
        ScrollView {
          ForEach(0..<entry.rows, id: \.self) { Text(verbatim: "\(entry.words) \($0)") }
        }
      } else {
        Text(verbatim: "short")
      }
    }
  }

  private let noon = Date(timeIntervalSince1970: 43_200)

  private func made(
    _ entries: [Entry],
    policy: TimelineReloadPolicy = .never,
    isScrolled: Bool = true
  ) -> MadeTimeline {
    let setting = PictureSetting(
      family: .systemLarge,
      foreseen: noon,
      isScrolled: isScrolled
    )
    return EntryArchiver(setting: setting) { Content(entry: $0) }(
      Timeline(entries: entries, policy: policy)
    )
  }

  private func rows(_ entry: MadeEntry?) throws -> Int {
    try entry.map { try ArchivedView(compactBytes: $0.light).rows { $0.hasPrefix("row") } } ?? -1
  }

  @Test func `it is of the entry that is shown now, and made again when the next one comes`() throws
  {
    let entries = [noon + 60, noon - 60, noon - 120].enumerated().map {
      Entry(date: $0.element, rows: $0.offset + 1)
    }
    let made = made(entries)
    #expect(made.entries.map(\.date) == [noon - 60])
    #expect(try rows(made.entries.first) == 2)
    #expect(made.policy == .after(noon + 60))
    #expect(self.made(entries, policy: .after(noon + 5)).policy == .after(noon + 5))
    #expect(self.made(Array(entries.suffix(1)), policy: .atEnd).policy == .atEnd)
  }

  @Test func `every other picture is as it was`() throws {
    let made = made([Entry(date: noon, rows: 900)], isScrolled: false)
    #expect(try rows(made.entries.first) == 0)
  }

  @Test func `it has 500 rows at most`() throws {
    #expect(try rows(made([Entry(date: noon, rows: 900)]).entries.first) == 500)
  }

  @Test func `it has 256 KB at most, and half the rows where those are more`() throws {
    let words = "row " + String(repeating: "x", count: 1_500)
    let entry = made([Entry(date: noon, rows: 900, words: words)]).entries.first
    #expect(try rows(entry) == 125)
    #expect((entry?.light.count ?? .max) <= 256 << 10)
  }

  @Test func `its provider is told, and how many rows are wanted`() {
    let scrolled = PictureSetting(family: .systemLarge, isScrolled: true).context
    #expect(scrolled.isScrolled && scrolled.rowLimit(12) == 500)
    let usual = PictureSetting(family: .systemLarge).context
    #expect(!usual.isScrolled && usual.rowLimit(12) == 12)
  }
}

extension ArchivedView {
  /// Returns the number of texts in the view whose words meet a condition.
  fileprivate func rows(where isWanted: (String) -> Bool) -> Int {
    var count = 0
    func visit(_ view: ArchivedView) {
      if case .text(let text) = view {
        let words = text.runs.map {
          if case .verbatim(let words) = $0.content { words } else { "" }
        }
        if isWanted(words.joined()) { count += 1 }
      }
      for inner in view.innerViews { visit(inner) }
    }
    visit(self)
    return count
  }
}
