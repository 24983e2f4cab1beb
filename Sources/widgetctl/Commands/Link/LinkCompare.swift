import Ground
import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal

/// The command `link compare`, which compares the shared records with the hub's.
///
/// `doctor` starts it, because `doctor` itself opens no connection (LK-1).
struct LinkCompare {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// Compares the records.
  ///
  /// - Returns: 1 if a record differs.
  func run() throws(CommandError) -> ExitCode {
    let store = try host.store
    guard let link = try LinkState(store).link else { throw .notLinked(context) }
    let isBackground = context.arguments.has(LinkCommand.background)
    let comparison: LinkComparison
    do {
      let hub = try LinkedHub.open(link.address, context, isBackground: isBackground)
      comparison = try LinkComparison(of: try store.writable.open(), with: hub)
    } catch {
      throw CommandError(any: error)
    }
    let text = ComparisonText(comparison)
    if context.output.isJSON {
      try context.output.result(json: text.json)
    } else {
      let names = Set(comparison.collections.map(\.name))
      let records = RecordText(of: names, for: host, in: context.timeZone())
      let lines = text.lines(records)
      let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
      try context.output.result(lines: safe.joined())
    }
    return comparison.isAlike ? .done : .negative
  }
}

/// Describes the result of a comparison with the hub.
struct ComparisonText {
  private let comparison: LinkComparison

  /// The most records of a collection that are listed; of further ones only the number is given.
  private static let mostRecords = 20

  init(_ comparison: LinkComparison) {
    self.comparison = comparison
  }

  /// One line about the number of different records.
  var summary: String {
    let count = comparison.collections.reduce(0) { $0 + $1.differences.count }
    switch count {
    case 0:
      return String(
        english: "No record differs from the hub's",
        turkish: "Merkezdekinden farklı kayıt yok"
      )
    case 1:
      return String(
        english: "1 record differs from the hub's",
        turkish: "1 kayıt merkezdekinden farklı"
      )
    default:
      return String(
        english: "\(count) records differ from the hub's",
        turkish: "\(count) kayıt merkezdekinden farklı"
      )
    }
  }

  func lines(_ text: RecordText) -> [String] {
    var lines = [summary]
    for collection in comparison.collections {
      let noun = LinkWords.noun(text.description(of: collection.name)?.noun ?? collection.name)
      let digests =
        collection.ownDigest == collection.theirDigest
        ? collection.ownDigest : "\(collection.ownDigest) ≠ \(collection.theirDigest)"
      lines.append(
        String(
          english:
            "  \(noun): \(collection.ownCount) here, \(collection.theirCount) on the hub; checksum \(digests)",
          turkish:
            "  \(noun): burada \(collection.ownCount), merkezde \(collection.theirCount); sağlama \(digests)"
        )
      )
      lines += collection.differences.prefix(Self.mostRecords).map { line($0, noun) }
      let rest = collection.differences.count - Self.mostRecords
      if rest > 0 {
        lines.append(
          String(english: "    … and \(rest) more", turkish: "    … ve \(rest) tane daha")
        )
      }
    }
    if comparison.leftOut > 0 {
      lines.append(
        String(
          english:
            "  \(comparison.leftOut) not compared: they changed since the hub was last asked",
          turkish:
            "  \(comparison.leftOut) karşılaştırılmadı: merkeze son sorulduğundan beri değişti"
        )
      )
    }
    return lines
  }

  private func line(_ difference: LinkComparison.Difference, _ noun: String) -> String {
    let name = "    \(noun) \(difference.number.map { "\($0)" } ?? difference.record.identity)"
    if !difference.isThere {
      return String(
        english: "\(name) is only on this machine",
        turkish: "\(name) yalnızca bu makinede"
      )
    }
    if !difference.isHere {
      return String(english: "\(name) is only on the hub", turkish: "\(name) yalnızca merkezde")
    }
    let columns = difference.columns.map { column in
      column == StoreFilter.keyColumn
        ? String(english: "number", turkish: "numara") : PropertyWords(column).title
    }
    var named: [String] = []
    for column in columns where !named.contains(column) { named.append(column) }
    return "\(name): \(named.joined(separator: ", "))"
  }

  var json: [(String, JSONText)] {
    [
      ("isAlike", .bool(comparison.isAlike)), ("leftOut", .integer(Int64(comparison.leftOut))),
      (
        "collections",
        .array(
          comparison.collections.map { collection in
            .object([
              ("name", .string(collection.name)), ("own", .integer(Int64(collection.ownCount))),
              ("theirs", .integer(Int64(collection.theirCount))),
              ("ownDigest", .string(collection.ownDigest)),
              ("theirDigest", .string(collection.theirDigest)),
              (
                "differences",
                .array(
                  collection.differences.map { difference in
                    .object([
                      ("identity", .string(difference.record.identity)),
                      ("number", difference.number.map { .integer($0) } ?? .null),
                      ("isHere", .bool(difference.isHere)), ("isThere", .bool(difference.isThere)),
                      ("columns", .array(difference.columns.map { .string($0) })),
                    ])
                  }
                )
              ),
            ])
          }
        )
      ),
    ]
  }
}
