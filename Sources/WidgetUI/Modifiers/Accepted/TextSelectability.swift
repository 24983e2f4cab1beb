/// Whether text could be marked and copied.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that could be marked.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that could not be marked.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}
