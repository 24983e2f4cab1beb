public import Wire

/// A part of a phrase: text, the application's name, or a parameter.
public enum AppShortcutPhrasePart: Sendable, Hashable {
  case text(String)
  case applicationName
  /// A placeholder for a parameter, by the parameter's Swift name.
  case parameter(String)
}

extension AppShortcutPhrasePart: WiredChoice {
  @inlinable public static var noun: StaticString { "piece of a phrase" }

  @inlinable
  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let text = try c.when("text", 0, value) {
      if case .text(let text) = $0 { text } else { nil }
    }
    if let it = text {
      return .text(
        try c.required("text", 0, it)
      )
    }
    if try c.isCase("applicationName", 1, value, { $0 == .applicationName }) {
      return .applicationName
    }
    let parameter = try c.when("parameter", 2, value) {
      if case .parameter(let name) = $0 { name } else { nil }
    }
    if let it = parameter {
      return .parameter(
        try c.required("name", 0, it)
      )
    }
    throw c.unknown(noun)
  }
}

/// A description of a shortcut, which extensions send to the host.
public struct AppShortcutMetadata: Sendable, Hashable {
  /// The intent with the values that every phrase uses.
  public let intent: IntentInvocation
  /// The shortcut's title: the author's short title, or the intent's title.
  public let title: String
  public let systemImageName: String?
  public let phrases: [[AppShortcutPhrasePart]]
  /// Phrases that resemble the shortcut's phrases and must not match.
  public let negativePhrases: [[AppShortcutPhrasePart]]
  /// The author's names for the application; if there are none, the extension's name is used.
  public let applicationNames: [String]

  @usableFromInline package init(
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

  /// Returns the shortcuts of a provider in the author's order; at most ten (AI-62).
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

  /// Returns the first phrase with placeholders for its parameters: `Complete ‹id› in To-Dos`.
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

extension AppShortcutMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      intent: try c.required("intent", 0, value?.intent),
      title: try c.required("title", 1, value?.title),
      systemImageName: try c.field("systemImageName", 2, value?.systemImageName),
      phrases: try c.list("phrases", 3, value?.phrases),
      negativePhrases: try c.list("negativePhrases", 4, value?.negativePhrases),
      applicationNames: try c.list("applicationNames", 5, value?.applicationNames)
    )
  }
}
