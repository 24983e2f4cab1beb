/// How a value of one type becomes one of another.
enum Conversion: Equatable {
  case unchanged
  case coerced(Coercion)
}
