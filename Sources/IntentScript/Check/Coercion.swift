/// A change of type that the place of an expression asks for (LG-5).
package enum Coercion: Sendable, Hashable {
  case intToDouble
  /// A day as its local midnight.
  case dayToDate
  /// A text as an address; one that is none fails at run time.
  case textToURL
  /// Each element of a list.
  indirect case elements(Coercion)
}
