/// How a collection is shared, as recorded in the store for programs without the record's type.
struct SharedShape: Sendable {
  let collection: String
  /// The column that identifies a record on every machine.
  let naming: String
  /// The columns with folded text; they are not sent, because each machine folds text by itself.
  let folded: Set<String>
  /// The columns that are not sent to other machines.
  let local: Set<String>
  /// For each column that contains keys of records, the collection of these records.
  let references: [String: String]
  /// For each column that forms one value together with other columns, the name of that value.
  let parts: [String: String]
  /// The formats that texts must have, by column.
  let forms: [String: StoreTextForm]
  /// The statements that select a record's key by its identity, and its identity by its key, built
  /// once for many records.
  let keyOfRecord: String
  let identityOfRecord: String

  /// Returns whether a column's values are sent to other machines.
  func travels(_ column: String) -> Bool { !folded.contains(column) && !local.contains(column) }

  /// Returns the columns that form one value together with one of these columns, without these
  /// columns themselves.
  func otherParts(of columns: some Sequence<String>) -> [String] {
    guard !parts.isEmpty else { return [] }
    let known = Set(columns)
    let names = Set(known.compactMap { parts[$0] })
    return parts.keys.filter { column in
      !known.contains(column) && parts[column].map(names.contains) == true
    }.sorted()
  }
}

/// The SQL statements about the columns of shared collections.
private enum SharedColumnSQL {
  static let forget = "DELETE FROM shared_columns WHERE collection = ?"
  static let note = """
    INSERT INTO shared_columns (collection, name, rule, target, is_naming, is_quiet)
    VALUES (?, ?, ?, ?, ?, ?)
    """
  static let all = """
    SELECT collection, name, rule, target, is_naming, is_quiet FROM shared_columns
    ORDER BY collection, name
    """
  static let ofCollection = """
    SELECT collection, name, rule, target, is_naming, is_quiet FROM shared_columns
    WHERE collection = ? ORDER BY name
    """
}

/// A row of the table `shared_columns`: how one column of a shared collection is merged.
struct SharedColumn: Hashable {
  let collection: String
  let name: String
  let rule: MergeRule
  /// The format that texts must have; `nil` if any text is allowed.
  ///
  /// A column that is a reference, or a part of a value, has no format.
  let form: StoreTextForm?
  let isNaming: Bool
  /// Whether a merge does not report a lost value of this column, because it means nothing to a
  /// user.
  let isQuiet: Bool
}

extension MergeRule {
  /// The rule as a word in the store; for a reference, also the name of the referenced collection.
  fileprivate var stored: (word: String, target: String?) {
    switch self {
    case .whole: ("whole", nil)
    case .lines: ("lines", nil)
    case .greatest: ("greatest", nil)
    case .once: ("once", nil)
    case .reference(let collection): ("reference", collection)
    case .part(let name): ("part", name)
    case .local: ("local", nil)
    }
  }

  /// Creates the rule from its word in the store; `.whole` if the word is unknown.
  fileprivate init(word: String, target: String?) {
    self =
      switch (word, target) {
      case ("lines", _): .lines
      case ("greatest", _): .greatest
      case ("once", _): .once
      case ("reference", let target?): .reference(target)
      case ("part", let target?): .part(target)
      case ("local", _): .local
      default: .whole
      }
  }
}

extension StoreCollection {
  /// The columns of a shared collection that must be recorded in the store.
  ///
  /// All others have the rule `.whole`, and the loss of their values is reported.
  var sharedColumns: [SharedColumn] {
    guard let sharing else { return [] }
    return columns.compactMap { column in
      guard column.foldedFrom == nil else { return nil }
      let isQuiet = column.reading == .hidden || column.reading == .unspoken
      guard
        column.name == sharing || column.merging != .whole || isQuiet || column.form != nil
      else { return nil }
      return SharedColumn(
        collection: name,
        name: column.name,
        rule: column.merging,
        form: column.form,
        isNaming: column.name == sharing,
        isQuiet: isQuiet
      )
    }
  }
}

extension StoreConnection {
  /// Records how a collection is shared, and replaces what was recorded before.
  func noteSharing(of collection: StoreCollection) throws(StoreError) {
    try run(SharedColumnSQL.forget, .text(collection.name))
    for column in collection.sharedColumns {
      let (word, target) = column.rule.stored
      try run(
        SharedColumnSQL.note,
        .text(column.collection),
        .text(column.name),
        .text(word),
        (target ?? column.form?.stored).storeValue,
        column.isNaming.storeValue,
        column.isQuiet.storeValue
      )
    }
  }

  /// Returns the recorded columns of all shared collections.
  func sharedColumns() throws(StoreError) -> [SharedColumn] {
    try sharedColumns(SharedColumnSQL.all, [])
  }

  /// Returns the recorded columns of a collection; an empty array if it is not shared.
  func sharedColumns(of collection: String) throws(StoreError) -> [SharedColumn] {
    try sharedColumns(SharedColumnSQL.ofCollection, [.text(collection)])
  }

  /// Returns how a collection is shared; `nil` if it is not.
  func sharedShape(of collection: String) throws(StoreError) -> SharedShape? {
    let columns = try sharedColumns(of: collection)
    guard let naming = columns.first(where: \.isNaming), StoreName.isValid(collection),
      columns.allSatisfy({ StoreName.isValid($0.name) })
    else { return nil }
    var (references, parts): ([String: String], [String: String]) = ([:], [:])
    var forms: [String: StoreTextForm] = [:]
    for column in columns {
      switch column.rule {
      case .reference(let target) where StoreName.isValid(target): references[column.name] = target
      case .part(let name): parts[column.name] = name
      default: forms[column.name] = column.form
      }
    }
    return SharedShape(
      collection: collection,
      naming: naming.name,
      folded: Set(try searchedColumns(of: collection).compactMap(\.folded)),
      local: Set(columns.filter { $0.rule == .local }.map(\.name)),
      references: references,
      parts: parts,
      forms: forms,
      keyOfRecord: StoreCollection.key(where: naming.name, in: collection),
      identityOfRecord: StoreCollection.selection(of: [naming.name], from: collection)
        + StoreCollection.byKey
    )
  }

  private func sharedColumns(
    _ sql: String,
    _ values: [StoreValue]
  ) throws(StoreError) -> [SharedColumn] {
    var rows = try rows(sql, values)
    var columns: [SharedColumn] = []
    while let row = try rows.next() {
      columns.append(
        SharedColumn(
          collection: row.text(0),
          name: row.text(1),
          rule: MergeRule(word: row.text(2), target: row.optionalText(3)),
          form: row.optionalText(3).flatMap(StoreTextForm.init(stored:)),
          isNaming: row.integer(4) != 0,
          isQuiet: row.integer(5) != 0
        )
      )
    }
    return columns
  }
}
