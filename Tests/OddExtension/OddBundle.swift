import Foundation
import WidgetIntents
import WidgetTimeline
import WidgetUI

// Widgets that Apple's systems would still show something of, for tests of the built host and of a program by itself.
@main
struct OddBundle: WidgetBundle {
  /// Sockets that are opened before the bundle is served, so that they have the lowest descriptors;
  /// a network session would have the same effect.
  private let sockets = Self.openSockets()

  var body: some Widget {
    GoodWidget()
    EmptyWidget()
    SilentWidget()
    CrashingWidget()
    ChoosingWidget()
    ModeWidget()
    ScoredWidget()
    InsatiableWidget()
    StoppingWidget()
    LastWidget()
    if ProcessInfo.processInfo.environment["ODD_NEEDS"] != nil { NeedingWidget() }
  }

  private static func openSockets() -> [Int32] {
    var pair: [Int32] = [0, 0]
    return socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0 ? pair : []
  }
}

struct OddEntry: TimelineEntry {
  var date = Date.distantPast
  var words: String
  var relevance: TimelineEntryRelevance?
}

/// The behaviour of a provider when a timeline is requested.
enum Oddity {
  case none, noEntries, noCompletion, crash, place
}

struct OddProvider: TimelineProvider {
  let oddity: Oddity

  func placeholder(in context: Context) -> OddEntry { OddEntry(words: "before any data") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (OddEntry) -> Void) {
    completion(OddEntry(words: "snapshot"))
  }

  private static var place: String {
    let place = ProcessInfo.processInfo.environment["WIDGETCTL_LOCATION"] ?? ""
    return place.isEmpty ? "no place" : place
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<OddEntry>) -> Void
  ) {
    switch oddity {
    case .none: completion(Timeline(entries: [OddEntry(words: "all is well")], policy: .never))
    case .noEntries: completion(Timeline(entries: [], policy: .atEnd))
    case .noCompletion: break
    case .crash: abort()
    case .place: completion(Timeline(entries: [OddEntry(words: Self.place)], policy: .never))
    }
  }
}

@MainActor
extension OddProvider {
  func configuration(_ kind: String) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: self) { entry in
      VStack(alignment: .leading) {
        Text(verbatim: "Odd").unredacted()
        Text(verbatim: entry.words)
      }
    }
    .configurationDisplayName("Odd")
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct GoodWidget: Widget {
  var body: some WidgetConfiguration { OddProvider(oddity: .none).configuration("w") }
}

struct EmptyWidget: Widget {
  var body: some WidgetConfiguration { OddProvider(oddity: .noEntries).configuration("w0") }
}

struct SilentWidget: Widget {
  var body: some WidgetConfiguration { OddProvider(oddity: .noCompletion).configuration("w9") }
}

/// A widget that stops its process while it is described, if the variable `ODD_STOPS` is set.
struct StoppingWidget: Widget {
  private var provider: OddProvider {
    if ProcessInfo.processInfo.environment["ODD_STOPS"] != nil { fatalError("no place to look up") }
    return OddProvider(oddity: .none)
  }

  var body: some WidgetConfiguration { provider.configuration("stopping") }
}

/// A widget that shows the user's location, if it is known.
struct LastWidget: Widget {
  var body: some WidgetConfiguration { OddProvider(oddity: .place).configuration("last") }
}

struct CrashingWidget: Widget {
  var body: some WidgetConfiguration { OddProvider(oddity: .crash).configuration("crash") }
}
