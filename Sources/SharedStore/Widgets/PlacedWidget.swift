/// A widget that the user has placed, or a Live Activity.
package struct PlacedWidget: Hashable, Sendable {
  /// The number that the store has assigned to the widget; it is never used again.
  package let id: Int64
  /// The id of the widget that users type; it never changes and is never used again.
  package let shortID: String
  /// The name of the extension that contains the widget's code.
  package let extensionName: String
  package let kind: String
  /// The raw value of the widget's family.
  package var family: Int64
  /// The encoded configuration intent; empty if there is none.
  package var configuration: [UInt8]
  /// The position among the widgets of all boards; positions ascend without gaps.
  package let position: Int64
  /// The name that the user gave the widget; `nil` if it is displayed with the kind's name.
  package var name: String?
  /// Whether the user has chosen the family; the program then never replaces it (CL-20).
  package var isSizeNamed: Bool
  /// The time when a Live Activity leaves the screen by itself, in microseconds since 1970 UTC;
  /// `nil` for a widget.
  package var dismissal: Int64?
  /// The key of the board with the widget.
  package var board: Int64
  /// The name of the widget's stack; `nil` if it is in none.
  ///
  /// The widgets of one size in a stack share one position on the screen.
  package var stack: String?
  /// The text of the widget's own reload budget; `nil` if it has that of its kind.
  package var budget: String?
  /// The name of the kind that users type; `nil` if the extension has not provided it yet.
  ///
  /// If several extensions have a kind of that name, the name of the extension and a slash precede
  /// it.
  package var kindName: String?

  /// Whether this is a Live Activity, which a program started and the user did not place.
  package var isActivity: Bool { dismissal != nil }

  /// Returns whether the widget is on the screen at a time, in microseconds since 1970 UTC.
  package func isThere(at now: Int64) -> Bool { dismissal.map { $0 > now } ?? true }

  /// The name, in place of a collection's, under which the journal records changes of placed
  /// widgets.
  package static var journalName: String { WidgetSQL.journalName }

  /// Creates a widget from the values that the journal has recorded for its columns; `nil` if some
  /// are missing or invalid.
  package init?(id: Int64, columns: [RecordedChange.ColumnValue]) {
    var values: [String: StoreValue] = [:]
    for column in columns { values[column.column] = column.value }
    guard case .text(let shortID) = values["short_id"],
      case .text(let extensionName) = values["extension"], case .text(let kind) = values["kind"],
      case .integer(let family) = values["family"],
      case .blob(let configuration) = values["configuration"],
      case .integer(let position) = values["position"]
    else { return nil }
    self.init(
      id: id,
      shortID: shortID,
      extensionName: extensionName,
      kind: kind,
      family: family,
      configuration: configuration,
      position: position,
      name: String?(storeValue: values["name"] ?? .null) ?? nil,
      isSizeNamed: values["is_size_named"] == .integer(1),
      dismissal: Int64?(storeValue: values["dismissal"] ?? .null) ?? nil,
      // Changes recorded before there were boards have no board.
      board: Int64(storeValue: values["board"] ?? .null) ?? StoredBoard.home.key,
      stack: String?(storeValue: values["stack"] ?? .null) ?? nil,
      budget: String?(storeValue: values["budget"] ?? .null) ?? nil
    )
  }

  package init(
    id: Int64,
    shortID: String,
    extensionName: String,
    kind: String,
    family: Int64,
    configuration: [UInt8],
    position: Int64,
    name: String? = nil,
    isSizeNamed: Bool = false,
    dismissal: Int64? = nil,
    board: Int64 = StoredBoard.home.key,
    stack: String? = nil,
    budget: String? = nil,
    kindName: String? = nil
  ) {
    self.id = id
    self.shortID = shortID
    self.extensionName = extensionName
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.position = position
    self.name = name
    self.isSizeNamed = isSizeNamed
    self.dismissal = dismissal
    self.board = board
    self.stack = stack
    self.budget = budget
    self.kindName = kindName
  }
}

/// A placed widget with the stored description of its kind.
package struct ShelvedWidget: Hashable, Sendable {
  package let widget: PlacedWidget
  /// The description of the widget's kind; `nil` if the extension was not asked for it yet.
  package let kind: KnownKind?
  /// Whether another widget of the kind is placed.
  package let hasTwin: Bool
}

/// A placed widget with its picture at one moment.
package struct ShownWidget: Hashable, Sendable {
  package let shelved: ShelvedWidget
  /// The widget's timeline; `nil` if none of this family was ever requested.
  package let timeline: StoredTimeline?
  /// The date of the current entry; `nil` if there is none.
  package let date: Int64?
  /// The compact bytes of the current entry's archive for the light or dark screen; empty if there
  /// is none.
  package let archive: [UInt8]
}

/// The widgets that are shown at one moment, with the appearance that the user chose.
package struct ShownPage: Sendable {
  package let widgets: [ShownWidget]
  package let appearance: StoredAppearance
}

extension ShownWidget {
  package var widget: PlacedWidget { shelved.widget }

  /// Whether the picture is the widget's placeholder, because no timeline was made yet.
  package var isPlaceholder: Bool { date != nil && timeline?.generation == 0 }

  /// Returns the same widget with another picture, which was made at the time `now` and is not
  /// stored.
  package func showing(_ archive: [UInt8], family: Int64, at now: Int64) -> ShownWidget {
    let timeline = StoredTimeline(
      id: 0,
      placement: widget.id,
      family: family,
      generation: 1,
      made: now,
      policy: .never,
      due: .max,
      failures: 0,
      lastError: nil,
      reason: "",
      isDirty: false
    )
    return ShownWidget(shelved: shelved, timeline: timeline, date: now, archive: archive)
  }
}
