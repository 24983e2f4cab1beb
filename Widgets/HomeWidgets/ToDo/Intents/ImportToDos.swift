import Foundation
import Ground
import Moments
public import WidgetIntents

/// Imports the to-dos in other programs' files; the command `import` performs this intent.
public struct ImportToDos: AppIntent {
  public static let title = LocalizedStringResource(
    english: "Import To-Dos",
    turkish: "Görevleri İçe Aktar"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Imports files of other programs; importing a file again applies its changes.",
    turkish:
      "Başka programların dosyalarını alır; bir dosya yeniden alınırsa değişiklikleri işlenir."
  )

  @Parameter(title: ExchangeTexts.files, description: ExchangeTexts.whichFiles)
  public var files: [IntentFile]?
  @Parameter(title: ExchangeTexts.input, description: ExchangeTexts.whatInput)
  public var input: IntentFile?
  @Parameter(title: ExchangeTexts.from, description: ExchangeTexts.whichForm)
  public var from: String?
  @Parameter(title: ToDoTexts.list, description: ExchangeTexts.listForThose)
  public var list: String?
  @Parameter(title: ExchangeTexts.zone, description: ExchangeTexts.whichZone)
  public var zone: String?
  @Parameter(title: ExchangeTexts.charset, description: ExchangeTexts.whichCharset)
  public var charset: String?
  @Parameter(title: ExchangeTexts.dryRun, description: ExchangeTexts.whatDryRun, default: false)
  public var dryRun: Bool
  @Parameter(
    title: ExchangeTexts.keepGoing,
    description: ExchangeTexts.whatKeepGoing,
    default: false
  )
  public var keepGoing: Bool
  @Parameter(title: ExchangeTexts.theirs, description: ExchangeTexts.whatTheirs, default: false)
  public var theirs: Bool

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Returns a line for each conflict and for each shortened or omitted value; the dialog counts
  /// the to-dos.
  public func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog
  {
    let options = ImportOptions(
      form: from,
      list: try list.map { try ToDoLabel.list($0) },
      zone: zone,
      charset: charset,
      isDryRun: dryRun,
      keepsGoing: keepGoing,
      takesTheirs: theirs
    )
    let sources = try await toDos.sources()
    var reader = try ImportFiles(options, here: toDos.zone, now: toDos.now, sources: sources)
    var read: [ImportFile] = []
    for file in files ?? [] { read += try reader.read(file.path) }
    if let input { read.append(try reader.readInput(input.path)) }
    guard !read.isEmpty else {
      throw IntentError.failed(
        message: String(english: "no file is named", turkish: "dosya verilmedi"),
        hint: String(
          english: "for example: widgetctl import ~/todo.txt",
          turkish: "örneğin: widgetctl import ~/todo.txt"
        ),
        exitCode: ExitCode.usage.rawValue
      )
    }
    var report = try await toDos.importing(read, options)
    for remark in reader.remarks { report.note(remark) }
    let sentence = report.sentence
    return .result(value: report.lines, dialog: IntentDialog("\(sentence)"))
  }
}

extension IntentFile {
  /// The file's path, or its name if it has no path.
  var path: String { fileURL?.standardizedFileURL.path(percentEncoded: false) ?? filename }
}
