import SeededNumbers

/// A random script that computes with whole numbers: loops, functions, comparisons, failures.
///
/// It always parses and checks; overflow, division by zero and deep calls are a part of it.
package struct NumberScript: Sendable {
  package private(set) var text = ""
  private var random: SplitMix64
  private var depth = 0
  private var serial = 0
  /// The names that are bound here.
  private var names: [String] = []
  private static let deepest = 4

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for function in ["f", "g"] {
      write("func \(function)(a: Int, b: Int) -> Int {")
      names = ["a", "b"]
      write("if a <= 0 or b > 1000 { return \(number()) }")
      for _ in 0..<random.below(3) { statement() }
      let callee = function == "f" ? "f" : ["f", "g"][random.below(2)]
      write("return \(callee)(a: a - \(1 + random.below(3)), b: \(number()))")
      write("}")
    }
    names = []
    for name in ["x", "y", "z"] {
      write("var \(name) = \(random.below(20) - 5)")
      names.append(name)
    }
    for _ in 0..<4 + random.below(8) { statement() }
    write("print \"\\(x) \\(y) \\(z)\"")
  }

  private mutating func write(_ line: String) { text += line + "\n" }

  private mutating func name() -> String { names[random.below(names.count)] }

  /// A name that may be assigned; parameters may not.
  private var variable: String? {
    mutating get {
      let variables = names.filter { $0.count == 1 && $0 >= "x" || $0.hasPrefix("v") }
      return variables.isEmpty ? nil : variables[random.below(variables.count)]
    }
  }

  private mutating func number(_ depth: Int = 0) -> String {
    switch random.below(depth > 2 ? 3 : 9) {
    // The checker refuses a division by a literal zero; names come to zero often enough.
    case 0: return "\(1 + random.below(11))"
    case 1, 2: return name()
    case 3: return "4611686018427387904"
    case 4: return "[1, 2, \(number(depth + 1))].count"
    default:
      let sign = ["+", "-", "*", "/", "%"][random.below(5)]
      return "(\(number(depth + 1)) \(sign) \(number(depth + 1)))"
    }
  }

  private mutating func condition() -> String {
    let sign = ["==", "!=", "<", "<=", ">", ">="][random.below(6)]
    let comparison = "\(number()) \(sign) \(number())"
    switch random.below(6) {
    case 0: return "not (\(comparison))"
    case 1: return "\(comparison) and \(name()) < \(number())"
    case 2: return "\(name()) > 3 or \(comparison)"
    case 3: return "\(Double(random.below(9))) < 4.5"
    default: return comparison
    }
  }

  private mutating func block(_ head: String, _ tail: String = "}", in body: (inout Self) -> Void) {
    write(head)
    let outer = names
    depth += 1
    body(&self)
    depth -= 1
    names = outer
    write(tail)
  }

  private mutating func statements() {
    for _ in 0...random.below(3) { statement() }
  }

  private mutating func statement() {
    serial += 1
    switch random.below(depth >= Self.deepest ? 4 : 10) {
    case 0, 1:
      if let variable { write("\(variable) = \(number())") } else { write("print \(number())") }
    case 2: write("print \(number())")
    case 3:
      let name = "v\(serial)"
      let value = number()
      write("var \(name) = \(value)")
      names.append(name)
    case 4:
      block("if \(condition()) {", "} else { print \"no\" }") { $0.statements() }
    case 5: block("repeat \(random.below(5)) times {") { $0.statements() }
    case 6:
      let name = "i\(serial)"
      block("for \(name) in [\(number()), 2, \(number())] {") {
        $0.names.append(name)
        $0.statements()
        if $0.random.below(3) == 0 { $0.write("if \(name) > 5 { break } else { continue }") }
      }
    case 7:
      block("try {", "} catch error { print error.message }") {
        $0.statements()
        $0.write("print f(a: \($0.number()), b: \($0.number()))")
      }
    case 8:
      let name = "v\(serial)"
      write("var \(name) = 0")
      block("while \(name) < \(random.below(30)) {") {
        $0.statements()
        $0.write("\(name) = \(name) + 1")
      }
    default: write("print g(a: \(random.below(40)), b: \(number()))")
    }
  }
}
