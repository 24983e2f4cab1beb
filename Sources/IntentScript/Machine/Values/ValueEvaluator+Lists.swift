internal import WidgetIntents

/// Properties and functions of lists.
extension ValueEvaluator {
  /// Returns the element at an index, which counts from 0.
  func element(of list: IntentValue, at index: IntentValue) throws(ScriptFault) -> IntentValue {
    guard case .list(let elements) = list, case .int(let index) = index else {
      throw unknown(list, index)
    }
    guard elements.indices.contains(index) else {
      throw .failure(
        "there is no element \(index) in a list of \(elements.count)",
        hint: elements.isEmpty
          ? "the list is empty" : "its elements have the numbers 0 to \(elements.count - 1)"
      )
    }
    return elements[index]
  }

  func property(
    _ member: BuiltInMember,
    of elements: [IntentValue]
  ) throws(ScriptFault) -> IntentValue {
    switch member {
    case .count: return .int(elements.count)
    case .isEmpty: return .bool(elements.isEmpty)
    case .first: return elements.first ?? .none
    case .last: return elements.last ?? .none
    case .reversed: return .list(elements.reversed())
    case .unique: return .list(unique(elements))
    case .sorted: return .list(sorted(elements, by: elements))
    case .min: return least(elements)
    case .max: return greatest(elements)
    case .sum: return try sum(elements)
    default: throw lacks(.list(elements), member)
    }
  }

  func function(
    _ call: BuiltInCall,
    of elements: [IntentValue],
    _ arguments: [IntentValue]
  ) throws(ScriptFault) -> IntentValue {
    guard let key = call.key else {
      switch call.member {
      case .contains:
        guard let wanted = arguments.first else { throw .damaged }
        return .bool(rule.contains(.list(elements), wanted))
      case .prefix: return .list(Array(elements.prefix(try size(arguments, of: "prefix"))))
      case .suffix: return .list(Array(elements.suffix(try size(arguments, of: "suffix"))))
      case .joined: return try joined(elements, by: try text(arguments))
      default: throw lacks(.list(elements), call.member)
      }
    }
    let keys = try keys(key, of: elements)
    switch call.member {
    case .map: return .list(keys)
    case .sorted: return .list(sorted(elements, by: keys))
    case .min: return least(keys)
    case .max: return greatest(keys)
    case .sum: return try sum(keys)
    case .grouped: return .list(groups(of: elements, by: keys))
    default: throw lacks(.list(elements), call.member)
    }
  }

  private func keys(
    _ key: MemberKey,
    of elements: [IntentValue]
  ) throws(ScriptFault) -> [IntentValue] {
    var keys: [IntentValue] = []
    keys.reserveCapacity(elements.count)
    for element in elements { keys.append(try value(of: key, in: element)) }
    return keys
  }

  private func joined(
    _ elements: [IntentValue],
    by separator: String
  ) throws(ScriptFault) -> IntentValue {
    var joined = ""
    for (index, element) in elements.enumerated() {
      if index > 0 { joined += separator }
      joined += text(element)
      try allow(bytes: joined.utf8.count)
    }
    return .string(joined)
  }
}

/// Functions that depend on the order or the equality of elements.
extension ValueEvaluator {
  /// Sorts elements by their keys; elements without a key come last, and equal keys keep their order.
  private func sorted(_ elements: [IntentValue], by keys: [IntentValue]) -> [IntentValue] {
    keys.indices.sorted { left, right in
      switch rule.listed(keys[left], keys[right]) {
      case .less: true
      case .equal: left < right
      case .greater: false
      }
    }.map { elements[$0] }
  }

  private func least(_ elements: [IntentValue]) -> IntentValue {
    elements.filter { $0 != .none }.min { rule.order($0, $1) == .less } ?? .none
  }

  private func greatest(_ elements: [IntentValue]) -> IntentValue {
    elements.filter { $0 != .none }.max { rule.order($0, $1) == .less } ?? .none
  }

  /// Returns the sum of the elements with a value; 0 if there is none.
  private func sum(_ elements: [IntentValue]) throws(ScriptFault) -> IntentValue {
    var sum: IntentValue?
    for element in elements where element != .none {
      sum = try sum.map { (sum) throws(ScriptFault) in try add(sum, element) } ?? element
    }
    return sum ?? .int(0)
  }

  private func unique(_ elements: [IntentValue]) -> [IntentValue] {
    var seen: Set<IntentValue> = []
    return elements.filter { seen.insert(identity(of: $0)).inserted }
  }

  private func groups(of elements: [IntentValue], by keys: [IntentValue]) -> [IntentValue] {
    var places: [IntentValue: Int] = [:]
    var groups: [(key: IntentValue, items: [IntentValue])] = []
    for (element, key) in zip(elements, keys) {
      let identity = identity(of: key)
      if let place = places[identity] {
        groups[place].items.append(element)
      } else {
        places[identity] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups.map { key, items in
      let title = text(key)
      return .entity(
        EntityValue(
          type: GroupType.name,
          id: title,
          title: title,
          properties: [
            EntityValue.Property(name: "key", value: key),
            EntityValue.Property(name: "items", value: .list(items)),
          ]
        )
      )
    }
  }

  /// Returns the same value for all values that `==` considers equal, so that they are equal in a
  /// hash table too.
  private func identity(of value: IntentValue) -> IntentValue {
    switch value {
    case .dateComponents: clock.instant(of: value).map { .int(Int($0.microseconds)) } ?? value
    case .measurement(let measurement): .measurement(measurement.inFirstUnit)
    default: value
    }
  }
}
