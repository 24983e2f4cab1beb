/// An action that people, widgets and scripts can perform.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  init()
  func perform() async throws -> PerformResult
}

/// What an intent hands back.
public protocol IntentResult: Sendable {}

/// The parameters by which a placed widget is configured.
public protocol WidgetConfigurationIntent: AppIntent {}

/// Text in the reader's language.
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringLiteral {
  public let key: String
  public init(stringLiteral value: String) { key = value }
}
