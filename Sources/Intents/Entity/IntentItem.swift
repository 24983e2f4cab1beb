#if canImport(Darwin)
public import Foundation
#endif

/// One value offered, with what to show for it.
public struct IntentItem<Result: _IntentValue>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  /// Makes an item; without a title the value shows itself.
  public init(
    _ value: Result,
    title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
