import Essentials

/// An option of `requestChoice(between:dialog:)`.
///
/// ```swift
/// let options = [
///   IntentChoiceOption(title: "Keep"),
///   IntentChoiceOption(title: "Delete", style: .destructive),
///   .cancel,
/// ]
/// ```
public struct IntentChoiceOption: Sendable, Hashable {
  /// The role of an option: ordinary, destructive, or to cancel.
  public struct Style: Sendable, Hashable {
    private let rawValue: Int

    public static let `default` = Style(rawValue: 0)
    /// An option that destroys data.
    public static let destructive = Style(rawValue: 1)
    /// An option that ends the run.
    public static let cancel = Style(rawValue: 2)
  }

  public let title: LocalizedStringResource
  public let style: Style

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - title: The text of the option.
  ///   - style: The kind of option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// An option that ends the run, with the system's title.
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }

  /// Creates an option that ends the run, with a title of the author's.
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
