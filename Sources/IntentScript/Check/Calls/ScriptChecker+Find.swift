internal import WidgetIntents

extension ScriptChecker {
  /// Checks a search such as `find ToDo where … sort by … limit N`, and returns the type of its
  /// result (LG-10).
  ///
  /// `nil` after a reported error.
  mutating func find(_ find: Find, _ expression: Expression) -> ValueType? {
    let entity: EntitySymbol
    let type: ValueType
    if let list = find.list {
      guard let (element, found) = elements(of: list) else { return nil }
      (entity, type) = (element, found)
    } else {
      guard let known = catalog.index.entities[find.entity.text] else {
        unknownEntity(find.entity)
        return nil
      }
      sites.require(extension: known.extensionName)
      entity = known
      type = ValueType(.list(.entity(known.identifier)))
    }
    if let filter = find.filter {
      self.filter(filter, entity)
      refuseTooLarge(filter)
    }
    for sort in find.sorts { check(sort.property, in: entity) }
    if let limit = find.limit {
      require(limit, .int, .operand("limit"))
      if let number = limit.wholeNumber, number < 0 {
        report(
          "`limit` is a number of \(entity.identifier), found \(number)",
          at: limit.span,
          hint: "leave the limit out to find all"
        )
      }
    }
    return type
  }

  /// Returns the entity type of a searched list's elements, and the list's type (LG-24).
  ///
  /// `nil` after a reported error, for instance if the list's elements are not entities.
  private mutating func elements(of list: Expression) -> (EntitySymbol, ValueType)? {
    guard let type = present(list) else { return nil }
    if case .entity(let name) = type.element?.type {
      if let entity = catalog.index.entities[name] { return (entity, type) }
      if let group = groups[name] { return (group.symbol, type) }
    }
    report(
      "`find in` looks through a list of entities, found \(type.type.scriptName)",
      at: list.span,
      hint: "go over other lists with `for` and `if`"
    )
    return nil
  }

  /// Reports a `where` with more comparisons or nesting levels than searches allow.
  private mutating func refuseTooLarge(_ filter: Expression) {
    let size = filter.searchSize
    if size.comparisons > EntityFilter.maximumComparisons {
      report(
        "`where` has \(size.comparisons) comparisons, more than the limit of "
          + "\(EntityFilter.maximumComparisons)",
        at: filter.span,
        hint: "divide it into several searches"
      )
    } else if size.levels > EntityFilter.maximumLevels {
      report(
        "`where` has \(size.levels) levels of `and`, `or` and `not`, more than the limit of "
          + "\(EntityFilter.maximumLevels)",
        at: filter.span,
        hint: "divide it into several searches"
      )
    }
  }

  private mutating func unknownEntity(_ name: Name) {
    guard !findings.isUnread(name.text) else { return }
    let known = catalog.index.entities.keys.sorted()
    report(
      "there is nothing to find called `\(name.text)`",
      at: name.span,
      hint: findings.suggestion(for: name.text, in: known)
        ?? (known.isEmpty
          ? "no extension has entities" : "what can be found: \(known.inRow("and"))")
    )
  }

  private mutating func check(_ property: Name, in entity: EntitySymbol) {
    guard let type = entity.searched(property.text) else {
      unknownProperty(property.text, property.span, entity)
      return
    }
    guard case .list = type.unwrapped else { return }
    report(
      "`\(property.text)` is a list and has no order",
      at: property.span,
      hint: "sort by another property"
    )
  }

  private mutating func unknownProperty(
    _ name: String,
    _ span: SourceSpan,
    _ entity: EntitySymbol
  ) {
    report(
      "`\(entity.identifier)` has no property `\(name)`",
      at: span,
      hint: findings.suggestion(for: name, in: entity.names)
        ?? "it has \(entity.names.inRow("and"))"
    )
  }

  /// Checks the condition of a search: comparisons of properties, joined by `and`, `or` and `not`.
  private mutating func filter(_ filter: Expression, _ entity: EntitySymbol) {
    nesting.enter()
    defer { nesting.leave() }
    switch filter.kind {
    case .grouped(let inner), .unary(.not, let inner):
      if !nesting.isTooDeep { self.filter(inner, entity) }
    case .binary(.and, let left, let right, _), .binary(.or, let left, let right, _):
      guard !nesting.isTooDeep else { return }
      self.filter(left, entity)
      self.filter(right, entity)
    case .binary(let sign, let left, let right, _):
      guard let comparison = EntityComparison(sign) else {
        refuse(filter, entity)
        return
      }
      compare(sign, comparison, left, right, filter, entity)
    case .name(let name):
      flag(name, filter, entity)
    case .missing:
      break
    default:
      refuse(filter, entity)
    }
  }

  private mutating func flag(_ name: String, _ filter: Expression, _ entity: EntitySymbol) {
    guard let type = entity.searched(name) else {
      if let local = scope.locals[name], local.type?.type == .bool {
        refuse(filter, entity)
      } else {
        unknownProperty(name, filter.span, entity)
      }
      return
    }
    guard type.unwrapped == .bool else {
      let hint =
        type.isOptional ? "compare it: `\(name) != nil`" : "compare it: `\(name) == …`"
      report(
        "`\(name)` is \(type.scriptName), which is not true or false",
        at: filter.span,
        hint: hint
      )
      return
    }
    resolve(filter.id, .flag(property: name))
  }

  private mutating func refuse(_ filter: Expression, _ entity: EntitySymbol) {
    report(
      "`where` accepts comparisons of properties of \(entity.identifier)",
      at: filter.span,
      hint: "test what has nothing to do with them in an `if` around it"
    )
  }

  private mutating func compare(
    _ sign: BinaryOperator,
    _ comparison: EntityComparison,
    _ left: Expression,
    _ right: Expression,
    _ filter: Expression,
    _ entity: EntitySymbol
  ) {
    guard case .name(let name) = left.ungrouped.kind else {
      refuseLeft(sign, left, right, entity)
      return
    }
    guard let type = entity.searched(name) else {
      if scope.locals[name] != nil || isProperty(right, of: entity) {
        refuseLeft(sign, left, right, entity)
      } else {
        unknownProperty(name, left.span, entity)
      }
      return
    }
    resolve(filter.id, .comparison(property: name, comparison))
    operand(right, of: ValueType(type), name, sign, left, filter, entity)
  }

  private func isProperty(_ expression: Expression, of entity: EntitySymbol) -> Bool {
    guard case .name(let name) = expression.ungrouped.kind else { return false }
    return entity.searched(name) != nil
  }

  /// Reports a comparison whose left side is not a property.
  private mutating func refuseLeft(
    _ sign: BinaryOperator,
    _ left: Expression,
    _ right: Expression,
    _ entity: EntitySymbol
  ) {
    var hint = "begin with one of its properties: \(entity.names.inRow("or"))"
    if isProperty(right, of: entity), let property = findings.excerpt(right),
      let value = findings.excerpt(left)
    {
      hint = "swap the sides: `\(property) \(sign.swapped) \(value)`"
    } else if case .member(_, let property) = left.ungrouped.kind,
      entity.searched(property.text) != nil
    {
      hint = "write only the property in `where`: `\(property.text)`"
    }
    report(
      "expected a property of \(entity.identifier) left of `\(sign.rawValue)`",
      at: left.span,
      hint: hint
    )
  }
}

extension BinaryOperator {
  /// The comparison with the same result if the sides are exchanged: `>` for `<`.
  fileprivate var swapped: String {
    switch self {
    case .less: ">"
    case .lessOrEqual: ">="
    case .greater: "<"
    case .greaterOrEqual: "<="
    default: rawValue
    }
  }
}

extension EntityComparison {
  fileprivate init?(_ sign: BinaryOperator) {
    switch sign {
    case .equal: self = .equalTo
    case .notEqual: self = .notEqualTo
    case .less: self = .lessThan
    case .lessOrEqual: self = .lessThanOrEqualTo
    case .greater: self = .greaterThan
    case .greaterOrEqual: self = .greaterThanOrEqualTo
    case .contains: self = .contains
    case .hasPrefix: self = .hasPrefix
    case .hasSuffix: self = .hasSuffix
    default: return nil
    }
  }
}

extension GroupType {
  /// A symbol with the properties `key` and `items`, so that `find in` can search groups like
  /// entities.
  fileprivate var symbol: EntitySymbol {
    EntitySymbol(
      EntityMetadata(
        identifier: identifier,
        title: Self.name,
        properties: [
          EntityMetadata.Property(name: "key", type: key.type),
          EntityMetadata.Property(name: "items", type: items.type),
        ]
      ),
      extensionName: ""
    )
  }
}
