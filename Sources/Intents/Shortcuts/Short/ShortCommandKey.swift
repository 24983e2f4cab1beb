public import Wire

extension ShortCommand {
  /// Returns the command with a key for the live view, which works while a widget of the extension
  /// has the focus.
  ///
  /// A command for entities acts on the entity of the focused row. The entity is a parameter of the
  /// intent of the row's control. A text is typed in a line, or chosen if its parameter is an
  /// enumeration.
  ///
  /// - `key`: A letter or a digit; capital and small letters are different keys.
  /// - `title`: The label next to the key in the bar, such as `edit`.
  /// - `beginning`: The text property of the entity with which the line is filled in; `nil` for an
  ///   empty line.
  /// - `suggestions`: Texts that can be chosen with one key each before any other text is typed.
  /// - `values`: The values that Tab completes in the line; `nil` for what a shell completes after
  ///   the command.
  /// - `unchanged`: An entity type. The key is shown as a first thing to try until one of its
  ///   stored records changes; `nil` for a permanent key.
  public func key(
    _ key: Character,
    title: LocalizedStringResource,
    beginningWith beginning: String? = nil,
    suggesting suggestions: [LocalizedStringResource] = [],
    completing values: ShortCommandForm.Values? = nil,
    whileUnchanged unchanged: (any AppEntity.Type)? = nil
  ) -> ShortCommand {
    var command = self
    command.key = ShortCommandMetadata.Key(
      key: String(key),
      title: title.text,
      beginning: beginning,
      suggestions: suggestions.map(\.text),
      words: values?.words ?? [],
      entity: values?.entity,
      property: values?.property,
      unchanged: unchanged?.persistentIdentifier
    )
    return command
  }
}

extension ShortCommand {
  /// The row above or below the focused one on the screen.
  public enum Neighbour: String, Sendable, Hashable, CaseIterable {
    case previous, next
  }

  /// Returns the command with a key that acts on the focused row and passes the neighbouring row's
  /// entity as the text.
  ///
  /// - Parameters:
  ///   - key: A letter or a digit; capital and small letters are different keys.
  ///   - title: The label next to the key in the bar, such as `down`.
  ///   - neighbour: The row above or below.
  /// - Returns: The command with its key.
  public func key(
    _ key: Character,
    title: LocalizedStringResource,
    with neighbour: Neighbour
  ) -> ShortCommand {
    var command = self
    command.key = ShortCommandMetadata.Key(
      key: String(key),
      title: title.text,
      neighbour: neighbour
    )
    return command
  }
}

extension ShortCommand.Neighbour: WiredWord {}

extension ShortCommandMetadata {
  /// A key of the live view that performs the command.
  public struct Key: Sendable, Hashable {
    /// The key: a letter or a digit.
    public let key: String
    /// The label next to the key in the bar: `edit`.
    public let title: String
    /// The text property of the entity with which the line is filled in; `nil` for an empty line.
    public let beginning: String?
    /// Texts that the user can choose with one key each, instead of typing.
    public let suggestions: [String]
    /// Words that Tab completes while the text is typed.
    public let words: [String]
    /// The entity type whose stored records have further values for completion, in `property`;
    /// `nil` for none.
    public let entity: String?
    public let property: String?
    /// The neighbouring row whose entity is used as the text; `nil` if the user types the text.
    public let neighbour: ShortCommand.Neighbour?
    /// The entity type whose stored records must all be unchanged for the key to be shown.
    ///
    /// The key is always shown if this is `nil`.
    public let unchanged: String?

    /// The most suggestions that are read for one key, because no more keys are available to choose
    /// them.
    private static let maximumSuggestions = 20

    @usableFromInline package init(
      key: String,
      title: String,
      beginning: String? = nil,
      suggestions: [String] = [],
      words: [String] = [],
      entity: String? = nil,
      property: String? = nil,
      neighbour: ShortCommand.Neighbour? = nil,
      unchanged: String? = nil
    ) {
      self.neighbour = neighbour
      self.key = key
      self.title = title
      self.beginning = beginning
      self.suggestions = Array(suggestions.prefix(Self.maximumSuggestions))
      (self.words, self.entity, self.property) = (words, entity, property)
      self.unchanged = unchanged
    }

    func mapped(_ text: (String) -> String) -> Key {
      Key(
        key: key,
        title: text(title),
        beginning: beginning,
        suggestions: suggestions.map(text),
        words: words,
        entity: entity,
        property: property,
        neighbour: neighbour,
        unchanged: unchanged
      )
    }
  }
}

extension ShortCommandMetadata.Key: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      key: try c.required("key", 0, value?.key),
      title: try c.required("title", 1, value?.title),
      beginning: try c.field("beginning", 2, value?.beginning),
      suggestions: try c.list("suggestions", 3, value?.suggestions),
      words: try c.list("words", 4, value?.words),
      entity: try c.field("entity", 5, value?.entity),
      property: try c.field("property", 6, value?.property),
      neighbour: try c.field("neighbour", 7, value?.neighbour),
      unchanged: try c.field("unchanged", 8, value?.unchanged)
    )
  }
}
