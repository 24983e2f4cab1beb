#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Whether the previous action's output flows into a parameter of a shortcut; without effect here.
public enum InputConnectionBehavior: Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

extension Bool {
  /// What true and false are called in an editor.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    /// Names both values.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension Int {
  /// The control by which an editor would set a whole number.
  public enum IntentControlStyle: Sendable { case stepper, field }
}

extension Double {
  /// The control by which an editor would set a number.
  public enum IntentControlStyle: Sendable { case stepper, field, slider }
}

extension Date {
  /// What an editor would ask for.
  public enum IntentDateKind: Sendable { case date, time, dateTime }
}

extension DateComponents {
  /// What an editor would ask for.
  public typealias IntentDateKind = Date.IntentDateKind
}
