/// A widget that the user has placed, or a Live Activity.
package struct PlacedWidget: Hashable, Sendable {
  /// The number that the store has assigned; it is never used again.
  package let id: Int64
  /// The id that users type, which is stable and never used again.
  package let shortID: String
  /// The name of the extension that contains its code.
  package let extensionName: String
  package let kind: String
  /// The raw value of the widget's family.
  package var family: Int64
  /// The encoded configuration intent; empty if there is none.
  package var configuration: [UInt8]
  /// The position among the widgets of all boards; positions ascend without gaps.
  package let position: Int64
  /// The name that the user gave it; `nil` if it has the kind's name.
  package var name: String?
  /// Whether the user has chosen the family, which is then never replaced (CL-20).
  package var isSizeNamed: Bool
  /// The time when a Live Activity leaves the screen by itself, in microseconds since 1970 UTC;
  /// `nil` for a widget.
  package var dismissal: Int64?
  /// The key of the board that it is on.
  package var board: Int64
  /// The name of its stack, whose widgets of one size share one position on the screen; `nil` if it
  /// is in none.
  package var stack: String?
  /// The text of its own reload budget; `nil` if it has that of its kind.
  package var budget: String?
  /// The name of the kind on the command line; `nil` if the extension has not provided it yet.
  ///
  /// If several extensions have a kind of that name, the name of the extension and a slash precede
  /// it.
  package var kindName: String?

  /// Whether it is a Live Activity, started by a program and not placed by a user.
  package var isActivity: Bool { dismissal != nil }

  /// Returns whether it is on the screen at an instant, in microseconds since 1970 UTC.
  package func isThere(at now: Int64) -> Bool { dismissal.map { $0 > now } ?? true }

  /// The name under which the journal records changes of placed widgets.
  package static var journalName: String { WidgetSQL.journalName }

  /// Creates a widget from the columns in the journal; `nil` if they are not those of a widget.
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
      // An image of before there were boards has none.
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

/// A placed widget and the known description of its kind.
package struct ShelvedWidget: Hashable, Sendable {
  package let widget: PlacedWidget
  /// The description of the widget's kind; `nil` if its extension was not asked for it yet.
  package let kind: KnownKind?
  /// Whether another widget of the kind is placed.
  package let hasTwin: Bool
}

/// A placed widget and its picture at one instant.
package struct ShownWidget: Hashable, Sendable {
  package let shelved: ShelvedWidget
  /// The timeline; `nil` if none of this family was ever requested.
  package let timeline: StoredTimeline?
  /// The date of the current entry; `nil` if there is none.
  package let date: Int64?
  /// The compact bytes of the current entry's archive for the light or dark screen; empty if there
  /// is none.
  package let archive: [UInt8]
}

/// The widgets shown at one instant, and the user's appearance.
package struct ShownPage: Sendable {
  package let widgets: [ShownWidget]
  package let appearance: StoredAppearance
}

extension ShownWidget {
  package var widget: PlacedWidget { shelved.widget }

  /// Whether the picture is the widget's placeholder, because no timeline was made yet.
  package var isPlaceholder: Bool { date != nil && timeline?.generation == 0 }

  /// Returns the same widget with a picture that was made at `now` and is not stored.
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
