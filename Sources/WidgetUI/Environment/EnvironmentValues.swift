import Foundation
import Moments
import WidgetRender

/// The values that a view inherits from its surroundings; a change applies to the views inside (SU-56).
public struct EnvironmentValues {
  /// A widget sets a dozen values, of which each text reads as many: a search is faster than hashing.
  private var values: [Entry] = []
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Records that a view read what differs between light and dark.
  var schemeReads: EnvironmentReads?
  /// Records that a view read what differs once a press has put it out of date.
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

  /// Whether a view further out set the value.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    index(of: key) != nil
  }

  /// The nearest object of exactly this type that a view put into the environment.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  /// Sets the object of a type, or removes it with `nil`.
  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}

/// A key of a value that flows down the tree of views, with the value's default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The preferred contrast of colours; terminals do not report it.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Whether the reader likes bolder text; terminals do not report it.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The room along one side of an app's screen.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension EnvironmentValues {
  /// Always standard: a terminal's colours are its reader's choice.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Always `nil`: terminals do not report it.
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

  /// By what open dates are measured while a view is archived: the moment at which it is shown first.
  var layoutContext: DrawContext {
    let seconds = entryDate?.timeIntervalSince1970 ?? 0
    let microseconds = (seconds * 1_000_000).rounded()
    return DrawContext(
      now: Instant(microseconds: Int64(exactly: microseconds) ?? 0),
      locale: LocaleForm(identifier: Locale.readerName ?? "")
    )
  }
}
