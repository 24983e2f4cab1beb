public import Essentials

/// The display of one entity or one enumeration case: title, subtitle and image.
///
/// ```swift
/// let shown = DisplayRepresentation(
///   title: "Dune",
///   subtitle: "Frank Herbert",
///   image: .init(systemName: "book"),
///   synonyms: ["Arrakis"]
/// )
/// ```
public struct DisplayRepresentation: Sendable {
  /// The displayed name of the entity or case.
  public var title: LocalizedStringResource
  /// A second line that distinguishes values with the same title; `nil` for none.
  public var subtitle: LocalizedStringResource?
  /// The picture next to the title; `nil` for none.
  public var image: Image?
  /// Other names that a search accepts.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation; only the title is required.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
}

extension DisplayRepresentation: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.subtitle == right.subtitle && left.image == right.image
      && left.synonyms == right.synonyms
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title.key)
    hasher.combine(image)
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation {
  /// The picture of an entity or enumeration case.
  public struct Image: Sendable, Hashable {
    /// The shape to which the picture is clipped.
    public enum DisplayStyle: Sendable, Hashable {
      case `default`
      case circular
    }

    package enum Source: Sendable, Hashable {
      case system(String)
      case named(String)
      case data(Data)
      case url(URL)
    }

    package let source: Source
    /// Whether only the picture's outline is drawn, in the colour of the text; `nil` if the picture
    /// determines it.
    public let isTemplate: Bool?
    /// The shape to which the picture is clipped.
    public let displayStyle: DisplayStyle

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Creates a picture of a symbol.
    public init(
      systemName: String,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(.system(systemName), isTemplate, displayStyle)
    }

    /// Creates a picture from an asset in the extension's bundle.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      self.init(.named(name), isTemplate, displayStyle)
    }

    /// Creates a picture from its encoded bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// Creates a picture from a file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url), isTemplate, displayStyle)
    }
  }
}

/// The displayed name of an entity type or enumeration.
public struct TypeDisplayRepresentation: Sendable {
  /// The name of one instance, such as "To-do".
  public let name: LocalizedStringResource
  /// The name of several instances with their number, such as "3 to-dos"; `nil` if the author
  /// declares none.
  public let numericFormat: LocalizedStringResource?
  /// Other names of the type that a search accepts.
  public let synonyms: [LocalizedStringResource]

  /// Creates a representation from a name.
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

extension TypeDisplayRepresentation: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.numericFormat == right.numericFormat
      && left.synonyms == right.synonyms
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name.key)
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a name that users see, such as "To-do".
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a title that users see, and optionally a subtitle and an image.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that has display representations for itself and for its values.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// An enumeration with a display representation for each case.
public protocol StaticDisplayRepresentable: DisplayRepresentable, CaseIterable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// The name of ``StaticDisplayRepresentable`` in Apple's later systems.
public typealias CaseDisplayRepresentable = StaticDisplayRepresentable
