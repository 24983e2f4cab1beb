public import Foundation

/// A type whose views are previews, each with the traits of its preview modifiers.
///
/// ```swift
/// struct DayPreviews: PreviewProvider {
///   static var previews: some View {
///     DayView(entry: DayEntry(date: .now))
///       .previewContext(WidgetPreviewContext(family: .systemSmall))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider: SendableMetatype {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  /// The platform of the preview; ignored, because there is only one.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The context of a preview, such as a widget's size.
public protocol PreviewContext {
  /// Returns the value that the context has for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a `PreviewContext`, with the value's type and default.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The size in which a preview of a widget's views is shown.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) {
    self.family = family
  }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    FamilyKey.self == key ? family as? Key.Value ?? Key.defaultValue : Key.defaultValue
  }

  private enum FamilyKey: PreviewContextKey {
    static let defaultValue: WidgetFamily = .systemSmall
  }
}

/// The name of a device; without effect in a terminal.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    self.init(rawValue: stringLiteral)
  }
}

/// The size in which a preview of views is drawn.
public enum PreviewLayout: Sendable {
  /// The size of a device; without effect in a terminal.
  case device
  case sizeThatFits
  /// A size in points; a column has 8 points and a row 16.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The platforms for which a `PreviewProvider` may be written.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The orientation of a device in a preview; without effect in a terminal.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}
