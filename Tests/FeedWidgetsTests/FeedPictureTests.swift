import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import FeedWidgets

@MainActor
@Suite("Pictures of feeds", .timeLimit(.minutes(2)))
struct FeedPictureTests {
  // BW-8, BW-14, BW-19, BW-20, BW-21
  @Test(arguments: FeedSamples.all)
  func `live rows have a picture in each size, and each other state has one`(
    sample: FeedSample
  ) async throws {
    let families: [WidgetFamily] =
      switch sample.rows {
      case "live", "market": WidgetFamily.placeable
      case "detail": [.systemExtraLarge]
      case "unconfigured": [.systemMedium, .systemLarge]
      default: [.systemMedium]
      }
    for family in families { try await store(sample, family, "unicode") }
  }

  @Test(arguments: FeedSamples.all)
  func `what a terminal of ASCII gets is ASCII`(sample: FeedSample) async throws {
    for family in WidgetFamily.placeable {
      let text = try await sample.draw(family, true, 80).grid.plainText
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
    }
    guard ["live", "market"].contains(sample.rows) else { return }
    for family in Self.drawnInASCII {
      try await store(sample, family, "ascii", isASCII: true)
    }
  }

  private static let drawnInASCII: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]

  // BW-20, CL-4
  @Test(arguments: FeedSamples.all.filter { ["live", "hostile"].contains($0.rows) })
  func `a narrow terminal gets what fits, without a border`(sample: FeedSample) async throws {
    for family in WidgetFamily.placeable {
      #expect(try await sample.draw(family, false, 30).grid.size.columns <= 30)
    }
    if sample.rows == "live" { try await store(sample, .systemMedium, "narrow", columns: 30) }
  }

  private func store(
    _ sample: FeedSample,
    _ family: WidgetFamily,
    _ form: String,
    isASCII: Bool = false,
    columns: Int = 80
  ) async throws {
    try expectSnapshot(
      try await sample.draw(family, isASCII, columns).grid.plainText,
      "\(sample.widget)-\(sample.rows)-\(family.commandLineName)-\(form)"
    )
  }

  // BW-20, CL-4, RI-1, RI-2
  @Test(arguments: FeedSamples.all.filter { $0.rows == "hostile" })
  func `no text of an answer reaches the terminal as a control or over its box`(
    sample: FeedSample
  ) async throws {
    for family in WidgetFamily.placeable {
      for columns in [1, 2, 9, 20, 31, 44, 80] {
        let text = try await sample.draw(family, false, columns).grid.plainText
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

  // BW-21
  @Test(arguments: ["feed", "weather", "crypto", "users", "characters", "episodes"])
  func `live, cached, local and failing pictures are told apart without colour`(
    widget: String
  ) async throws {
    for isASCII in [false, true] {
      var texts: Set<String> = []
      for rows in ["live", "stale", "error", "local"] {
        let sample = FeedSamples.all.first { $0.widget == widget && $0.rows == rows }
        texts.insert(try await #require(sample).draw(.systemMedium, isASCII, 80).grid.plainText)
      }
      #expect(texts.count == 4)
    }
  }
}
