import FoundationEssentials
import WidgetIntents

/// An intent that returns the values of its scalar parameters.
struct EchoIntent: AppIntent {
  static let title: LocalizedStringResource = "Echo"
  static let isDiscoverable = false

  @Parameter(title: "Flag") var flag: Bool?
  @Parameter(title: "Count") var count: Int?
  @Parameter(title: "Ratio", inclusiveRange: (0, 1)) var ratio: Double?
  @Parameter(title: "Words") var words: String?
  @Parameter(title: "Link") var link: URL?
  @Parameter(title: "Instant", kind: .dateTime) var instant: Date?
  @Parameter(title: "Counts") var counts: [Int]?

  func perform() async throws -> some ReturnsValue<String> {
    .result(
      value: [
        flag.map(\.description), count.map(\.description), ratio.map(\.description), words,
        link.map(\.absoluteString), instant.map { String($0.timeIntervalSince1970) },
        counts.map { "\($0)" },
      ].compactMap { $0 }.joined(separator: " ")
    )
  }
}
