import ToDoFormats
import WidgetIntents

/// What came of keeping a folder and a list alike, in words.
struct SyncReport: Sendable {
  var taken = 0
  var given = 0
  var changedHere = 0
  var changedThere = 0
  var removedHere = 0
  var removedThere = 0
  private(set) var conflicts: [String] = []
  private(set) var remarks: [String] = []

  mutating func note(_ english: String, _ turkish: String) {
    remarks.append(String(english: english, turkish: turkish))
  }

  mutating func note(_ fault: FormatFault, in file: String) {
    remarks.append(fault.sentence(in: file))
  }

  mutating func note(_ doubt: NeighbourPlan.Doubt, heldBack: Int, of folder: String) {
    let kept = String(
      english: heldBack > 0
        ? "; \(heldBack) removals are held back, --yes means them" : "; nothing was done",
      turkish: heldBack > 0
        ? "; \(heldBack) silme bekletildi, --yes ile yapılır" : "; hiçbir şey yapılmadı"
    )
    remarks.append("\(folder): \(doubt.message)\(kept)")
  }

  mutating func noteConflict(_ label: String, _ fields: [ForeignToDo.Field]) {
    let names = fields.map(\.rawValue).joined(separator: ", ")
    conflicts.append(
      String(
        english: "\(label) was changed here and there (\(names)): both are kept",
        turkish: "\(label) hem burada hem orada değişmiş (\(names)): ikisi de duruyor"
      )
    )
  }

  mutating func append(_ other: SyncReport) {
    conflicts += other.conflicts
    remarks += other.remarks
  }

  /// Conflicts, then remarks, the first ones of each and how many more there are.
  var lines: [String] { ImportReport.first(conflicts) + ImportReport.first(remarks) }

  var sentence: String {
    let parts: [(Int, String, String)] = [
      (taken, "took \(taken)", "\(taken) görev alındı"),
      (given, "gave \(given)", "\(given) görev verildi"),
      (changedHere, "changed \(changedHere) here", "burada \(changedHere) görev değişti"),
      (changedThere, "changed \(changedThere) there", "orada \(changedThere) görev değişti"),
      (removedHere, "removed \(removedHere) here", "burada \(removedHere) görev silindi"),
      (removedThere, "removed \(removedThere) there", "orada \(removedThere) görev silindi"),
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
