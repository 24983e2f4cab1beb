public import Wire

/// A page of help about the text of short commands, such as its prefixes or date formats: `todo
/// help due`.
public struct ShortCommandTopic: Sendable {
  let names: [String]
  let title: LocalizedStringResource
  let forms: [ShortCommandForm]

  /// Creates a page of help.
  ///
  /// - `names`: The words after `help` that open the page; the first one is listed.
  /// - `title`: The heading above the forms.
  /// - `forms`: Each form of the text with its meaning, in the order in which they are listed.
  public init(_ names: String..., title: LocalizedStringResource, forms: [ShortCommandForm]) {
    (self.names, self.title, self.forms) = (names, title, forms)
  }
}

/// A form that part of a text can have, such as `+TAG`, with its meaning.
public struct ShortCommandForm: Sendable {
  /// The values that a shell may offer after the first characters of a form, such as `+`.
  public struct Values: Sendable {
    let words: [String]
    let entity: String?
    let property: String?

    /// Returns a fixed list of words.
    public static func words(_ words: String...) -> Values {
      Values(words: words, entity: nil, property: nil)
    }

    /// Returns the values that a text property has in the stored records of an entity.
    public static func property(_ name: String, of entity: (some AppEntity).Type) -> Values {
      Values(words: [], entity: entity.persistentIdentifier, property: name)
    }
  }

  let form: LocalizedStringResource
  let meaning: LocalizedStringResource
  let sign: String?
  let options: [String]
  let values: Values?

  /// Creates a form that a help page explains, without completion.
  public init(_ form: LocalizedStringResource, _ meaning: LocalizedStringResource) {
    (self.form, self.meaning) = (form, meaning)
    (sign, options, values) = (nil, [], nil)
  }

  /// Creates a form that begins with fixed characters, after which a shell can complete values.
  ///
  /// - Parameters:
  ///   - form: The form as typed, such as `+TAG`.
  ///   - meaning: Its effect, in a line of help.
  ///   - sign: The first characters of the form: `+`, `pri:`.
  ///   - options: Options of commands with the same effect, for the hint of an error: `priority`.
  ///   - values: The values that may follow the sign; `nil` if any text may.
  public init(
    _ form: LocalizedStringResource,
    _ meaning: LocalizedStringResource,
    sign: String,
    insteadOf options: [String] = [],
    completing values: Values? = nil
  ) {
    (self.form, self.meaning) = (form, meaning)
    (self.sign, self.options, self.values) = (sign, options, values)
  }
}

/// A description of a help page, which extensions send to the host.
public struct ShortCommandTopicMetadata: Sendable, Hashable {
  public let names: [String]
  public let title: String
  public let forms: [ShortCommandFormMetadata]

  /// The most forms of a help page that are read; further ones are ignored.
  private static let maximumForms = 100

  init(_ topic: ShortCommandTopic) {
    names = topic.names
    title = topic.title.text
    forms = topic.forms.prefix(Self.maximumForms).map(ShortCommandFormMetadata.init)
  }

  @usableFromInline package init(names: [String], title: String, forms: [ShortCommandFormMetadata])
  {
    (self.names, self.title, self.forms) = (names, title, forms)
  }

  func mapped(_ text: (String) -> String) -> ShortCommandTopicMetadata {
    ShortCommandTopicMetadata(
      names: names,
      title: text(title),
      forms: forms.map { $0.mapped(text) }
    )
  }
}

/// A form that part of a text can have, with its meaning.
///
/// It includes the values that a shell may offer after the form's first characters.
public struct ShortCommandFormMetadata: Sendable, Hashable {
  public let form: String
  public let meaning: String
  /// The first characters of the form, such as `+`; `nil` for a form without completion.
  public let sign: String?
  /// The names of options with the same effect in other commands.
  public let options: [String]
  public let words: [String]
  /// The entity type whose stored records supply the values, from the text property `property`;
  /// `nil` for none.
  public let entity: String?
  public let property: String?

  init(_ form: ShortCommandForm) {
    self.form = form.form.text
    meaning = form.meaning.text
    sign = form.sign
    options = form.options
    words = form.values?.words ?? []
    entity = form.values?.entity
    property = form.values?.property
  }

  @usableFromInline package init(
    form: String,
    meaning: String,
    sign: String? = nil,
    options: [String] = [],
    words: [String] = [],
    entity: String? = nil,
    property: String? = nil
  ) {
    (self.form, self.meaning, self.sign, self.options) = (form, meaning, sign, options)
    (self.words, self.entity, self.property) = (words, entity, property)
  }

  fileprivate func mapped(_ text: (String) -> String) -> ShortCommandFormMetadata {
    ShortCommandFormMetadata(
      form: text(form),
      meaning: text(meaning),
      sign: sign,
      options: options,
      words: words,
      entity: entity,
      property: property
    )
  }
}

extension ShortCommandTopicMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      names: try c.required("names", 0, value?.names),
      title: try c.required("title", 1, value?.title),
      forms: try c.list("forms", 2, value?.forms)
    )
  }
}

extension ShortCommandFormMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      form: try c.required("form", 0, value?.form),
      meaning: try c.required("meaning", 1, value?.meaning),
      sign: try c.field("sign", 2, value?.sign),
      options: try c.list("options", 3, value?.options),
      words: try c.list("words", 4, value?.words),
      entity: try c.field("entity", 5, value?.entity),
      property: try c.field("property", 6, value?.property)
    )
  }
}
