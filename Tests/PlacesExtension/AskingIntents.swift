import Foundation
import WidgetIntents
import WidgetTimeline
import WidgetUI

// Intents that ask, and that fail in every way an author's code fails, for tests of the built host.

enum Taste: String, AppEnum {
  case sweet, sour
  case likeAtHome

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Taste"
  static let caseDisplayRepresentations: [Taste: DisplayRepresentation] = [
    .sweet: "Sweet", .sour: "Sour", .likeAtHome: "Like at Home",
  ]
}

struct Choosy: AppIntent {
  static let title: LocalizedStringResource = "Choosy"

  @Parameter(title: "Taste") var taste: Taste?
  @Parameter(title: "Count") var count: Int?
  @Parameter(title: "Begins Again", default: false) var beginsAgain: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    if beginsAgain {
      guard let count, [3, 5].contains(count) else {
        throw $count.needsDisambiguationError(among: [3, 5], dialog: "Too many")
      }
      return .result(value: "\(count)")
    }
    let chosen = try await $taste.requestDisambiguation(
      among: [.sour, .sweet, .likeAtHome],
      dialog: "Which?"
    )
    return .result(value: chosen.rawValue)
  }
}

/// A widget with a button whose intent asks a question, which is not possible in a widget (WK-96).
struct ChoosyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ChoosyWidget", provider: StillProvider()) { _ in
      Button("Choose", intent: Choosy())
    }
    .configurationDisplayName("Choosy")
    .description("Asks, and has no answer.")
    .supportedFamilies([.systemSmall])
  }
}

struct StillEntry: TimelineEntry {
  var date = Date.distantPast
}

struct StillProvider: TimelineProvider {
  func placeholder(in context: Context) -> StillEntry { StillEntry() }

  func getSnapshot(in context: Context, completion: @escaping (StillEntry) -> Void) {
    completion(StillEntry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StillEntry>) -> Void) {
    completion(Timeline(entries: [StillEntry()], policy: .never))
  }
}

struct Picky: AppIntent {
  static let title: LocalizedStringResource = "Picky"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let small = IntentChoiceOption(title: "Small")
    let large = IntentChoiceOption(title: "Large")
    let chosen = try await requestChoice(
      between: [small, large, .cancel],
      dialog: "Which size?"
    )
    return .result(value: chosen == large ? "large" : "small")
  }
}

struct Lasting: AppIntent {
  static let title: LocalizedStringResource = "Lasting"

  @Parameter(title: "Span") var span: Measurement<UnitDuration>
  @Parameter(title: "Way") var way: Measurement<UnitLength>?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: Int(span.converted(to: .seconds).value))
  }
}

/// The kinds of errors that the code of an author can throw.
enum Mishap: String, AppEnum, CaseIterable {
  case plain, payload, localized, cocoa, posix, decoding, foundation

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mishap"
  static let caseDisplayRepresentations: [Mishap: DisplayRepresentation] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, DisplayRepresentation(stringLiteral: $0.rawValue)) }
  )
}

private enum KitchenError: Error {
  case outOfCoffee
  case burnt(dish: String, minutes: Int)
}

private struct Closed: LocalizedError {
  let errorDescription: String? = "The shop is closed"
  let recoverySuggestion: String? = "come back at nine"
}

struct Fail: AppIntent {
  static let title: LocalizedStringResource = "Fail"

  @Parameter(title: "How") var how: Mishap

  func perform() async throws -> some IntentResult {
    switch how {
    case .plain: throw KitchenError.outOfCoffee
    case .payload: throw KitchenError.burnt(dish: "toast", minutes: 4)
    case .localized: throw Closed()
    case .cocoa: try Data().write(to: URL(filePath: "/proc/none/x"))
    case .posix: throw POSIXError(.ENOSPC)
    case .decoding:
      _ = try JSONDecoder().decode([String: Int].self, from: Data(#"{"a": "b"}"#.utf8))
    case .foundation:
      throw NSError(domain: "Kitchen", code: 7, userInfo: ["tool": "oven"])
    }
    return .result()
  }
}
