import SharedStore

/// The columns of the store's collection of to-dos, and the migrations that created them.
extension ToDoRecord {
  static let collection = StoreCollection(
    "todos",
    columns: (firstCollection.columns + laterColumns).map(\.merged) + [follows],
    indexes: firstCollection.indexes.filter { !replacedIndexes.contains($0) } + laterIndexes
      + dayIndexes + [followsIndex],
    noun: firstCollection.noun,
    titleColumn: firstCollection.titleColumn,
    entity: firstCollection.entity,
    sharing: "id"
  )

  /// The column for `follows`; its rule for merging makes linked machines together create only one
  /// following to-do.
  private static let follows = StoreColumn(
    "follows",
    .text,
    isOptional: true,
    reading: .hidden,
    merging: .once
  )

  private static let followsIndex = StoreIndex(["follows"], wherePresent: "follows")

  /// The operations of the migration that shares the to-dos between linked machines.
  static let sharingOperations: [Migration.Operation] = [
    .addColumn(follows, to: collection.name),
    .addIndex(followsIndex, on: collection.name),
    .share(collection),
  ]

  /// The collection as version 0.9.0 created it, which never changes.
  static let firstCollection = StoreCollection(
    "todos",
    columns: [
      StoreColumn("id", .text, reading: .hidden),
      StoreColumn("name", .text, isSearched: true),
      StoreColumn("isDone", .integer, reading: .flag),
      StoreColumn("doneAt", .integer, isOptional: true, reading: .hidden),
      StoreColumn("dueDay", .text, isOptional: true),
      StoreColumn("dueAt", .integer, isOptional: true, reading: .instant),
      StoreColumn("priority", .integer, reading: .choice(ToDoPriority.words)),
      StoreColumn("notes", .text, isSearched: true),
      StoreColumn("tags", .text, isSearched: true),
      StoreColumn("list", .text, isSearched: true),
      StoreColumn("recurrence", .text),
      StoreColumn("imported", .text, reading: .unspoken),
      StoreColumn("position", .integer, reading: .unspoken),
      StoreColumn("addedAt", .integer, reading: .hidden),
      StoreColumn("nameFolded", foldedFrom: "name"),
      StoreColumn("notesFolded", foldedFrom: "notes"),
      StoreColumn("listFolded", foldedFrom: "list"),
      StoreColumn("checklist", .text),
      StoreColumn("dueZone", .text, reading: .unspoken),
      StoreColumn("successor", .integer, isOptional: true, reading: .hidden),
      StoreColumn("tagsFolded", foldedFrom: "tags"),
    ],
    // The indexes of dates contain only the to-dos that have such a date, because most have none.
    indexes: [["id"], ["isDone", "position"]]
      + ["doneAt", "dueDay", "dueAt"].map { StoreIndex(["isDone", $0], wherePresent: $0) },
    noun: "to-do",
    titleColumn: "name",
    entity: "ToDo"
  )

  /// The columns that later versions added, including a copy of the address without capitals and
  /// accents, which searches compare.
  static let laterColumns = [
    StoreColumn("isCancelled", .integer, initialValue: .integer(0), reading: .flag),
    StoreColumn("notBeforeDay", .text, isOptional: true),
    StoreColumn("notBeforeAt", .integer, isOptional: true, reading: .instant),
    StoreColumn("notBeforeZone", .text, initialValue: .text(""), reading: .unspoken),
    StoreColumn("reminders", .text, initialValue: .text("")),
    StoreColumn("startedAt", .integer, isOptional: true, reading: .instant),
    StoreColumn("blockedBy", .text, initialValue: .text(""), reading: .unspoken),
    StoreColumn("modifiedAt", .integer, initialValue: .integer(0), reading: .hidden),
    StoreColumn("url", .text, initialValue: .text(""), isSearched: true),
    StoreColumn("origin", .text, isOptional: true, reading: .hidden),
    StoreColumn("urlFolded", foldedFrom: "url"),
  ]

  /// The indexes of open to-dos that were replaced when to-dos could first be cancelled.
  private static let replacedIndexes: [StoreIndex] =
    [["isDone", "position"]]
    + ["dueDay", "dueAt"].map { StoreIndex(["isDone", $0], wherePresent: $0) }

  private static let laterIndexes: [StoreIndex] =
    [["isDone", "isCancelled", "position"]]
    + ["dueDay", "dueAt"].map { StoreIndex(["isDone", "isCancelled", $0], wherePresent: $0) }
    + [StoreIndex(["origin"], wherePresent: "origin")]

  /// The indexes of hidden to-dos, of those in progress and of blocked ones.
  ///
  /// Each index contains only to-dos of one of these kinds, so that for example hidden to-dos are
  /// counted by the index alone.
  static let dayIndexes: [StoreIndex] =
    ["notBeforeDay", "notBeforeAt"].map {
      StoreIndex(
        ["isDone", "isCancelled", $0, "startedAt", "dueDay", "dueAt"],
        wherePresent: $0
      )
    } + [
      StoreIndex(["isDone", "isCancelled", "startedAt"], wherePresent: "startedAt"),
      ["isDone", "isCancelled", "blockedBy"],
    ]

  /// The operations that add the later columns to a store of version 0.9.0.
  ///
  /// The time of modification becomes the time of completion, otherwise the time of addition.
  static let laterOperations: [Migration.Operation] = {
    let (name, plain) = (collection.name, laterColumns.filter { $0.foldedFrom == nil })
    return plain.map { .addColumn($0, to: name) }
      + [
        .searchColumn("url", foldedInto: "urlFolded", of: name),
        .copyColumn("addedAt", to: "modifiedAt", of: name),
        .copyColumn("doneAt", to: "modifiedAt", of: name),
      ]
      + replacedIndexes.map { .dropIndex($0, from: name) }
      + laterIndexes.map { .addIndex($0, on: name) }
  }()
}

extension StoreColumn {
  /// The same column with the rule by which changes of several linked machines are merged.
  fileprivate var merged: StoreColumn {
    let rule: MergeRule? =
      switch name {
      case "tags", "checklist", "reminders", "blockedBy": .lines
      case "modifiedAt": .greatest
      case "origin": .once
      case "successor": .reference("todos")
      case "dueDay", "dueAt", "dueZone": .part("due")
      case "notBeforeDay", "notBeforeAt", "notBeforeZone": .part("notBefore")
      case "isDone", "isCancelled", "doneAt": .part("state")
      // The file from which a to-do was imported is on one machine only.
      case "imported": .local
      default: nil
      }
    let form = name == "id" ? ToDoID.form : nil
    guard rule != nil || form != nil else { return self }
    return StoreColumn(
      name,
      kind,
      isOptional: isOptional,
      initialValue: initialValue,
      isSearched: isSearched,
      reading: reading,
      merging: rule ?? .whole,
      form: form
    )
  }
}

extension StoreFilter {
  /// The filter for open to-dos.
  static var isOpenToDo: StoreFilter { isToDo(.open) }

  /// Returns the filter for to-dos of one state.
  static func isToDo(_ state: ToDoState) -> StoreFilter {
    .all([.equals("isDone", state == .done), .equals("isCancelled", state == .cancelled)])
  }
}
