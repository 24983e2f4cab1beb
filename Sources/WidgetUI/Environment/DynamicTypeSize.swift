/// How large the reader likes text; a terminal's letters have one size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The same size in the older words.
  public init?(_ category: ContentSizeCategory) { self = category.size }
}

/// How large the reader likes text, in older words.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
  public static func <= (left: Self, right: Self) -> Bool { left.size <= right.size }
  public static func > (left: Self, right: Self) -> Bool { left.size > right.size }
  public static func >= (left: Self, right: Self) -> Bool { left.size >= right.size }

  /// The sizes in both kinds of words follow each other in the same order.
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

  /// How large the reader likes text: the standard size, unless a view says otherwise.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  /// How large the reader likes text, in older words.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
