import SharedStore

/// Loads a store as the benchmarks need it.
///
/// `StoreLoad commits DATABASE COUNT` makes so many durable, journalled changes one by one and prints the
/// median of each in microseconds.
@main
struct StoreLoad {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, arguments[1] == "commits", let count = Int(arguments[3]), count > 0
    else {
      throw Usage()
    }
    let store = try SharedStore(
      at: StoreLocation(path: arguments[2]),
      schemas: [
        ModuleSchema(name: "load", migrations: [Migration(1, [.createCollection(Load.collection)])])
      ]
    )
    var elapsed: [Duration] = []
    for number in 0..<count {
      let run = JournalRun(
        id: "load-\(number)",
        intent: "Load",
        parameters: "{}",
        key: nil,
        origin: "benchmark"
      )
      let time = try await ContinuousClock().measure {
        try await JournalRun.$current.withValue(run) {
          try await store.write { transaction in
            _ = try transaction.insert(Load(key: 0, name: "Buy milk number \(number)"))
          }
        }
      }
      elapsed.append(time)
    }
    elapsed.sort()
    let median = elapsed[count / 2].components
    print(median.seconds * 1_000_000 + median.attoseconds / 1_000_000_000_000)
  }

  struct Usage: Error, CustomStringConvertible {
    let description = "usage: StoreLoad commits DATABASE COUNT"
  }
}

private struct Load: StoreRecord {
  static let collection = StoreCollection("load", columns: [StoreColumn("name", .text)])

  var key: Int64
  var name: String

  init(key: Int64, name: String) {
    self.key = key
    self.name = name
  }

  init(row: StoreRow) throws {
    key = row.key
    name = try row.value("name")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
  }
}
