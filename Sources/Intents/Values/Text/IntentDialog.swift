import Essentials

/// An intent's message to the user, printed as one line of standard output.
///
/// ```swift
/// let dialog = IntentDialog(full: "Added 3 pages to Dune.", supporting: "3 pages", systemImageName: "book")
/// ```
public struct IntentDialog: Sendable {
  /// The complete sentence, which is understood without a picture.
  public let full: LocalizedStringResource
  /// The short message for use next to a view with the details; `nil` for none.
  public let supporting: LocalizedStringResource?
  /// The symbol next to the message, omitted if there is not enough space; `nil` for none.
  public let systemImageName: String?

  /// Creates a dialog from a sentence.
  public init(_ full: LocalizedStringResource) {
    self.init(full: full, supporting: nil, image: nil)
  }

  /// Creates a dialog from a sentence and a symbol.
  public init(_ full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, image: systemImageName)
  }

  /// Creates a dialog with a short form, for use next to a view with the details.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, image: nil)
  }

  /// Creates a dialog from a sentence and a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, image: systemImageName)
  }

  /// Creates a dialog with a short form and a symbol.
  public init(
    full: LocalizedStringResource,
    supporting: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(full: full, supporting: supporting, image: systemImageName)
  }

  private init(
    full: LocalizedStringResource,
    supporting: LocalizedStringResource?,
    image: String?
  ) {
    self.full = full
    self.supporting = supporting
    systemImageName = image
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
