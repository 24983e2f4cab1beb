import Essentials

/// One of the ways that `requestChoice` offers.
public struct IntentChoiceOption: Sendable, Hashable {
  /// The kind of option.
  public struct Style: Sendable, Hashable {
    private let rawValue: Int

    public static let `default` = Style(rawValue: 0)
    /// An option whose loss cannot be undone.
    public static let destructive = Style(rawValue: 1)
    /// The way out: choosing it ends the run.
    public static let cancel = Style(rawValue: 2)
  }

  public let title: LocalizedStringResource
  public let style: Style

  /// Makes an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The way out in the system's words.
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }

  /// The way out in the author's words.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.title == right.title
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(title.key)
  }
}
