import Ground
import SharedStore
import ToDoFormats

extension ToDoStore {
  /// Stores the new contents of a file before the file is written, in addition to its current
  /// contents.
  ///
  /// So a later import recognizes each to-do, even if the export stops before the file is written.
  /// No to-do is changed, and an undo does not reverse it.
  /// - Returns: The file's record to store after the file is written; `nil` for a text that its own
  ///   format cannot parse.
  func announce(_ exported: ExportedFile) async throws -> ImportSource? {
    let plan = exported.plan
    guard let document = try? plan.form.read(plan.text, plan.settings) else { return nil }
    var known = exported.source
    if known.key == 0 { known = try await unobserved { [known] in try $0.insert(known) } }
    let file = ImportFile(
      name: known.path,
      path: known.path,
      charset: .utf8,
      form: plan.form,
      settings: plan.settings,
      list: known.list.isEmpty ? nil : known.list,
      document: document,
      digest: known.digest
    )
    let named = ImportPlan.origins(of: file, source: known.key)
    let read = ImportPlan(file, source: known.key, known: [:], named: named)
    var texts = ExportedTexts(plan.written)
    let origins = known.origins
    var (written, announced) = ([String: ImportSource.Written](), known.writtenRecords)
    for item in read.items {
      guard let toDo = texts.next(for: item.kept.raw) else { continue }
      let isKept =
        toDo.origin == item.origin && toDo.isUnchanged && item.kept.source == toDo.source
      let text = ImportSource.Written(id: toDo.id.text, kept: item.kept)
      if !isKept { written[item.origin] = text }
      // Until the file is written, the record that it already contains stays valid.
      if !isKept, !origins.contains(item.origin) { announced[item.origin] = text }
    }
    try await unobserved { [announced, key = known.key] in
      guard var stored: ImportSource = try $0.record(key) else { return }
      stored.writtenRecords = announced
      _ = try $0.update(stored)
    }
    known.pieces = read.pieces
    known.writtenRecords = written
    return known
  }

  /// Stores the record of a file after the file was written.
  func keep(_ source: ImportSource) async throws {
    try await unobserved { _ = try $0.update(source) }
  }

  private func unobserved<Result: Sendable>(
    _ change: @escaping @Sendable (borrowing WriteTransaction) throws -> Result
  ) async throws -> Result {
    try await StoreScope.unobserved { try await store.write { try change($0) } }
  }
}

/// Finds the to-do for each record of an exported file, by the text that the export has written.
private struct ExportedTexts {
  private var toDos: [[UInt8]: [ExportPlan.Written]] = [:]

  init(_ written: [ExportPlan.Written]) {
    for toDo in written.reversed() {
      toDos[Self.bytes(of: toDo.record.raw), default: []].append(toDo)
    }
  }

  /// Removes and returns the next to-do for which a text was written; `nil` if there is none.
  mutating func next(for raw: RawRecord) -> ExportPlan.Written? {
    toDos[Self.bytes(of: raw)]?.popLast()
  }

  /// Returns the bytes of a record's text without line breaks, blanks and commas at both ends,
  /// which may belong to the text around it.
  private static func bytes(of raw: RawRecord) -> [UInt8] {
    let text = Array(raw.parts.joined(separator: "\u{0}").utf8)
    let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 || $0 == 0x2C }
    let start = text.firstIndex { !isBreak($0) } ?? text.startIndex
    let end = text.lastIndex { !isBreak($0) }.map { $0 + 1 } ?? text.startIndex
    return start < end ? Array(text[start..<end]) : []
  }
}
