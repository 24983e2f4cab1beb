/// A piece of a phrase.
public enum AppShortcutPhrasePart: Sendable, Hashable {
  case text(String)
  case applicationName
  /// A parameter by its Swift name.
  case parameter(String)
}

/// `{"text": "Complete "}`, `"applicationName"`, `{"parameter": "id"}`.
extension AppShortcutPhrasePart: Codable {
  public init(from decoder: any Decoder) throws {
    let part = try CodedCase(from: decoder)
    switch part.name {
    case "text": self = .text(try part.value())
    case "applicationName": self = .applicationName
    case "parameter": self = .parameter(try part.value())
    default: throw part.isUnknown
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try CodedCase.encode("text", text, to: encoder)
    case .applicationName: try CodedCase.encode("applicationName", to: encoder)
    case .parameter(let name): try CodedCase.encode("parameter", name, to: encoder)
    }
  }
}

/// What is known about a shortcut; it travels from extensions to the host.
public struct AppShortcutMetadata: Sendable, Hashable, Codable {
  /// The intent with the values that every phrase runs it with.
  public let intent: IntentInvocation
  /// What the shortcut is called: the author's short title, or the intent's title.
  public let title: String
  public let systemImageName: String?
  public let phrases: [[AppShortcutPhrasePart]]
  /// What sounds like one of the phrases and is none.
  public let negativePhrases: [[AppShortcutPhrasePart]]
  /// What the author calls the application; none when its extension's name is meant.
  public let applicationNames: [String]

  package init(
    intent: IntentInvocation,
    title: String,
    systemImageName: String? = nil,
    phrases: [[AppShortcutPhrasePart]],
    negativePhrases: [[AppShortcutPhrasePart]] = [],
    applicationNames: [String] = []
  ) {
    self.intent = intent
    self.title = title
    self.systemImageName = systemImageName
    self.phrases = phrases
    self.negativePhrases = negativePhrases
    self.applicationNames = applicationNames
  }

  /// Reads the shortcuts of a provider, in the author's order; ten at most (AI-62).
  package static func shortcuts(
    of provider: any AppShortcutsProvider.Type
  ) -> [AppShortcutMetadata] {
    provider.appShortcuts.prefix(maximumShortcuts).map { shortcut in
      let type = type(of: shortcut.intent)
      return AppShortcutMetadata(
        intent: IntentInvocation(shortcut.intent),
        title: (shortcut.shortTitle ?? type.title).text,
        systemImageName: shortcut.systemImageName,
        phrases: shortcut.phrases,
        negativePhrases: provider.negativePhrases.map(\.parts),
        applicationNames: provider.applicationNames
      )
    }
  }

  private static let maximumShortcuts = 10  // WWDC22-10170

  /// The first phrase as a person would say it: `Complete ‹id› in To-Dos`.
  public func example(applicationName: String) -> String {
    (phrases.first ?? []).map { part in
      switch part {
      case .text(let text): text
      case .applicationName: applicationNames.first ?? applicationName
      case .parameter(let name): "‹\(name)›"
      }
    }.joined()
  }
}
