import Foundation
import Ground
import Moments
import SharedStore
import ToDoFormats
import WidgetIntents

/// The user's options for an export: the format, a filter, and whether fields that the format lacks
/// are an error.
struct ExportOptions: Sendable {
  /// The name of the format; `nil` for the format of the existing file.
  var form: String?
  /// The filter for to-dos; `nil` selects open ones and those that the file already contains.
  var filter: StoreFilter?
  /// Whether closed to-dos are exported too.
  var includesClosed = false
  var zone: String?
  var charset: String?
  /// Whether the export fails if the format cannot contain some value.
  var isStrict = false
}

/// The new contents of a file to which to-dos are exported.
struct ExportedFile: Sendable {
  let bytes: [UInt8]
  let form: String
  let count: Int
  /// The fields that the format cannot contain, with the number of to-dos for each; empty if there
  /// are none.
  let unplaced: String
  /// Further messages for the user, such as about the loss of fields.
  let remarks: [String]
  let plan: ExportPlan
  /// The record of the file that is stored after the export, with the digest of the new contents.
  let source: ImportSource
}

extension ToDoStore {
  /// Returns all files from which to-dos were imported or to which they were exported.
  func sources() async throws -> [ImportSource] {
    try await store.read { try $0.fetch(ImportSource.self) }
  }

  /// Returns the new contents of a file to which to-dos are exported.
  ///
  /// `path` is that of the file; `nil` for standard output.
  /// - Throws: `ExchangeError` for a format that cannot be written, or with `isStrict` for fields
  ///   that it cannot contain.
  func exported(to path: String?, _ options: ExportOptions) async throws -> ExportedFile {
    let sources = try await sources()
    let known = path.flatMap { path in sources.last { $0.path == path } }
    let form = try Self.form(for: path, options, known: known, sources)
    let own = known?.form == form.name ? known : nil
    let settings = try FormatSettings(
      zone: options.zone ?? own.flatMap { $0.zone.isEmpty ? nil : $0.zone },
      here: zone,
      now: now
    )
    let (items, others) = try await items(options, in: own, sources)
    // The comments of the file from which the to-dos came are kept, also in a new file.
    let around = own ?? Self.source(of: items, form.name, sources)
    let plan = ExportPlan(items, form: form, settings: settings, source: around, among: others)
    let unplaced = Self.words(of: plan)
    if options.isStrict, !unplaced.isEmpty {
      throw ExchangeError.unplaced(unplaced, form: form.name)
    }
    return try file(plan, path, own, unplaced, options)
  }

  private static func form(
    for path: String?,
    _ options: ExportOptions,
    known: ImportSource?,
    _ sources: [ImportSource]
  ) throws(ExchangeError) -> any WritableToDoFormat {
    let written = ToDoFormats.all.compactMap { $0 as? any WritableToDoFormat }
    if let name = options.form {
      guard let form = ToDoFormats.format(named: name) else {
        throw .unknownForm(name, isWritten: true)
      }
      guard let form = form as? any WritableToDoFormat else { throw .notWritten(form: name) }
      return form
    }
    let ending = path.map { URL(filePath: $0).pathExtension.lowercased() } ?? ""
    let names = [
      known?.form, ["txt": "todo.txt", "json": "taskwarrior", "ics": "icalendar"][ending],
      sources.last?.form, "todo.txt",
    ]
    for name in names {
      if let name, let form = written.first(where: { $0.name == name }) { return form }
    }
    throw .notWritten(form: known?.form ?? ending)
  }

  /// Returns the to-dos to export, and the identifiers and origins of all to-dos.
  private func items(
    _ options: ExportOptions,
    in source: ImportSource?,
    _ sources: [ImportSource]
  ) async throws -> ([ExportPlan.Item], [(id: ToDoID, origin: String?)]) {
    let (origins, written) = (source?.origins ?? [], source?.writtenRecords ?? [:])
    let ids = Set(written.filter { origins.contains($0.key) }.map(\.value.id))
    // An imported file does not get to-dos that were imported from other files.
    let isOwnFile = source.map { !$0.isOfExport } ?? false
    let elsewhere = Set(
      sources.filter { isOwnFile && !$0.isOfExport && $0.key != source?.key }
        .flatMap { $0.writtenRecords.values.map(\.id) }
    )
    return try await store.read { transaction in
      var items: [ExportPlan.Item] = []
      var others: [(id: ToDoID, origin: String?)] = []
      let wanted = try options.filter.map { filter in
        Set(try transaction.fetch(ToDoRecord.self, where: filter).map(\.id))
      }
      let order: [StoreSort] = [.ascending("position")]
      try transaction.forEach(ToDoRecord.self, sortedBy: order) { record in
        others.append((id: record.id, origin: record.origin))
        // Rewriting a file without conditions keeps all to-dos that are in it.
        let isInFile =
          wanted == nil
          && (record.origin.map(origins.contains) == true || ids.contains(record.id.text))
        let isWanted =
          wanted?.contains(record.id)
          ?? ((options.includesClosed || record.isOpen) && !Self.isSample(record)
            && !(isOwnFile && (record.origin != nil || elsewhere.contains(record.id.text))))
        if isWanted || isInFile {
          items.append(ExportPlan.Item(record: record, kept: KeptRecord(json: record.imported)))
        }
        return true
      }
      // Long records are in another collection, so they are read after the rows and not at the same
      // time.
      items = try items.map { item in
        item.kept?.long == nil
          ? item : ExportPlan.Item(record: item.record, kept: try transaction.kept(of: item.record))
      }
      return (items, others)
    }
  }

  /// Returns whether a to-do is one of a new list's samples and unchanged.
  private static func isSample(_ record: ToDoRecord) -> Bool {
    ToDoSchema.sampleNumbers.contains(record.key) && ToDoSchema.isUnchangedSample(record)
  }

  /// Returns the file from which most of the to-dos were imported; `nil` if none were imported.
  private static func source(
    of items: [ExportPlan.Item],
    _ form: String,
    _ sources: [ImportSource]
  ) -> ImportSource? {
    var counts: [Int64: Int] = [:]
    for item in items {
      if let kept = item.kept, kept.form == form { counts[kept.source, default: 0] += 1 }
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    return sources.first { $0.key == most.key }
  }

  /// Returns a text about the fields that the format cannot contain, for example `wait of 3,
  /// reminders of 9`.
  private static func words(of plan: ExportPlan) -> String {
    plan.unplaced.map {
      String(english: "\($0.field) of \($0.count)", turkish: "\($0.field) (\($0.count))")
    }
    .joined(separator: ", ")
  }

  private func file(
    _ plan: ExportPlan,
    _ path: String?,
    _ own: ImportSource?,
    _ unplaced: String,
    _ options: ExportOptions
  ) throws(ExchangeError) -> ExportedFile {
    var remarks: [String] = []
    if plan.foreignCount > 0 {
      remarks.append(
        String(
          english:
            "left out of \(plan.foreignCount): fields that only their own programs know; they stay here",
          turkish:
            "\(plan.foreignCount) görevin yalnızca kendi programının bildiği alanları burada kalıyor"
        )
      )
    }
    let text = plan.text
    let name = options.charset ?? own?.charset ?? ""
    guard let charset = name.isEmpty ? .utf8 : ImportCharset(named: name) else {
      throw .unknownCharset(name)
    }
    let encoded = charset.bytes(of: text)
    if encoded == nil {
      remarks.append(
        String(
          english: "it is written in UTF-8: \(charset.name) lacks some of its letters",
          turkish: "UTF-8 ile yazılıyor: \(charset.name) bazı harfleri içermiyor"
        )
      )
    }
    let bytes = encoded ?? Array(text.utf8)
    var source = own ?? ImportSource(form: plan.form.name, path: path ?? "")
    source.digest = Hexadecimal.digits(of: SHA256.digest(of: bytes))
    source.charset = encoded == nil || charset == .utf8 ? "" : charset.name
    source.zone = plan.settings.zone.identifier
    if own == nil { source.isOfExport = true }
    return ExportedFile(
      bytes: bytes,
      form: plan.form.name,
      count: plan.written.count,
      unplaced: unplaced,
      remarks: remarks,
      plan: plan,
      source: source
    )
  }
}
