import Ground
import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal

/// The command `link take`, which sets the values that a merge did not keep; `undo` reverts that.
struct LinkTaking {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ word: String) throws(CommandError) -> ExitCode {
    guard let number = Int64(word), number > 0 else {
      throw .usage(
        .invalidValue(
          option: "RUN",
          value: word,
          expected: "a number that 'log --conflicts' prints"
        )
      )
    }
    let store = try host.store
    let conflicts = try LinkConflicts(store)
    guard let conflict = conflicts.all.first(where: { $0.number == number }),
      !conflict.others.isEmpty
    else {
      throw .failed(
        .negative,
        message: String(
          english: "run \(number) did not conflict with another machine's change",
          turkish: "\(number) numaralı işlem başka bir makinenin değişikliğiyle çakışmadı"
        ),
        hint: String(
          english: "\(context.advised("log --conflicts")) lists the runs that did",
          turkish: "çakışanları listelemek için: \(context.advised("log --conflicts"))"
        )
      )
    }
    guard let link = try LinkState(store).link else { throw .notLinked(context) }
    let run = LinkedRun(
      id: RunID.make(),
      machine: link.machine,
      made: SystemTime.microsecondsSince1970 + link.clock,
      known: link.known,
      changes: conflict.others,
      intent: "take-other-value",
      origin: "take"
    )
    try store.write { transaction in _ = try transaction.addPending(run) }
    let changed = Set(conflict.others.map(\.record)).count
    if context.output.isJSON {
      try context.output.result(json: [("changed", .integer(Int64(changed)))])
    } else {
      let undo = context.advised("undo")
      let line = String(
        english: "\(LinkWords.taken(changed)); undo with \(undo)",
        turkish: "\(LinkWords.taken(changed)); geri almak için: \(undo)"
      )
      try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
    }
    return .done
  }
}
