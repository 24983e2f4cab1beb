import ToDoFormats
import WidgetIntents

/// The results of a sync, and the sentences that report them.
struct SyncReport: Sendable {
  var taken = 0
  var given = 0
  var changedHere = 0
  var changedThere = 0
  /// The number and the name of each to-do that was removed from the list, as one text.
  var removedHere: [String] = []
  /// The names of to-dos whose files were removed from the folder.
  var removedThere: [String] = []
  private(set) var conflicts: [String] = []
  private(set) var remarks: [String] = []

  mutating func note(_ english: String, _ turkish: String) {
    note(String(english: english, turkish: turkish))
  }

  mutating func note(_ remark: String) { remarks.append(remark) }

  /// Adds a line about an unreadable file.
  ///
  /// The line has `reason`, why the file was not read, or if that is `nil` the error in its text.
  mutating func note(_ fault: FormatFault, in file: String, because reason: String?) {
    remarks.append(reason.map { "\(file): \($0)" } ?? fault.sentence(in: file))
  }

  mutating func note(_ doubt: NeighbourPlan.Doubt, heldBack: Int, of folder: String) {
    let removals =
      heldBack == 1
      ? "1 removal was not made; to make it, add --yes"
      : "\(heldBack) removals were not made; to make them, add --yes"
    let kept = String(
      english: heldBack > 0 ? "; \(removals)" : "; nothing was done",
      turkish: heldBack > 0
        ? "; \(heldBack) silme bekletildi, --yes ile yapılır" : "; hiçbir şey yapılmadı"
    )
    remarks.append("\(folder): \(doubt.message)\(kept)")
  }

  mutating func noteConflict(_ sentence: String) { conflicts.append(sentence) }

  /// Returns the line about a to-do of which the same fields were changed in the folder and in the
  /// list.
  static func conflict(_ label: String, _ fields: [ForeignToDo.Field]) -> String {
    let names = fields.map(\.rawValue).joined(separator: ", ")
    return String(
      english: "\(label) was changed both here and there (\(names)): both versions stay",
      turkish: "\(label) hem burada hem orada değişmiş (\(names)): ikisi de duruyor"
    )
  }

  /// Adds the results of another folder's sync.
  mutating func append(_ other: SyncReport) {
    taken += other.taken
    given += other.given
    changedHere += other.changedHere
    changedThere += other.changedThere
    removedHere += other.removedHere
    removedThere += other.removedThere
    conflicts += other.conflicts
    remarks += other.remarks
  }

  /// The lines about conflicts and then the messages, at most 20 of each, with the number of
  /// further ones.
  var lines: [String] { ImportReport.first(conflicts) + ImportReport.first(remarks) }

  /// Returns the first names and the number of further ones, on one line.
  private static func list(_ names: [String]) -> String {
    ImportReport.first(names).joined(separator: ", ")
  }

  /// A sentence that counts the changes, and lists the names of removed to-dos.
  var sentence: String {
    let parts: [(Int, String, String)] = [
      (taken, "added \(taken) here", "\(taken) görev alındı"),
      (given, "added \(given) there", "\(given) görev verildi"),
      (changedHere, "changed \(changedHere) here", "burada \(changedHere) görev değişti"),
      (changedThere, "changed \(changedThere) there", "orada \(changedThere) görev değişti"),
      (
        removedHere.count, "removed \(removedHere.count) here (\(Self.list(removedHere)))",
        "burada \(removedHere.count) görev silindi (\(Self.list(removedHere)))"
      ),
      (
        removedThere.count, "removed \(removedThere.count) there (\(Self.list(removedThere)))",
        "orada \(removedThere.count) görev silindi (\(Self.list(removedThere)))"
      ),
      (
        conflicts.count, "\(conflicts.count) \(conflicts.count == 1 ? "conflict" : "conflicts")",
        "\(conflicts.count) çakışma"
      ),
    ]
    let told = parts.filter { $0.0 > 0 }
    guard !told.isEmpty else {
      return String(english: "Nothing new.", turkish: "Yeni bir şey yok.")
    }
    let text = String(
      english: told.map(\.1).joined(separator: ", "),
      turkish: told.map(\.2).joined(separator: ", ")
    )
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
