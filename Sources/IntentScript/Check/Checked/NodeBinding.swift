package import WidgetIntents

/// The checker's resolution of a syntax node; most nodes need none.
///
/// Large cases are boxed, because a script has as many bindings as nodes.
package enum NodeBinding: Sendable {
  /// The node needs no resolution.
  case plain
  /// A name's slot in the frame of its function, or of the script if it is outside of a function.
  case local(slot: Int)
  /// A bare word or `.case`; a size of `show` is one of the type `Size`.
  indirect case enumeration(EnumerationValue)
  /// A word for a placed widget or a kind.
  indirect case widget(String)
  /// A call of an intent: its place among ``CheckedScript/sites``.
  case intent(site: Int)
  /// A call of a function: its place among ``CheckedScript/functions``; the arguments in the order of
  /// its parameters are `order[parameter]`, an index into the call's arguments, or -1 for the default.
  case function(Int, order: [Int])
  /// `ToDo("milk")`: an entity type's identifier.
  indirect case entityLiteral(String)
  /// `show(to-do, size: large)`: the positions of its arguments in the call.
  indirect case show(widget: Int, size: Int?)
  /// A property of an entity or of the caught error, by its Swift name.
  indirect case property(String)
  /// A property that every list, text or entity has.
  case member(BuiltInMember)
  /// A function of a value, with the property that it reads from each element.
  indirect case builtIn(BuiltInMember, MemberKey?)
  /// A part of standard input.
  case input(InputPart)
  /// A comparison of a found entity's property, in a `where`.
  indirect case comparison(property: String, EntityComparison)
  /// A property that is true or not by itself, in a `where`.
  indirect case flag(property: String)
  /// A prompt and what its answer has to be; the arguments' places in the call.
  indirect case prompt(answer: IntentValueType, question: Int?, choices: Int?)
}

/// The part of standard input that a script reads (LG-22).
package enum InputPart: String, Sendable, Hashable, CaseIterable {
  /// One after another in a `for`, otherwise all at once.
  case lines
  case text

  /// The name of standard input in scripts, unless the script binds it to something else.
  static let word = "input"

  var type: IntentValueType { self == .lines ? .list(.string) : .string }
}

/// A change of type that the place of an expression asks for (LG-5).
package enum Coercion: Sendable, Hashable {
  case intToDouble
  /// A day as its local midnight.
  case dayToDate
  /// A text as an address; one that is none fails at run time.
  case textToURL
  /// The 0 that is the sum of no elements, as a number, span or measure of the type.
  case emptySum(IntentValueType)
  /// Each element of a list.
  indirect case elements(Coercion)
}

/// The entity that `catch` binds.
enum CaughtError {
  static let type = "Error"

  static let properties: [String: IntentValueType] = [
    "message": .string, "hint": .optional(.string), "intent": .optional(.string),
  ]
}
