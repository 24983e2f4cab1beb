import Foundation
import Moments
import WidgetRender

/// The values that a view inherits from its surroundings; a change applies to the views inside
/// (SU-56).
///
/// Declare a value of your own with a key:
///
/// ```swift
/// struct HighlightKey: EnvironmentKey {
///   static let defaultValue = false
/// }
/// extension EnvironmentValues {
///   var isHighlighted: Bool {
///     get { self[HighlightKey.self] }
///     set { self[HighlightKey.self] = newValue }
///   }
/// }
/// ```
public struct EnvironmentValues {
  /// The values that were set, as a list: with a dozen of them a linear search is faster than
  /// hashing.
  private var values: [Entry] = []
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Records that a view read a value which differs between light and dark; `nil` if nothing is
  /// recorded.
  var schemeReads: EnvironmentReads?
  /// Records that a view read a value that changes between a press and the next timeline; `nil` if
  /// nothing is recorded.
  var reasonReads: EnvironmentReads?

  private struct Entry {
    let key: ObjectIdentifier
    var value: Any
  }

  public init() {}

  private func index<Key: EnvironmentKey>(of key: Key.Type) -> Int? {
    let id = ObjectIdentifier(key)
    // A closure for each would cost a debug build a quarter of its drawing.
    for index in 0..<values.count where values[index].key == id { return index }
    return nil
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Casting an absent value is slow, and yields `nil` for an optional whose default is not `nil`.
      guard let index = index(of: key) else { return Key.defaultValue }
      return values[index].value as? Key.Value ?? Key.defaultValue
    }
    set {
      if let index = index(of: key) {
        values[index].value = newValue
      } else {
        values.append(Entry(key: ObjectIdentifier(key), value: newValue))
      }
    }
  }

  /// Returns whether the view or an outer view set the value.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    index(of: key) != nil
  }

  /// Returns the nearest object of exactly this type that a view put into the environment; `nil` if
  /// there is none.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  /// Sets the object of a type, or removes it with `nil`.
  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}

/// The key of an environment value, with the value's default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The preferred contrast of colours, which terminals do not report.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// The preferred weight of text, which terminals do not report.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The size class of an app's screen on one axis: compact, as on a phone, or regular.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension EnvironmentValues {
  /// Always the standard contrast, because users choose the colours of their terminal.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Always `nil`: terminals do not report the preferred weight of text.
  public var legibilityWeight: LegibilityWeight? { nil }

  public var accessibilityReduceMotion: Bool { true }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityEnabled: Bool { false }

  private enum DateKey: EnvironmentKey {
    static let defaultValue: Date? = nil
  }

  /// The date of the entry that is being archived; `nil` for a view outside of a timeline.
  var entryDate: Date? {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }

  /// The context for measuring dates that the host formats later: the entry's date and the user's
  /// locale.
  ///
  /// A view outside of a timeline is measured at the start of 1970.
  var layoutContext: DrawContext {
    let seconds = entryDate?.timeIntervalSince1970 ?? 0
    let microseconds = (seconds * 1_000_000).rounded()
    return DrawContext(
      now: Instant(microseconds: Int64(exactly: microseconds) ?? 0),
      locale: LocaleForm(identifier: Locale.readerName ?? "")
    )
  }
}
