#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A parameter's value or an intent's result apart from its Swift type.
///
/// It travels between processes, is printed, and is what scripts compute with.
public indirect enum IntentValue: Sendable, Hashable {
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
  case dateComponents(DateComponents)
  case enumeration(EnumerationValue)
  case entity(EntityValue)
  case list([IntentValue])
}
