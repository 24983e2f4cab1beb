#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DisplayRepresentation {
  /// The picture of an entity or enumeration case.
  public struct Image: Sendable, Hashable {
    /// The outline that the picture is cut to.
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
    /// Whether only the picture's outline counts, drawn in the colour of the text.
    public let isTemplate: Bool?
    /// The outline that the picture is cut to.
    public let displayStyle: DisplayStyle

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Names a symbol.
    public init(
      systemName: String,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(.system(systemName), isTemplate, displayStyle)
    }

    /// Names a picture of the extension's bundle.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      self.init(.named(name), isTemplate, displayStyle)
    }

    /// Holds a picture's encoded bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// Points at a picture's file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url), isTemplate, displayStyle)
    }
  }
}
