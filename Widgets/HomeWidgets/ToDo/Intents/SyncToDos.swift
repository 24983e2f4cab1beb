import Foundation
import Moments
public import WidgetIntents

/// Synchronizes a list with a folder of calendar files, in both directions; `todo sync` performs
/// this intent.
public struct SyncToDos: AppIntent {
  public static let title = LocalizedStringResource(
    english: "Sync To-Dos",
    turkish: "Görevleri Eşitle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Syncs a list with a folder of calendar files, in both directions.",
    turkish: "Bir listeyi ve takvim dosyalarının klasörünü iki yönde eşit tutar."
  )

  @Parameter(title: ExchangeTexts.folder, description: ExchangeTexts.whichFolder)
  public var folder: String
  @Parameter(title: ToDoTexts.list, description: ExchangeTexts.listOfFolder)
  public var list: String?
  @Parameter(title: ExchangeTexts.meant, description: ExchangeTexts.whatMeant, default: false)
  public var meant: Bool

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Returns a line for each conflict, each unreadable file and each removal that was held back;
  /// the dialog counts the changes.
  public func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog
  {
    let path = URL(filePath: folder).standardizedFileURL.path(percentEncoded: false)
    let options = SyncOptions(list: try list.map { try ToDoLabel.list($0) }, isMeant: meant)
    let report = try await toDos.synchronize(
      path.hasSuffix("/") ? String(path.dropLast()) : path,
      options
    )
    let sentence = report.sentence
    return .result(value: report.lines, dialog: IntentDialog("\(sentence)"))
  }
}
