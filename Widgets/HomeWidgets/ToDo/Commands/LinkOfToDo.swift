public import Foundation
public import WidgetIntents

/// Returns the web or mail address of a to-do, otherwise the first address in its name or notes.
public struct LinkOfToDo: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Link of To-Do",
    turkish: "Görevin Bağlantısı"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Returns the web or mail address of a to-do, or the first one in its name or notes.",
    turkish:
      "Bir görevin web ya da e-posta adresini, yoksa adında ya da notlarında geçen ilkini verir."
  )
  public static let isDiscoverable = false

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    guard let record = try await toDos.record(number: id.key) else {
      throw ToDoError.notFound(number: id.key)
    }
    guard let link = WrittenLink.first(in: [record.url, record.name, record.notes]) else {
      throw ToDoError.noLink(toDo: record.label)
    }
    return .result(value: link)
  }
}

/// Finds web and mail addresses in texts that users write.
enum WrittenLink {
  private static let schemes = ["http://", "https://", "mailto:"]
  /// The brackets, quotes and punctuation marks around an address that are not part of it.
  private static let around: Set<Character> = [
    "(", ")", "[", "]", "<", ">", "{", "}", "\"", "'", "“", "”", "«", "»", ".", ",", ";", ":", "!",
    "?",
  ]

  /// Returns the first address in any of the texts; `nil` if there is none.
  static func first(in texts: [String]) -> URL? {
    for word in texts.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
      var address = word.drop { around.contains($0) }
      guard schemes.contains(where: { address.lowercased().hasPrefix($0) }) else { continue }
      while let last = address.last, around.contains(last), !closes(last, in: address) {
        address.removeLast()
      }
      if schemes.contains(where: { address.lowercased() == $0 }) { continue }
      if let url = URL(string: String(address)) { return url }
    }
    return nil
  }

  /// Returns whether a bracket at the end is part of the address, as in `/wiki/Tea_(drink)`.
  private static func closes(_ bracket: Character, in address: Substring) -> Bool {
    bracket == ")" && address.count { $0 == "(" } >= address.count { $0 == ")" }
  }
}
