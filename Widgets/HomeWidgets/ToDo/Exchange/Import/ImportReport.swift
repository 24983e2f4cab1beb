import WidgetIntents

/// The results of an import, and the sentences that report them.
struct ImportReport: Sendable {
  let isDryRun: Bool
  private(set) var added = 0
  private(set) var updated = 0
  private(set) var unchanged = 0
  private(set) var removed = 0
  private(set) var conflicts: [String] = []
  private(set) var remarks: [String] = []
  private var files: [String] = []

  init(isDryRun: Bool) {
    self.isDryRun = isDryRun
  }

  /// Adds the results of a file; messages about the file as a whole are added only if `isFirst` is
  /// true.
  mutating func add(_ outcome: ImportGroup.Outcome, of file: ImportFile, isFirst: Bool) {
    files.append(file.name)
    added += outcome.added
    updated += outcome.updated
    unchanged += outcome.unchanged
    removed += outcome.removed
    conflicts += outcome.conflicts.map { "\(file.name):\($0.line): \($0.text)" }
    remarks += file.faults.map { $0.sentence(in: file.name) }
    if isFirst {
      remarks += file.document.remarks.map { "\(file.name): \($0)" }
    }
    remarks += file.again.map { line in
      "\(file.name):\(line): "
        + String(
          english: "a record further down has the same id, and that one is used",
          turkish: "aşağıda aynı kimlikte bir kayıt var, o geçerli"
        )
    }
    remarks += outcome.remarks.map { "\(file.name):\($0.line): \($0.text)" }
  }

  mutating func note(_ gone: [ToDoRecord], in file: ImportFile) {
    remarks += gone.map { record in
      String(
        english: "\(record.label) is no longer in \(file.name); it stays here",
        turkish: "\(record.label) artık \(file.name) içinde yok; burada kalıyor"
      )
    }
  }

  mutating func note(_ remark: String) { remarks.append(remark) }

  /// The lines about conflicts and then the messages, at most 20 of each, with the number of
  /// further ones.
  var lines: [String] { Self.first(conflicts) + Self.first(remarks) }

  static func first(_ lines: [String]) -> [String] {
    guard lines.count > ExchangeError.maximumLines else { return lines }
    let rest = lines.count - ExchangeError.maximumLines
    return lines.prefix(ExchangeError.maximumLines)
      + [String(english: "and \(rest) more", turkish: "ve \(rest) tane daha")]
  }

  /// A sentence that counts the imported, updated, unchanged and removed to-dos and the conflicts.
  var sentence: String {
    String(english: english, turkish: turkish)
  }

  private var source: String {
    files.count == 1 ? files[0] : ""
  }

  private var english: String {
    var parts: [String] = []
    if added > 0 {
      parts.append(
        "\(isDryRun ? "would import" : "imported") \(added) \(added == 1 ? "to-do" : "to-dos")"
      )
    }
    if updated > 0 {
      parts.append("\(isDryRun && added == 0 ? "would update" : "updated") \(updated)")
    }
    if parts.isEmpty { parts.append("nothing new") }
    if unchanged > 0 { parts.append("\(unchanged) unchanged") }
    if removed > 0 { parts.append("\(removed) removed here before") }
    if !conflicts.isEmpty {
      parts.append("\(conflicts.count) \(conflicts.count == 1 ? "conflict" : "conflicts")")
    }
    let text = parts.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private var turkish: String {
    var parts: [String] = []
    if added > 0 { parts.append("\(added) görev \(isDryRun ? "alınacak" : "alındı")") }
    if updated > 0 {
      parts.append("\(updated) görev \(isDryRun ? "güncellenecek" : "güncellendi")")
    }
    if parts.isEmpty { parts.append("yeni bir şey yok") }
    if unchanged > 0 { parts.append("\(unchanged) aynı") }
    if removed > 0 { parts.append("\(removed) burada silinmiş") }
    if !conflicts.isEmpty { parts.append("\(conflicts.count) çakışma") }
    let text = parts.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
