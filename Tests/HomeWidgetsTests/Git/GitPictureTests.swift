import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Pictures of git", .timeLimit(.minutes(2)))
struct GitPictureTests {
  nonisolated static let now = Samples.now

  /// The names of the pictures: the gallery's, one repository, many, failures, rare states, hostile
  /// texts, and none.
  nonisolated static let names = ["sample", "one", "many", "failing", "odd", "hostile", "empty"]

  nonisolated static func picture(_ name: String) -> GitPicture {
    let sample = GitPicture.sample(at: now, in: Samples.utc)
    var picture = sample
    switch name {
    case "one": picture.rows = Array(sample.rows.prefix(1))
    case "many":
      picture.rows = (0..<14).map { index in
        var row = GitPicture.Row(id: "\(index)", name: "service-\(index)")
        row.head = index % 3 == 0 ? "main" : "feature/ticket-\(index * 37)"
        row.changed = index % 4
        row.ahead = index % 2
        row.commits = sample.rows[0].commits
        return row
      }
    case "failing":
      picture.rows = [
        failed("tides", .noFolder), failed("lamp", .notARepository),
        earlier("slow", .tooSlow), failed("other", .foreign),
        failed("broken", .failed("bad object")),
      ]
    case "odd":
      picture.rows = [
        row("fresh", RepositoryState(head: .unborn("main"), untracked: 3)),
        row("mirror", RepositoryState(head: .branch("main"), isBare: true)),
        row("huge", RepositoryState(head: .branch("main"), untracked: 9_214, isCut: true)),
        row("commit", RepositoryState(head: .detached("4f2a9c1"), stashes: 2)),
      ]
    case "hostile":
      let texts = [
        "\u{1B}[31mred\u{7}", "\u{202E}evil", String(repeating: "long", count: 200),
        "家庭用ウィジェット", "e" + String(repeating: "\u{301}", count: 5_000), "",
      ]
      picture.rows = texts.map { text in
        var state = RepositoryState(head: .branch(text))
        (state.ahead, state.behind) = (Int.max, 99_999)
        (state.staged, state.changed, state.conflicted) = (Int.max / 8, 1, 1)
        state.commits = [.init(subject: text, author: text, date: .distantPast)]
        return row(text, state)
      }
    case "empty": picture = GitPicture()
    default: break
    }
    return picture
  }

  private nonisolated static func row(_ name: String, _ state: RepositoryState) -> GitPicture.Row {
    var state = state
    state.head =
      switch state.head {
      case .branch(let name): .branch(GitText.shortened(name))
      default: state.head
      }
    state.commits = state.commits.map {
      .init(
        subject: GitText.shortened($0.subject),
        author: GitText.shortened($0.author),
        date: $0.date
      )
    }
    let answer = Repositories.Answer(path: name, seen: RepositoryLook.Seen(state: state))
    return GitPicture.Row(answer, name: name, at: now)
  }

  private nonisolated static func failed(
    _ name: String,
    _ problem: RepositoryProblem
  ) -> GitPicture.Row {
    GitPicture.Row(Repositories.Answer(path: name, problem: problem), name: name, at: now)
  }

  private nonisolated static func earlier(
    _ name: String,
    _ problem: RepositoryProblem
  ) -> GitPicture.Row {
    var record = RepositoryRecord(path: name, askedAt: now)
    record.branch = "main"
    record.seenAt = now - 7_200
    return GitPicture.Row(
      Repositories.Answer(path: name, problem: problem, earlier: record),
      name: name,
      at: now
    )
  }

  private func drawing(_ family: WidgetFamily) -> WidgetDrawing<GitEntry, GitWidgetView> {
    WidgetDrawing(family: family, title: "Git") { GitWidgetView(picture: $0.picture) }
  }

  private func entry(_ name: String) -> GitEntry {
    GitEntry(date: Self.now, picture: Self.picture(name))
  }

  @Test func `a line says what is stuck before what is changed`() throws {
    let sample = try drawing(.accessoryInline).text(of: entry("sample"))
    #expect(sample.contains("charts"))
    #expect(sample.contains("rebase 2/5"))
    #expect(try drawing(.accessoryInline).text(of: entry("one")).contains("lighthouse"))
    var picture = Self.picture("sample")
    picture.rows.append(contentsOf: Self.picture("failing").rows.prefix(1))
    let failed = try drawing(.accessoryInline).text(of: GitEntry(date: Self.now, picture: picture))
    #expect(failed.contains("tides"))
  }

  // BW-20
  @Test(arguments: names)
  func `every size has its picture`(name: String) throws {
    let all = try WidgetFamily.placeable.map { try drawing($0).text(of: entry(name)) }
    try expectSnapshot(all.joined(separator: "\n"), "git-\(name)-unicode")
  }

  // BW-20
  @Test(arguments: names)
  func `what a terminal of ASCII gets is ASCII`(name: String) throws {
    var all: [String] = []
    for family in WidgetFamily.placeable {
      var drawing = drawing(family)
      drawing.isASCII = true
      all.append(try drawing.text(of: entry(name)))
      #expect(
        all.joined().unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) }
      )
    }
    if name == "sample" { try expectSnapshot(all.joined(separator: "\n"), "git-sample-ascii") }
  }

  // BW-20
  @Test func `a placeholder is blocks, and a narrow terminal gets what fits`() throws {
    var all: [String] = []
    for family in homeFamilies {
      var drawing = drawing(family)
      drawing.isPlaceholder = true
      all.append(try drawing.text(of: entry("sample")))
      drawing.isPlaceholder = false
      drawing.columns = 30
      let narrow = try drawing.picture(of: entry("sample"))
      #expect(narrow.grid.size.columns <= 30)
    }
    try expectSnapshot(all.joined(separator: "\n"), "git-placeholder")
  }

  // BW-20, RI-1, RI-2
  @Test func `no text of a repository reaches the terminal as a control or over its box`() throws {
    for family in WidgetFamily.placeable {
      let kept = try drawing(family).archive(of: entry("hostile"))
      for columns in [1, 2, 9, 20, 31, 44, 80] {
        var drawing = drawing(family)
        drawing.columns = columns
        let text = drawing.picture(of: kept).grid.plainText
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

  @Test func `a person scrolls to repositories that have no line`() throws {
    var setting = PictureSetting(family: .systemSmall)
    setting.isScrolled = true
    setting.foreseen = Self.now
    let archiver = EntryArchiver(setting: setting) { (entry: GitEntry) in
      GitWidgetView(picture: entry.picture)
    }
    let made = archiver(Timeline(entries: [entry("many")], policy: .never))
    let view = try ArchivedView(compactBytes: try #require(made.entries.first).light)
    var context = DrawContext(now: Instant(Self.now))
    context.firstRow = 20
    let text = WidgetPicture(view, size: CellSize(columns: 20, rows: 10), in: context).grid
      .plainText
    #expect(text.contains("service-13"))
    #expect(!text.contains("service-0 "))
  }
}
