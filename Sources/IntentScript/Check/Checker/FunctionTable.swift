/// The functions that a script has declared, by their numbers and by their names.
struct FunctionTable {
  private(set) var checked: [CheckedFunction] = []
  private var signatures: [FunctionSignature] = []
  private var numbers: [String: Int] = [:]
  private var firstOfInput = 0

  /// Whether there are no functions that a call could refer to.
  var isEmpty: Bool { numbers.isEmpty }

  /// The functions that can be called, in no particular order.
  var callable: Dictionary<String, Int>.Values { numbers.values }

  /// The names of the functions that can be called, in alphabetical order.
  var names: [String] { numbers.keys.sorted() }

  /// Returns the index of the function with a name; `nil` if there is none.
  subscript(name: String) -> Int? { numbers[name] }

  func signature(_ function: Int) -> FunctionSignature { signatures[function] }

  /// Begins a new input, to which all functions declared from now on belong.
  mutating func beginInput() { firstOfInput = checked.count }

  /// The indices of the functions that the current input has declared.
  var ofInput: Range<Int> { firstOfInput..<checked.count }

  /// Adds a function whose statements are not checked yet.
  ///
  /// With `isNamed` false it cannot be called, because its name is taken.
  mutating func declare(_ function: Function, _ signature: FunctionSignature, isNamed: Bool) {
    if isNamed { numbers[signature.name.text] = checked.count }
    signatures.append(signature)
    checked.append(
      CheckedFunction(function: function, slots: 0, result: signature.result?.type ?? .nothing)
    )
  }

  /// Sets the number of slots of a function's names.
  mutating func setSlots(_ slots: Int32, of function: Int) {
    let declared = checked[function]
    checked[function] = CheckedFunction(
      function: declared.function,
      slots: Int(slots),
      result: declared.result
    )
  }
}
