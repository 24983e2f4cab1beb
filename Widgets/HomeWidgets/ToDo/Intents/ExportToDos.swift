import Foundation
import Ground
import Moments
public import WidgetIntents

/// Writes to-dos to a file in the format of another program; the command `export` performs this
/// intent.
public struct ExportToDos: AppIntent {
  public static let title = LocalizedStringResource(
    english: "Export To-Dos",
    turkish: "Görevleri Dışa Aktar"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Writes the open to-dos to a file; to-dos imported in its format keep their text, except for changes.",
    turkish:
      "Açık görevleri bir dosyaya yazar: aynı biçimden gelenler, değişenler dışında geldiği gibi yazılır."
  )

  @Parameter(title: ExchangeTexts.file, description: ExchangeTexts.whichFile)
  public var file: IntentFile
  @Parameter(title: ExchangeTexts.to, description: ExchangeTexts.whichForm)
  public var to: String?
  @Parameter(title: ExchangeTexts.condition, description: ExchangeTexts.whichCondition)
  public var condition: ToDoFilter?
  @Parameter(title: ExchangeTexts.all, description: ExchangeTexts.whatAll, default: false)
  public var all: Bool
  @Parameter(title: ExchangeTexts.strict, description: ExchangeTexts.whatStrict, default: false)
  public var strict: Bool
  @Parameter(title: ExchangeTexts.zone, description: ExchangeTexts.whichZone)
  public var zone: String?
  @Parameter(title: ExchangeTexts.charset, description: ExchangeTexts.whichCharset)
  public var charset: String?
  @Parameter(title: ExchangeTexts.copy, description: ExchangeTexts.whatCopy, default: false)
  public var copy: Bool

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Returns a line for each field that the format cannot contain, and further messages; the dialog
  /// has how many to-dos were written.
  public func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog
  {
    let path = file.path
    let context = IntentContext(now: toDos.now.date, calendar: .gregorianHere, locale: .spoken)
    let options = ExportOptions(
      form: to,
      filter: try await condition?.storeFilter(in: context),
      includesClosed: all,
      zone: zone,
      charset: charset,
      isStrict: strict
    )
    let exported = try await toDos.exported(to: copy ? nil : path, options)
    if !copy { try await confirmReplacement(of: path, exported) }
    // An export of only some to-dos is not remembered as the contents of the file.
    let isKept = !copy && condition == nil
    let source = isKept ? try await toDos.announce(exported) : nil
    try ExchangeFile(path: path).write(exported.bytes)
    if let source { try await toDos.keep(source) }
    var lines = exported.remarks
    if !exported.unplaced.isEmpty {
      lines.insert(
        String(
          english: "\(exported.form) cannot store \(exported.unplaced)",
          turkish: "\(exported.form) içinde yeri olmayanlar: \(exported.unplaced)"
        ),
        at: 0
      )
    }
    let count = exported.count
    return .result(
      value: lines,
      dialog: IntentDialog(
        english:
          "Exported \(count) \(count == 1 ? "to-do" : "to-dos") as \(exported.form)\(copy ? "" : " to \(path)").",
        turkish:
          "\(count) görev \(exported.form) olarak \(copy ? "" : "\(path) dosyasına ")yazıldı."
      )
    )
  }

  /// Asks for confirmation before replacing a file that has changed since it was last imported or
  /// exported.
  ///
  /// It also asks if a condition would leave out some of the file's to-dos.
  private func confirmReplacement(of path: String, _ exported: ExportedFile) async throws {
    guard let digest = ExchangeFile(path: path).digest else { return }
    let known = try await toDos.sources().last { $0.path == path && $0.form == exported.form }
    if let known, known.digest == digest {
      guard condition != nil else { return }
      return try await requestConfirmation(
        dialog: IntentDialog(
          english: "Replace \(path) with only the to-dos that the condition finds?",
          turkish: "\(path) yerine, öteki görevleri olmadan, yalnız koşulun buldukları yazılsın mı?"
        )
      )
    }
    try await requestConfirmation(
      dialog: known == nil
        ? IntentDialog(
          english: "Replace \(path), which was not imported?",
          turkish: "İçe aktarılmamış \(path) dosyasının yerine yazılsın mı?"
        )
        : IntentDialog(
          english: "Replace \(path), which has changed since it was imported?",
          turkish: "İçe aktarıldıktan sonra değişmiş \(path) dosyasının yerine yazılsın mı?"
        )
    )
  }
}
