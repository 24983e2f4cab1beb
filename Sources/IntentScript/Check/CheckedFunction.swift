package import WidgetIntents

/// A function of the script or of a file that it uses.
package struct CheckedFunction: Sendable {
  package let function: Function
  /// The places of its frame; those of the parameters come first, in order.
  package let slots: Int
  package let result: IntentValueType

  package init(function: Function, slots: Int, result: IntentValueType) {
    self.function = function
    self.slots = slots
    self.result = result
  }
}
