#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A parameter's value or an intent's result apart from its Swift type.
///
/// It travels between processes, is printed, and is what scripts compute with. What is large is
/// boxed, so that the scalars cost no allocation and an array of values stays flat.
public enum IntentValue: Sendable, Hashable {
  /// No value: an optional that is `nil`.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  /// An instant.
  case date(Date)
  /// A day, a time of day, or both, in no time zone; a day alone has year, month and day.
  indirect case dateComponents(DateComponents)
  /// A span of time, in calendar units or exact ones.
  indirect case duration(CalendarDuration)
  /// A number with its unit, other than a span of time.
  indirect case measurement(MeasurementValue)
  indirect case enumeration(EnumerationValue)
  indirect case entity(EntityValue)
  case list([IntentValue])
}
