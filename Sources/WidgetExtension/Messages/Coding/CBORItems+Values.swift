/// Why a value of a message is not what belongs in its place.
package struct CBORMisfit: Error, Equatable {
  /// Where the value is in the list of items.
  let place: Int
  let reason: String
}

extension CBORItems {
  func isNull(at place: Int) -> Bool { items[place].kind == .null }

  func bool(at place: Int) throws(CBORMisfit) -> Bool {
    guard items[place].kind == .boolean else { throw mismatch(Bool.self, at: place) }
    return items[place].value == 1
  }

  func string(at place: Int) throws(CBORMisfit) -> String {
    guard items[place].kind == .text else { throw mismatch(String.self, at: place) }
    return text(at: place)
  }

  func double(at place: Int) throws(CBORMisfit) -> Double {
    let item = items[place]
    switch item.kind {
    case .double: return Double(bitPattern: item.value)
    case .unsigned: return Double(item.value)
    case .negative: return -1 - Double(item.value)
    default: throw mismatch(Double.self, at: place)
    }
  }

  func integer<Number: FixedWidthInteger>(at place: Int) throws(CBORMisfit) -> Number {
    let item = items[place]
    switch item.kind {
    case .unsigned:
      if let number = Number(exactly: item.value) { return number }
    case .negative:
      // -1 - n, which has no smaller magnitude that could be out of range.
      if let number = Number(exactly: item.value), Number.isSigned { return -1 - number }
    default: throw mismatch(Number.self, at: place)
    }
    throw CBORMisfit(place: place, reason: "a number that is no \(Number.self)")
  }

  func array(at place: Int) throws(CBORMisfit) -> Item {
    guard items[place].kind == .array else { throw mismatch([Any].self, at: place) }
    return items[place]
  }

  func map(at place: Int) throws(CBORMisfit) -> Item {
    guard items[place].kind == .map else { throw mismatch([String: Any].self, at: place) }
    return items[place]
  }

  func mismatch(_ type: Any.Type, at place: Int) -> CBORMisfit {
    CBORMisfit(place: place, reason: "\(type) \(isNull(at: place) ? "missing" : "expected")")
  }

  /// What does not fit, and the keys and positions that lead there: `Bool expected at widgets.0.isActivity`.
  func detail(of misfit: CBORMisfit) -> String {
    let path = path(to: misfit.place)
    return path.isEmpty ? misfit.reason : "\(misfit.reason) at \(path.joined(separator: "."))"
  }

  private func path(to place: Int) -> [String] {
    var path: [String] = []
    var container = 0
    while container < place {
      let isMap = items[container].kind == .map
      var (next, position) = (container + 1, 0)
      // The value that is at the place, or holds it.
      while items[isMap ? next + 1 : next].end <= place {
        next = items[isMap ? next + 1 : next].end
        position += 1
      }
      path.append(isMap ? text(at: next) : "\(position)")
      container = isMap ? next + 1 : next
    }
    return path
  }
}
