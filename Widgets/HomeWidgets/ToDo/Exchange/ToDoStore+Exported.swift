import Ground
import SharedStore
import ToDoFormats

extension ToDoStore {
  /// Keeps what a file has from now on, so that an import of it knows each to-do again and what it was.
  ///
  /// No to-do is changed by it, and an undo takes nothing of it back: the file is written.
  func keep(_ exported: ExportedFile) async throws {
    let plan = exported.plan
    guard let document = try? plan.form.read(plan.text, plan.settings) else { return }
    var known = exported.source
    if known.key == 0 {
      known = try await StoreScope.unobserved { [known] in
        try await store.write { try $0.insert(known) }
      }
    }
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
    var written: [String: ImportSource.Written] = [:]
    for item in read.items {
      guard let toDo = texts.next(for: item.kept.raw) else { continue }
      let isKept =
        toDo.origin == item.origin && toDo.isUnchanged && item.kept.source == toDo.source
      if !isKept {
        written[item.origin] = ImportSource.Written(id: toDo.id.text, kept: item.kept)
      }
    }
    known.pieces = read.pieces
    known.writtenRecords = written
    try await StoreScope.unobserved { [known] in
      _ = try await store.write { try $0.update(known) }
    }
  }
}

/// The to-dos of a file by the texts that were written of them.
private struct ExportedTexts {
  private var toDos: [[UInt8]: [ExportPlan.Written]] = [:]

  init(_ written: [ExportPlan.Written]) {
    for toDo in written.reversed() {
      toDos[Self.bytes(of: toDo.record.raw), default: []].append(toDo)
    }
  }

  /// The next to-do of that text; `nil` where there is none.
  mutating func next(for raw: RawRecord) -> ExportPlan.Written? {
    toDos[Self.bytes(of: raw)]?.popLast()
  }

  /// Line breaks around a text may be another piece's.
  private static func bytes(of raw: RawRecord) -> [UInt8] {
    let text = Array(raw.parts.joined(separator: "\u{0}").utf8)
    let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 || $0 == 0x2C }
    let start = text.firstIndex { !isBreak($0) } ?? text.startIndex
    let end = text.lastIndex { !isBreak($0) }.map { $0 + 1 } ?? text.startIndex
    return start < end ? Array(text[start..<end]) : []
  }
}
