public import Foundation
public import WidgetIntents

/// Returns the file of a note, which `watch` and `note edit` open in the user's editor.
public struct EditNote: ReadOnlyIntent {
  public static let title = LocalizedStringResource(english: "Edit Note", turkish: "Notu Düzenle")
  public static let description: IntentDescription? = IntentDescription(
    english: "Returns the file of a note; 'watch' and 'note edit' open it in $VISUAL or $EDITOR.",
    turkish: "Notun dosyasını verir; 'watch' ve 'note edit' onu $VISUAL ya da $EDITOR ile açar."
  )

  @Parameter(title: NoteTexts.path)
  public var path: String

  public init() {}

  init(path: String) { self.path = path }

  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    let home = ProcessInfo.processInfo.environment["HOME"]
    guard let absolute = ConfiguredPath.absolute(path, home: home) else {
      throw NoteError.noPath(path)
    }
    return .result(value: URL(fileURLWithPath: absolute))
  }
}
