import Ground
import Moments
import SharedStore
import SystemLibrary
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// The command `log --follow`, which prints each run when it is committed, until a signal or until
/// its output is closed.
///
/// It holds no lock, and opens the store only while it reads a page. So a slow or stopped reader of
/// the output delays no other process.
struct FollowedLog {
  static let option = OptionDefinition("follow", "wait, and print each run as it is committed")
  static let since = OptionDefinition(
    "since",
    value: "RUN|TIME",
    "with --follow: begin with the run of this number, or the first since a time"
  )

  /// The most changed records that are read and kept in memory at a time.
  private static let recordsAtOnce = 256

  private let host: Host
  private let context: CommandContext
  private let location: StoreLocation
  private let zone: TimeZoneRules
  private let output: WaitingOutput
  private let notice: ChangeNotice
  private let descriptions: FollowedDescriptions

  /// Prepares the output.
  ///
  /// - Throws: If the command line is wrong, or the process cannot open more files.
  init(_ host: Host) throws(CommandError) {
    self.host = host
    context = host.context
    try Self.requireAlone(context)
    location = try host.store.location
    zone = context.timeZone()
    output = try WaitingOutput()
    descriptions = FollowedDescriptions(host)
    // Watching begins before the first check, so that no run in between is missed.
    notice = ChangeNotice(location)
  }

  /// Prints runs until a signal arrives or the output is closed.
  ///
  /// - Returns: The exit code of the process (CL-14).
  func run() throws(CommandError) -> Int32 {
    let beginning = try beginning()
    try host.store.reportLoss(to: context.output)
    var feed = RunFeed()
    if let reader = try openReader() {
      feed = try read(reader) { try RunFeed(beginning, in: $0) }
    }
    while true {
      var hasMore = true
      while hasMore, let reader = try openReader() {
        let now = SystemTime.microsecondsSince1970
        let look = try read(reader) { try feed.look(in: $0, now: now) }
        if let first = look.forgottenBefore {
          context.output.note("the log begins with run \(first); it has forgotten those before")
        }
        for run in look.runs {
          guard try print(run), !output.isToEnd() else { return output.exitCode }
        }
        hasMore = look.hasMore
      }
      let left = feed.nextLook.map { max(0, ($0 - SystemTime.microsecondsSince1970) / 1_000 + 1) }
      guard output.wait(for: notice, atMost: left) else { return output.exitCode }
    }
  }

  /// Prints a run.
  ///
  /// - Returns: `false` if a signal arrived while the output could not be written.
  private func print(_ run: RecordedRun) throws(CommandError) -> Bool {
    let text = RunText(run: run)
    guard context.output.isJSON else {
      let line = text.row(in: zone).joined(separator: "  ")
      return try output.write(context.output.text(of: [line]))
    }
    guard case .object(let members) = text.json else { return true }
    let version = ("schemaVersion", JSONText.integer(Output.schemaVersion))
    let head = JSONText.object([version] + members).line(isASCII: context.isASCII)
    // The object is written without its end, which follows the records; these are read page by
    // page.
    guard try output.write("\(head.dropLast(2)), \"records\": [") else { return false }
    var ordinal: Int64? = 0
    var isFirst = true
    while let place = ordinal, let reader = try openReader() {
      let page = try read(reader) {
        try $0.changedRecords(ofRun: run.number, after: place, limit: Self.recordsAtOnce)
      }
      let records = descriptions.text(of: Set(page.records.map(\.collection)), in: zone)
      for record in page.records {
        let json = records.json(record).line(isASCII: context.isASCII).dropLast()
        guard try output.write((isFirst ? "" : ", ") + json) else { return false }
        isFirst = false
      }
      ordinal = page.next
    }
    return try output.write("]}\n")
  }

  /// Opens the store to read one page; `nil` if there is no store yet.
  ///
  /// The store may have been replaced since the last page, and a reader that stayed open would read
  /// the old file.
  private func openReader() throws(CommandError) -> StoreReader? {
    do {
      return try StoreReader(at: location)
    } catch .missing {
      return nil
    } catch {
      throw CommandError(error)
    }
  }

  private func read<Value>(
    _ reader: StoreReader,
    _ body: (borrowing ReadTransaction) throws -> Value
  ) throws(CommandError) -> Value {
    do {
      return try reader.read(body)
    } catch {
      throw CommandError(any: error)
    }
  }

  private func beginning() throws(CommandError) -> RunFeed.Beginning {
    guard let text = context.arguments.value(of: Self.since) else { return .now }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard let number = Int64(text), number > 0 else {
        throw .usage(
          .invalidValue(
            option: "--since",
            value: text,
            expected: "a run's number, as 'log' prints it, or a time"
          )
        )
      }
      return .run(number)
    }
    return .instant(
      try usage { () throws(UsageError) in
        try AtTime.microseconds(option: text, named: "--since", now: context.now, in: zone)
      }
    )
  }

  /// Rejects the options that apply only to a log that ends, and cannot be combined with
  /// `--follow`.
  private static func requireAlone(_ context: CommandContext) throws(CommandError) {
    let others = [LogCommand.limit, .at, ForgottenLog.option].filter { context.arguments.has($0) }
    guard let other = others.first else { return }
    throw .usage(
      .other(
        message: "'log --follow' has no --\(other.name)",
        hint: "\(context.advised("log --follow --since 9:00")) begins at that time",
        signature: LogCommand.signature.usage
      )
    )
  }
}

/// Collects the descriptions of records that extensions give; an extension is asked when one of its
/// collections first changes.
private final class FollowedDescriptions {
  private let host: Host
  private var asked: Set<String> = []
  private var known: [RecordDescription] = []

  init(_ host: Host) {
    self.host = host
  }

  func text(of collections: Set<String>, in zone: TimeZoneRules) -> RecordText {
    let new = collections.subtracting(asked)
    if !new.isEmpty {
      asked.formUnion(new)
      known = RecordText(of: new, for: host, in: zone).descriptions
    }
    let names = (try? host.store.reader()?.kindNames()) ?? nil
    return RecordText(descriptions: known, zone: zone, kindNames: names ?? [:])
  }
}
