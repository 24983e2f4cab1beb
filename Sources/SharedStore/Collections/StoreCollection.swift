import Ground

/// A named set of records with the same columns.
///
/// The name is shared by every module of a store. A record's key is a positive integer. It is
/// assigned when the record is inserted, and is never assigned to another record.
public struct StoreCollection: Hashable, Sendable {
  public let name: String
  public let columns: [StoreColumn]
  /// The indexes, by which records are found or sorted without reading all of them.
  public let indexes: [StoreIndex]
  /// The noun that messages use for a record, such as “reminder”; `nil` for the collection's name.
  public let noun: String?
  /// The name of the column that contains a record's displayed title; `nil` if there is none.
  public let titleColumn: String?
  /// The identifier of the app entity that displays a record; `nil` if no entity does.
  ///
  /// The record's key is the entity's number.
  public let entity: String?
  /// The column with a text that identifies a record on every linked machine; `nil` if the
  /// collection is not shared.
  public let sharing: String?
  /// The SQL query for all records; every other query extends it.
  let selection: String
  /// For each column, the index of the column with its text folded for case-insensitive searches;
  /// `nil` if there is none.
  let folds: [Int?]

  /// Creates a collection of this name with these columns.
  ///
  /// If `sharing` is the name of a column, several machines can share the records. That column
  /// contains a text which is unique to each shared record and never changes. Records without such
  /// a text are not shared.
  public init(
    _ name: String,
    columns: [StoreColumn],
    indexes: [StoreIndex] = [],
    noun: String? = nil,
    titleColumn: String? = nil,
    entity: String? = nil,
    sharing: String? = nil
  ) {
    precondition(StoreName.isValid(name), "a collection's name is made of letters, digits and _")
    precondition(!columns.isEmpty, "a collection has a column")
    precondition(columns.count <= Self.maximumColumns, "a collection has at most 64 columns")
    precondition(
      columns.allSatisfy { column in
        column.foldedFrom == nil
          || columns.contains { $0.name == column.foldedFrom && $0.isSearched }
      },
      "a column that is folded from another one stands beside it, and that one is searched"
    )
    for index in indexes {
      precondition(
        index.columns.allSatisfy { name in columns.contains { $0.name == name } },
        "an index names columns of its collection"
      )
    }
    precondition(
      sharing.map { naming in
        columns.contains { $0.name == naming && $0.kind == .text }
          && indexes.contains { $0.columns.first == naming && $0.present == nil }
      } ?? true,
      "a column that names records everywhere holds text, and is the first one of an index"
    )
    self.name = name
    self.columns = columns
    self.indexes = indexes
    self.noun = noun
    self.titleColumn = titleColumn
    self.entity = entity
    self.sharing = sharing
    self.selection = Self.selection(of: columns.map(\.name), from: name)
    self.folds = columns.map { column in columns.firstIndex { $0.foldedFrom == column.name } }
  }

  /// The most columns of a collection: far more than a record needs.
  ///
  /// The decoder for the journal's earlier values has the same limit.
  static let maximumColumns = 64

  /// Returns the index of the column in `columns`; `nil` if there is no such column.
  func position(of column: String) -> Int? {
    columns.firstIndex { $0.name == column }
  }

  /// Returns the index of a column; `nil` if the collection has no such column.
  ///
  /// The search begins at a likely index, because most records read and set their columns in order
  /// and leave out some.
  func position(of column: String, likely index: Int) -> Int? {
    for place in min(index, columns.count)..<columns.count where columns[place].name == column {
      return place
    }
    return position(of: column)
  }

  /// Returns the column that stores the case-folded text of `column`; `nil` if there is none.
  func fold(of column: String) -> StoreColumn? {
    position(of: column).flatMap { folds[$0] }.map { columns[$0] }
  }
}

/// The definition of one column of a collection.
public struct StoreColumn: Hashable, Sendable {
  /// The type of a column's values; a Boolean is stored as an integer, a time as microseconds since
  /// 1970 UTC.
  public enum Kind: String, Hashable, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
  }

  public let name: String
  public let kind: Kind
  /// Whether `.null` is allowed as a value of the column.
  public let isOptional: Bool
  /// The value of the column in records that were stored before the column was added.
  public let initialValue: StoreValue
  /// Whether users can search the column.
  ///
  /// Its text is stored in canonical composition (Unicode's form NFC), so that equal texts have
  /// equal bytes.
  public let isSearched: Bool
  /// The column whose text this one contains in folded form, for case-insensitive searches; the
  /// store fills it in.
  public let foldedFrom: String?
  /// How the report of an undo displays the column's values.
  public let reading: Reading
  /// The rule for merging changes by several machines, if the collection is shared.
  public let merging: MergeRule
  /// The format that texts in this column must have, also in changes from other machines; `nil` if
  /// any text is allowed.
  public let form: StoreTextForm?

  /// Creates a column.
  ///
  /// A column that is added to a collection with records must be optional or have an initial value.
  public init(
    _ name: String,
    _ kind: Kind,
    isOptional: Bool = false,
    initialValue: StoreValue = .null,
    isSearched: Bool = false,
    reading: Reading = .value,
    merging: MergeRule = .whole,
    form: StoreTextForm? = nil
  ) {
    precondition(StoreName.isValid(name), "a column's name is made of letters, digits and _")
    precondition(!isSearched || kind == .text, "a column that people search holds text")
    precondition(
      merging != .local || kind == .text && !isOptional,
      "a column that does not travel holds a text, which may be empty"
    )
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.initialValue = initialValue
    self.isSearched = isSearched
    foldedFrom = nil
    self.reading = reading
    self.merging = merging
    self.form = form
  }

  /// Creates a column that stores the folded text of the column `source`, for case-insensitive
  /// searches.
  public init(_ name: String, foldedFrom source: String) {
    precondition(StoreName.isValid(name), "a column's name is made of letters, digits and _")
    self.name = name
    kind = .text
    isOptional = true
    initialValue = .null
    isSearched = false
    foldedFrom = source
    reading = .hidden
    merging = .whole
    form = nil
  }

  /// How the report of an undo displays a column's values.
  public enum Reading: Hashable, Sendable {
    /// The value itself is displayed.
    case value
    /// The value is an integer, 0 for false or 1 for true.
    case flag
    /// The value is a time in microseconds since 1970 UTC.
    case instant
    /// The value is an index into these words, from 0.
    case choice([String])
    /// Only the fact of the change is displayed, because the value itself means nothing to users.
    case unspoken
    /// Changes of the column are not displayed.
    case hidden
  }
}

extension StoreValue {
  /// The value with its text in canonical composition (Unicode's form NFC); a value that is not a
  /// text is unchanged.
  var composed: StoreValue {
    if case .text(let text) = self { .text(SearchText.composed(text)) } else { self }
  }

  /// The value with its text folded for case-insensitive searches; a value that is not a text is
  /// unchanged.
  var folded: StoreValue {
    if case .text(let text) = self { .text(SearchText.folded(text)) } else { self }
  }
}

/// The rules for the names of collections and columns.
enum StoreName {
  /// Returns whether a name is valid: it then needs no escaping in SQL, where identifiers cannot be
  /// bound as parameters.
  static func isValid(_ name: String) -> Bool {
    let maximumLength = 64  // Longer than any name that an author types.
    guard let first = name.utf8.first, first != UInt8(ascii: "_"), !isDigit(first) else {
      return false
    }
    return name.utf8.count <= maximumLength && name.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
