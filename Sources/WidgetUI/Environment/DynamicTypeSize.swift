public import Foundation
import WidgetRender

/// The user's preferred text size; in a terminal all text has the same size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the size from the older type `ContentSizeCategory`; never `nil`.
  public init?(_ category: ContentSizeCategory) { self = category.size }
}

/// The former type of the user's preferred text size.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
  public static func <= (left: Self, right: Self) -> Bool { left.size <= right.size }
  public static func > (left: Self, right: Self) -> Bool { left.size > right.size }
  public static func >= (left: Self, right: Self) -> Bool { left.size >= right.size }

  /// The same text size as a value of the newer type `DynamicTypeSize`.
  var size: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  init(_ size: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }
}

extension EnvironmentValues {
  private enum SizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  /// The user's preferred text size; the standard size unless a view sets another.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  /// The user's preferred text size in its former type.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}

/// The side at which lines begin: the left, or the right for languages such as Arabic.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft

  var archived: ArchivedModifier.LayoutDirection {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension EnvironmentValues {
  private enum Key: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  /// The layout direction; a change mirrors the views inside, but not their text (SU-20).
  public var layoutDirection: LayoutDirection {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }

  private enum MinimumKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }
  private enum TighteningKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum SpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }
  private enum ControlKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }
  private enum WidthKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
  }
  private enum HeightKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
  }

  /// The smallest size of text as a fraction of its full size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumKey.self] }
    set { self[MinimumKey.self] = newValue }
  }

  /// Whether letters may move closer together if there is too little space.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  /// The size of controls, such as small or large; in a terminal all controls have the same size.
  public var controlSize: ControlSize {
    get { self[ControlKey.self] }
    set { self[ControlKey.self] = newValue }
  }

  /// The width class of an app's screen; `nil` in a widget.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  /// The height class of an app's screen; `nil` in a widget.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
}
