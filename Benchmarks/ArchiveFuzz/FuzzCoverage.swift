/// The number of times that each choice was made and each outcome occurred.
struct FuzzCoverage {
  private var groups: [String: Group] = [:]
  private var outcomes: [String: Int] = [:]

  private struct Group {
    var names: [String]
    var counts: [Int]
  }

  mutating func count<Choice: FuzzChoice>(_ choice: Choice, at index: Int) {
    if groups[Choice.group] == nil {
      let names = Choice.allCases.map(\.rawValue)
      let zeros = Array(repeating: 0, count: names.count)
      groups[Choice.group] = Group(names: names, counts: zeros)
    }
    groups[Choice.group]?.counts[index] += 1
  }

  mutating func count(outcome: String) { outcomes[outcome, default: 0] += 1 }

  /// A table of all choices and outcomes with their counts, followed by the choices that were never
  /// made.
  var report: String {
    var lines: [String] = []
    var missing: [String] = []
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      let parts = zip(group.names, group.counts).map { "\($0) \($1)" }
      lines.append("\(name): \(parts.joined(separator: ", "))")
      missing += zip(group.names, group.counts).filter { $1 == 0 }.map { "\(name) \($0.0)" }
    }
    lines.append("outcomes:")
    lines += outcomes.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
    let choices = groups.values.reduce(0) { $0 + $1.names.count }
    let seen = choices - missing.count
    lines.append("\(seen) of \(choices) cases occurred, \(outcomes.count) outcomes")
    if !missing.isEmpty { lines.append("never: \(missing.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }
}

/// An enumeration of which each case is chosen with the same probability.
protocol FuzzChoice: CaseIterable, RawRepresentable<String> where AllCases == [Self] {
  static var group: String { get }
}
