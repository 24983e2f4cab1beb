/// What a function does by itself, and which functions it calls.
struct FunctionEffects {
  /// The first place of each effect, and the word for it there.
  var own: [Effect: (word: String, span: SourceSpan)] = [:]
  /// The first intent of each extension.
  var hosts: [String: String] = [:]
  var calls: Set<Int> = []
}
