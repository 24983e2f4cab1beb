package import Moments
internal import WidgetIntents

extension ExtensionDescription {
  /// The displayed texts of an extension in one language; the keys are the English texts.
  package typealias Translation = [String: String]

  /// Returns the same description in the user's language; a text without a translation stays
  /// English.
  ///
  /// The titles of an enumeration's cases are also words of the script language, so they are
  /// translated only `withCases`.
  package func read(
    in language: UserLanguage,
    withCases: Bool = false
  ) -> ExtensionDescription {
    guard let texts = translations?[language.rawValue] else { return self }
    var read = mapped({ texts[$0] ?? $0 }, cases: { withCases ? texts[$0] ?? $0 : $0 })
    read.records = records?.map { record in
      var record = record
      record.noun = texts[record.noun] ?? record.noun
      return record
    }
    return read
  }

  /// Returns the texts of `other`, in the current language, by the English texts from which they
  /// differ.
  package func translation(to other: ExtensionDescription) -> Translation {
    let (own, others) = (texts, other.texts)
    guard own.count == others.count else { return [:] }
    // A collection's noun is what its entity is called, in small letters.
    let titles = zip(entities, other.entities).map { ($0.title, $1.title) }
    let nouns = titles.map { ($0.lowercased(), UserLanguage.spoken.lowercased($1)) }
    let pairs = (Array(zip(own, others)) + nouns).filter { $0.0 != $0.1 }
    return Translation(pairs) { first, _ in first }
  }

  /// All displayed texts of the description, in a fixed order.
  package var texts: [String] {
    var texts: [String] = []
    let note = { (text: String) in
      texts.append(text)
      return text
    }
    _ = mapped(note, cases: note)
    return texts
  }

  /// Returns the description with each displayed text replaced by the result of a function.
  private func mapped(
    _ text: (String) -> String,
    cases: (String) -> String
  ) -> ExtensionDescription {
    var mapped = self
    mapped.widgets = widgets.map { $0.mapped(text, cases) }
    mapped.intents = intents.map { $0.mapped(text, cases) }
    mapped.entities = entities.map {
      EntityMetadata(
        identifier: $0.identifier,
        title: text($0.title),
        properties: $0.properties
      )
    }
    mapped.enumerations = enumerations.map {
      EnumMetadata(
        identifier: $0.identifier,
        title: text($0.title),
        cases: $0.cases.map { $0.titled(cases($0.title)) }
      )
    }
    mapped.shortcuts = shortcuts.map { $0.titled(text($0.title)) }
    mapped.shortCommands = shortCommands?.map { $0.mapped(text) }
    return mapped
  }
}

extension WidgetDescription {
  fileprivate func mapped(
    _ text: (String) -> String,
    _ cases: (String) -> String
  ) -> WidgetDescription {
    var mapped = self
    mapped.displayName = text(displayName)
    mapped.description = text(description)
    mapped.configuration = configuration?.mapped(text, cases)
    return mapped
  }
}

extension IntentMetadata {
  fileprivate func mapped(
    _ text: (String) -> String,
    _ cases: (String) -> String
  ) -> IntentMetadata {
    IntentMetadata(
      name: name,
      identifier: identifier,
      title: text(title),
      description: description.map(text),
      category: category.map(text),
      summary: summary,
      role: role,
      parameters: parameters.map { parameter in
        ParameterMetadata(
          name: parameter.name,
          title: text(parameter.title),
          description: parameter.description.map(text),
          type: parameter.type,
          defaultValue: parameter.defaultValue.map { value in
            guard case .enumeration(let value) = value else { return value }
            return .enumeration(value.titled(cases(value.title)))
          },
          range: parameter.range.map(text),
          cases: parameter.cases
        )
      },
      resultType: resultType,
      isDiscoverable: isDiscoverable,
      isStoreOnly: isStoreOnly,
      isPreviewable: isPreviewable
    )
  }
}

extension EnumerationValue {
  fileprivate func titled(_ title: String) -> EnumerationValue {
    EnumerationValue(type: type, rawValue: rawValue, title: title, position: position)
  }
}

extension AppShortcutMetadata {
  fileprivate func titled(_ title: String) -> AppShortcutMetadata {
    AppShortcutMetadata(
      intent: intent,
      title: title,
      systemImageName: systemImageName,
      phrases: phrases,
      negativePhrases: negativePhrases,
      applicationNames: applicationNames
    )
  }
}
