/// Names by number, each held once.
struct NumberedNames: Sendable {
  private(set) var values: [String] = []
  private var numbers: [String: Int32] = [:]

  mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(values.count)
    values.append(name)
    numbers[name] = number
    return number
  }
}
