package import WidgetIntents

/// The checker's resolution of a syntax node; most nodes need none.
///
/// Large cases are boxed, because a script has as many bindings as nodes.
package enum NodeBinding: Sendable {
  /// The node needs no resolution: the syntax alone determines its meaning.
  case plain
  /// A name's slot in the frame of its function, or of the script if it is outside of a function.
  case local(slot: Int)
  /// A bare word or `.case` that means a case of an enumeration; the size of `show` is a case of
  /// the type `Size`.
  indirect case enumeration(EnumerationValue)
  /// A word that names a placed widget or a kind of widgets.
  indirect case widget(String)
  /// A call of an intent, with its index in ``CheckedScript/sites``.
  case intent(site: Int)
  /// A call of a function, with its index in ``CheckedScript/functions``.
  ///
  /// `order[parameter]` is the index of a parameter's argument in the call, or -1 for its default.
  case function(Int, order: [Int])
  /// An entity that is found by a text, such as `ToDo("milk")`, with the identifier of its type.
  indirect case entityLiteral(String)
  /// A call such as `show(to-do, size: large)`, with the indices of the widget and of the size
  /// among its arguments; `nil` without a size.
  indirect case show(widget: Int, size: Int?)
  /// A property of an entity or of the caught error, by its Swift name.
  indirect case property(String)
  /// A built-in property that every list, text or entity has.
  case member(BuiltInMember)
  /// A call of a built-in function, with the property that it reads from each element, if any.
  indirect case builtIn(BuiltInMember, MemberKey?)
  /// A use of standard input: its lines, or all of its text.
  case input(InputPart)
  /// A comparison of a found entity's property, in a `where`.
  indirect case comparison(property: String, EntityComparison)
  /// A Bool property that is a condition by itself in a `where`.
  indirect case flag(property: String)
  /// A prompt: the type of its answer, and the indices of the question and of the choices among its
  /// arguments.
  indirect case prompt(answer: IntentValueType, question: Int?, choices: Int?)
}

/// The part of standard input that a script reads (LG-22).
package enum InputPart: String, Sendable, Hashable, CaseIterable {
  /// The lines: read one after another by a `for`, otherwise all at once into a list.
  case lines
  case text

  /// The name of standard input in scripts, unless the script binds it to something else.
  static let word = "input"

  var type: IntentValueType { self == .lines ? .list(.string) : .string }
}

/// A conversion that the context of an expression requires (LG-5).
package enum Coercion: Sendable, Hashable {
  case intToDouble
  /// Converts a day to the instant of its local midnight.
  case dayToDate
  /// Converts a text to a URL; an invalid one fails at run time.
  case textToURL
  /// Converts the sum of an empty list to a zero of the type: a number, duration or measurement.
  case emptySum(IntentValueType)
  /// Converts each element of a list.
  indirect case elements(Coercion)
}

/// The entity type of the error that `catch` binds.
enum CaughtError {
  static let type = "Error"

  static let properties: [String: IntentValueType] = [
    "message": .string, "hint": .optional(.string), "intent": .optional(.string),
  ]
}
