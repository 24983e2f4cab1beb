import Foundation
import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import FeedWidgets
@testable import WidgetUI

@MainActor
@Suite("Columns of prices", .timeLimit(.minutes(2)))
struct CryptoColumnTests {
  private static let prices = [
    ("BTC", "69484.05901095"), ("ETH", "3122.95794741"), ("DOGE", "0.39120000"),
  ]

  private nonisolated static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
    .accessoryRectangular, .accessoryInline,
  ]

  // CL-20
  @Test(arguments: families)
  func `what is read aloud has words where the picture has triangles`(family: WidgetFamily) throws {
    let rows = CryptoRow.rows(
      of: [
        CryptoCurrency(currency: "LOW", price: "0.5"), CryptoCurrency(currency: "ODD", price: "?"),
      ]
        + Self.prices.map { CryptoCurrency(currency: $0, price: $1) }
    )
    let status = FeedStatus(.local, problem: nil, at: FeedWorld.now)
    let entry = CryptoEntry(
      date: FeedWorld.now,
      picture: CryptoPicture(rows, threshold: 1, status: status)
    )
    let archiver = EntryArchiver(setting: PictureSetting(family: family)) { (entry: CryptoEntry) in
      CryptoWidgetView(picture: entry.picture)
    }
    let spoken = SpokenPicture(
      try ArchivedView(compactBytes: archiver(entry).light),
      size: CellSize(columns: family.cells.columns, rows: family.cells.rows),
      in: DrawContext(now: Instant(entry.date))
    )
    let text = spoken.sentences.joined(separator: "\n")
    let triangles = text.filter { "▲▼".contains($0) }
    #expect(triangles.isEmpty, "\(text)")
    #expect(["above", "below"].contains { text.contains($0) }, "\(text)")
  }

  // BW-21
  @Test(arguments: [
    (FeedStatus.Freshness.live, ""), (.cached("2 h"), "2 h old"), (.dated("2020-02-05"), "of 2020"),
    (.local, "local"),
  ])
  func `a line says of prices that are not those of now what they are`(
    freshness: FeedStatus.Freshness,
    words: String
  ) throws {
    var status = FeedStatus(.local, problem: nil, at: FeedWorld.now)
    status.freshness = freshness
    var picture = CryptoPicture(
      CryptoSamples.market,
      threshold: nil,
      status: status,
      isRaw: false,
      locale: Locale(identifier: "en_US")
    )
    let drawing = FeedDrawing(title: "Crypto") { (entry: CryptoEntry) in
      CryptoWidgetView(picture: entry.picture)
    }
    func line() throws -> String {
      let entry = CryptoEntry(date: FeedWorld.now, picture: picture)
      return try drawing.picture(of: entry, .accessoryInline).grid.plainText
    }
    #expect(try line().contains("BTC 64,250 ▲ 2.1%" + (words.isEmpty ? "" : " \(words)")))
    #expect(try line().contains("old") == words.contains("old"))
    picture.isSample = true
    #expect(try line().contains("BTC 64,250 ▲ 2.1% sample"))
  }

  /// Returns the lines of a crypto widget that contain currencies, without the border.
  private func rows(_ family: WidgetFamily) throws -> [String] {
    var rows = CryptoRow.rows(of: Self.prices.map { CryptoCurrency(currency: $0, price: $1) })
    for index in rows.indices { rows[index].history = (0..<8).map { Double($0 * (index + 1)) } }
    let picture = CryptoPicture(
      rows,
      threshold: 1,
      status: FeedStatus(.local, problem: nil, at: FeedWorld.now)
    )
    let drawing = FeedDrawing(title: "Crypto") { (entry: CryptoEntry) in
      CryptoWidgetView(picture: entry.picture)
    }
    let entry = CryptoEntry(date: FeedWorld.now, picture: picture)
    return try drawing.picture(of: entry, family).grid.plainText.split(separator: "\n")
      .filter { $0.contains(/[▲▼]/) && !$0.contains("above") }
      .map { String($0.dropFirst(2).dropLast(2)) }
  }

  // BW-8
  @Test func `a price that has no room ends in an ellipsis, and a symbol stays whole`() throws {
    #expect(
      try rows(.accessoryRectangular) == [
        "▲ BTC  69484.0590…", "▲ ETH  3122.95794…", "▼ DOGE  0.39120000",
      ]
    )
  }

  // BW-8
  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
  func `lines of prices begin at one column, and those of neighbours stay apart`(
    family: WidgetFamily
  ) throws {
    let rows = try rows(family)
    #expect(rows.count == 3)
    let starts = rows.map { row in row.prefix { !("▁"..."█").contains($0) }.count }
    #expect(Set(starts).count == 1, "\(rows)")
    // An eighth of each row stays free.
    #expect(!rows.joined().contains("█"))
    for row in rows { #expect(row.contains("▁") && row.contains("▇")) }
  }

  // BW-8
  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge])
  func `prices stand under each other by their points`(family: WidgetFamily) throws {
    let points = try rows(family).map { row in row.prefix { $0 != "." }.count }
    #expect(Set(points).count == 1)
  }
}
