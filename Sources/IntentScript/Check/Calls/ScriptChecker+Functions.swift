internal import WidgetIntents

extension ScriptChecker {
  /// Makes the functions of a file known, so that they may be called before they are declared.
  mutating func declareFunctions(of file: ParsedScript) {
    for statement in file.statements {
      if case .missing = statement.kind { findings.skip(statement.span) }
      guard case .function(let function) = statement.kind else { continue }
      declare(function)
    }
  }

  private mutating func declare(_ function: Function) {
    let name = function.name
    let isTaken = refuseTakenName(name)
    var types: [ValueType?] = []
    // The parser has reported parameters without a type.
    for parameter in function.parameters { types.append(parameter.type.flatMap { type(of: $0) }) }
    let result = function.result.map { type(of: $0) } ?? .nothing
    signatures.append(
      FunctionSignature(
        name: name,
        parameters: zip(function.parameters, types).map {
          ParameterSymbol(name: $0.name.text, type: $1?.type)
        },
        types: types,
        result: result,
        order: Array(function.parameters.indices)
      )
    )
    if !isTaken { functionsByName[name.text] = functions.count }
    rules.addFunction()
    functions.append(
      CheckedFunction(function: function, slots: 0, result: result?.type ?? .nothing)
    )
  }

  /// Whether a function's name means something else already.
  private mutating func refuseTakenName(_ name: Name) -> Bool {
    if let other = functionsByName[name.text] {
      if isInteractive, other < firstFunction { return false }
      report(
        "`\(name.text)` is declared twice",
        at: name.span,
        hint:
          "the other one is \(findings.place(of: signatures[other].name.span)): rename one of them"
      )
      return true
    }
    guard name.text == Self.show || catalog.index.callables[name.text] != nil else { return false }
    let kind = name.text == Self.show ? "part of the language" : "an intent"
    report(
      "`\(name.text)` is \(kind) already",
      at: name.span,
      hint: "give the function another name"
    )
    return true
  }

  /// Checks what the functions do, each in a scope of its own.
  mutating func checkFunctionBodies() {
    let script = scope
    scriptScope = script
    for index in functions.indices.dropFirst(firstFunction) {
      let function = functions[index].function
      scope = FunctionScope(function: index)
      bindParameters(of: function, signatures[index].types)
      let ends = block(function.body)
      if function.result != nil, !ends, signatures[index].result?.type != .nothing,
        !findings.isPartlyUnread(function.body.span)
      {
        let type = signatures[index].result?.type.scriptName ?? "a value"
        report(
          "`\(function.name.text)` can end without returning \(type)",
          at: function.name.span,
          hint: "end every path with `return` or `fail`"
        )
      }
      functions[index] = CheckedFunction(
        function: function,
        slots: Int(scope.slots),
        result: functions[index].result
      )
    }
    scope = script
    scriptScope = nil
  }

  private mutating func bindParameters(of function: Function, _ types: [ValueType?]) {
    for (parameter, type) in zip(function.parameters, types) where !refuseRebinding(parameter.name)
    {
      let slot = scope.bind(
        parameter.name.text,
        type,
        .given,
        parameter.name.span
      )
      resolve(parameter.id, .local(slot: slot))
    }
  }

  /// What other languages call the types.
  private static let typeNames = [
    "integer": "Int", "long": "Int", "float": "Double", "number": "Double", "boolean": "Bool",
    "str": "String", "text": "String", "datetime": "Date", "time": "Date", "timedelta": "Duration",
    "void": "Nothing", "none": "Nothing",
  ]

  /// The type that is written; an unknown one is reported, with the name that was meant.
  mutating func type(of written: TypeSyntax) -> ValueType? {
    switch written {
    case .list(let element, _):
      return type(of: element).map { ValueType(.list($0.type), isDayOnly: $0.isDayOnly) }
    case .optional(let wrapped, _):
      return type(of: wrapped).map(\.wrapped)
    case .named(let name):
      if let type = IntentValueType.byScriptName[name.text] {
        return ValueType(type, isDayOnly: type == .dateComponents)
      }
      if let entity = catalog.index.entities[name.text] {
        return ValueType(.entity(entity.identifier))
      }
      if catalog.index.enumerations[name.text] != nil { return ValueType(.enumeration(name.text)) }
      if name.text == "Measurement" {
        let names = ScriptUnit.dimensions.prefix(4).map {
          IntentValueType.typeName(ofDimension: $0)
        }
        report(
          "a measurement's type is named after what is measured",
          at: name.span,
          hint: "write \(list(names, "or")), …"
        )
        return nil
      }
      let known =
        IntentValueType.byScriptName.keys.sorted() + catalog.index.entities.names.sorted()
        + catalog.index.enumerations.names.sorted()
      report(
        "there is no type `\(name.text)`",
        at: name.span,
        hint: Self.typeNames[name.text.lowercased()].map { "did you mean `\($0)`?" }
          ?? suggestion(for: name.text, in: known)
          ?? "types are Bool, Int, Double, String, Day, Date, Duration, URL and those of the extensions"
      )
      return nil
    }
  }
}
