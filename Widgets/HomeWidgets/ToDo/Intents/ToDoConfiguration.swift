import SharedStore
public import WidgetIntents

/// The configuration of a placed to-do widget: which to-dos it shows, and how (BW-22).
public struct ToDoConfiguration: WidgetConfigurationIntent {
  public static let title = widgetName
  public static let description: IntentDescription? = IntentDescription(
    explanation
  )

  /// The widget's name in the gallery, which is also the title of its configuration.
  static let widgetName = LocalizedStringResource(english: "To-Do", turkish: "Yapılacaklar")
  static let explanation = LocalizedStringResource(
    english: "Your to-dos: open, due and done.",
    turkish: "Yapılacaklar, tarihi gelenler ve tamamlananlar."
  )

  @Parameter(
    title: ToDoTexts.list,
    description: LocalizedStringResource(
      english: "Only the to-dos of this list",
      turkish: "Yalnızca bu listedeki görevler"
    ),
    optionsProvider: ToDoListOptions()
  )
  public var list: String?
  @Parameter(
    title: ToDoTexts.tags,
    description: LocalizedStringResource(
      english: "Only those that have all of these tags",
      turkish: "Yalnızca bu etiketlerin hepsini taşıyan görevler"
    ),
    optionsProvider: ToDoTagOptions()
  )
  public var tags: [String]?
  @Parameter(
    title: LocalizedStringResource(english: "Filter", turkish: "Süzgeç"),
    description: LocalizedStringResource(
      english: "Conditions as in 'find': priority >= medium and due < \"next week\"",
      turkish: "'find' komutundaki gibi koşullar: priority >= medium and due < \"gelecek hafta\""
    )
  )
  public var filter: ToDoFilter?
  @Parameter(
    title: ToDoViewTexts.view,
    description: LocalizedStringResource(
      english: "The name of a saved view, with its filter, order and columns",
      turkish: "Süzgeci, sıralaması ve sütunlarıyla saklanmış bir görünümün adı"
    ),
    optionsProvider: ToDoViewOptions()
  )
  public var view: String?
  @Parameter(title: ToDoTexts.order, default: .today)
  public var order: ToDoListOrder
  @Parameter(
    title: LocalizedStringResource(english: "Title", turkish: "Başlık"),
    description: LocalizedStringResource(
      english: "The title in the widget's border",
      turkish: "Aracın çerçevesinde yazan başlık"
    )
  )
  public var title: String?

  public init() {}
}

/// Offers the names of all lists as options, in alphabetical order.
struct ToDoListOptions: DynamicOptionsProvider {
  @AppDependency var toDos: ToDoStore

  func results() async throws -> [String] { try await Self.words(in: toDos) }

  static func words(in toDos: ToDoStore) async throws -> [String] {
    try await ToDoWords.all(in: toDos) { $0.list.isEmpty ? [] : [$0.list] }
  }
}

/// Offers all tags as options, in alphabetical order.
struct ToDoTagOptions: DynamicOptionsProvider {
  @AppDependency var toDos: ToDoStore

  func results() async throws -> [String] { try await Self.words(in: toDos) }

  static func words(in toDos: ToDoStore) async throws -> [String] {
    try await ToDoWords.all(in: toDos, \.tags)
  }
}

/// Reads the lists and tags of all to-dos.
private enum ToDoWords {
  /// The most lists, and the most tags, that are offered as options.
  private static let maximumCount = 1_000

  /// Returns the lists or tags in alphabetical order, without duplicates.
  static func all(
    in toDos: ToDoStore,
    _ words: @escaping @Sendable (ToDoLabels) -> [String]
  ) async throws -> [String] {
    try await toDos.store.read { transaction in
      var all: Set<String> = []
      try transaction.forEach(ToDoLabels.self) { labels in
        all.formUnion(words(labels))
        return all.count < maximumCount
      }
      return all.sorted()
    }
  }
}

/// A to-do of which only the list and the tags are read, because all to-dos are read for them.
private struct ToDoLabels: StoreRecord {
  static let collection = ToDoRecord.collection

  var key: Int64
  let list: String
  let tags: [String]

  init(row: StoreRow) throws {
    key = row.key
    list = try row.value("list")
    tags = ToDoRecord.tags(in: try row.value("tags"))
  }

  /// Does nothing, because records of this type are only read.
  func encode(into values: inout StoreRowValues) {}
}
