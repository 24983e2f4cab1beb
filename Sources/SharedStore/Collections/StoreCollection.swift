import Ground

/// A named set of records of one shape.
///
/// Its name is shared by every module of a store. A record's key is a positive integer, given at
/// the insertion and never given to another record.
public struct StoreCollection: Hashable, Sendable {
  public let name: String
  public let columns: [StoreColumn]
  /// The columns of each index, in order: records are found or sorted by them without reading all records.
  public let indexes: [StoreIndex]
  /// The noun for a record in messages; `nil` for the collection's name.
  public let noun: String?
  /// The column with a record's displayed title.
  public let titleColumn: String?
  /// The identifier of the entity that a record is displayed as; its key is the entity's number.
  public let entity: String?
  /// The column with a text that names a record on every machine of a link; `nil` if each machine has records of its own.
  public let sharing: String?
  /// The query for all records, which is part of every other one.
  let selection: String
  /// For each column, the index of the column with its folded text.
  let folds: [Int?]

  /// A collection of this name and shape.
  ///
  /// If `sharing` is the name of a column, several machines can share the records. Each shared record has a text of its
  /// own in that column, which never changes. Records without such a text are not shared.
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

  /// Far more than a record needs; before-images are decoded under the same limit.
  static let maximumColumns = 64

  /// The column's place among `columns`.
  func position(of column: String) -> Int? {
    columns.firstIndex { $0.name == column }
  }

  /// The same, with the place that is most likely: most records read and set their columns in order.
  func position(of column: String, lookingFirstAt place: Int) -> Int? {
    if place < columns.count, columns[place].name == column { return place }
    return position(of: column)
  }

  /// Returns the column with the folded text of another, if there is one.
  func fold(of column: String) -> StoreColumn? {
    position(of: column).flatMap { folds[$0] }.map { columns[$0] }
  }
}

/// A column that the records of a collection have.
public struct StoreColumn: Hashable, Sendable {
  /// The kind of a column's values; a Boolean is an integer, an instant is microseconds since 1970 UTC.
  public enum Kind: String, Hashable, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
  }

  public let name: String
  public let kind: Kind
  /// Whether `.null` is a legal value.
  public let isOptional: Bool
  /// The value of the column in records that are older than it.
  public let initialValue: StoreValue
  /// Whether users search it: its text is stored in canonical composition, so that equal texts are equal bytes.
  public let isSearched: Bool
  /// The column whose text this one keeps without case; the store writes it by itself.
  public let foldedFrom: String?
  /// The display of its values.
  public let reading: Reading
  /// The rule for merging changes by several machines, if the collection is shared.
  public let merging: MergeRule
  /// The form of its texts, which runs of other machines are held to; `nil` for any.
  public let form: StoreTextForm?

  /// A column added to a collection that may hold records is optional or has an initial value.
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

  /// A column that keeps the text of the column `source` folded, for searches in which case does
  /// not count.
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

  /// The display of a column's values in the report of an undo.
  public enum Reading: Hashable, Sendable {
    /// The value itself.
    case value
    /// An integer that is 0 or 1.
    case flag
    /// Microseconds since 1970 UTC.
    case instant
    /// An integer that counts these words from 0.
    case choice([String])
    /// Only that it changed: the value means nothing to users.
    case unspoken
    /// Not displayed.
    case hidden
  }
}

extension StoreValue {
  /// The value with a text in canonical composition; other values unchanged.
  var composed: StoreValue {
    if case .text(let text) = self { .text(SearchText.composed(text)) } else { self }
  }

  /// The value with a text folded for case-insensitive searches; other values unchanged.
  var folded: StoreValue {
    if case .text(let text) = self { .text(SearchText.folded(text)) } else { self }
  }
}

/// The names that collections and columns may have.
enum StoreName {
  /// SQL has no bound identifiers: only what needs no escape gets into a statement.
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
