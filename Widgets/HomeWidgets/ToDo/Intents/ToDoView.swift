import Ground
import SharedStore
public import WidgetIntents

/// A saved view of the to-dos, for intents and searches such as `find ToDoView`.
public struct ToDoView: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoViewTexts.view)
  }

  public static var defaultQuery: ToDoViewQuery { ToDoViewQuery() }

  /// The number of the view; numbers are never reused.
  public let id: Int
  @Property(title: ToDoTexts.name) public var name: String
  /// The conditions that to-dos in the view meet, as in `todo ls`.
  @Property(title: ToDoTexts.words) public var words: [String]
  @Property(title: ToDoTexts.order) public var order: ToDoListOrder?
  @Property(title: ToDoViewTexts.columns) public var columns: [ToDoColumn]
  /// The key of the view in the store, which equals its number.
  var key: Int64 { Int64(id) }
  private let detail: String

  public var displayRepresentation: DisplayRepresentation {
    let title = LocalizedStringResource(stringLiteral: name)
    guard !detail.isEmpty else { return DisplayRepresentation(title: title) }
    return DisplayRepresentation(
      title: title,
      subtitle: LocalizedStringResource(stringLiteral: detail)
    )
  }

  init(_ record: ToDoViewRecord) {
    (id, detail) = (Int(clamping: record.key), record.detail)
    name = record.name
    words = record.words
    order = record.order
    columns = record.columns
  }
}

/// Finds saved views by their names or numbers.
public struct ToDoViewQuery: EnumerableEntityQuery, EntityStringQuery, EntityIdentifierResolving {
  @AppDependency var toDos: ToDoStore

  public init() {}

  public func entities(for identifiers: [Int]) async throws -> [ToDoView] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }

  public func allEntities() async throws -> [ToDoView] {
    try await toDos.views().map { ToDoView($0) }
  }

  public func suggestedEntities() async throws -> [ToDoView] { try await allEntities() }

  /// Returns the views whose name contains a text, ignoring case.
  public func entities(matching string: String) async throws -> [ToDoView] {
    let sought = SearchText.folded(string)
    return try await allEntities().filter { SearchText.folded($0.name).contains(sought) }
  }

  /// Finds the view with this name or number, or the only view whose name begins with the text.
  public func resolveEntity(matching text: String) async throws -> EntityMatch<ToDoView> {
    let all = try await allEntities()
    // Shells offer the numbers of records.
    if let number = Int64(text) {
      return all.first { $0.key == number }.map { .found($0) } ?? .notFound()
    }
    let sought = SearchText.folded(text)
    let equal = all.filter { SearchText.folded($0.name) == sought }
    let found = equal.isEmpty ? all.filter { SearchText.folded($0.name).hasPrefix(sought) } : equal
    guard let first = found.first else {
      let suggestion = NameSuggestion.closest(to: text, in: all.map(\.name))
      throw ToDoViewError.notFound(
        name: String(text.prefix(ToDoViewName.maximumBytes)),
        suggestion: suggestion
      )
    }
    guard found.count > 1 else { return .found(first) }
    return .ambiguous(found.map { IntentError.Candidate(id: String($0.id), title: $0.name) })
  }
}

/// Offers the names of the saved views as options.
struct ToDoViewOptions: DynamicOptionsProvider {
  @AppDependency var toDos: ToDoStore

  func results() async throws -> [String] { try await toDos.views().map(\.name) }
}

/// Lists the saved views, each with its conditions, order and columns.
public struct ListToDoViews: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "List To-Do Views",
    turkish: "Görünümleri Listele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Lists the saved views of the to-dos.",
    turkish: "Görevlerin saklanmış görünümlerini listeler."
  )

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<[ToDoView]>
    & ProvidesDialog
  {
    let views = try await toDos.views().map { ToDoView($0) }
    let none = IntentDialog(
      english: "No view is saved; for example: todo view save work @Work --order due",
      turkish: "Saklanmış görünüm yok; örneğin: todo görünüm kaydet iş @İş --order due"
    )
    return .result(value: views, dialog: views.isEmpty ? none : "")
  }
}

/// Removes a saved view; the to-dos are unchanged.
public struct RemoveToDoView: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Remove To-Do View",
    turkish: "Görünümü Sil"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes a saved view; the to-dos stay.",
    turkish: "Saklanmış bir görünümü siler; görevler kalır."
  )

  @Parameter(title: ToDoViewTexts.view, description: ToDoViewTexts.whichView)
  public var view: ToDoView

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDoView> & ProvidesDialog
  {
    let removed = try await toDos.removeView(view.key)
    let name = removed.name
    return .result(
      value: ToDoView(removed),
      dialog: IntentDialog(
        english: "Removed the view “\(name)”; 'widgetctl undo' brings it back.",
        turkish: "“\(name)” görünümü silindi; 'widgetctl undo' geri getirir."
      )
    )
  }
}
