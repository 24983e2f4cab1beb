import Essentials

/// An intent's message to the user: one line of standard output.
public struct IntentDialog: Sendable {
  /// The whole sentence, understood without a picture.
  public let full: LocalizedStringResource
  /// The message to print together with a view that already shows the facts.
  public let supporting: LocalizedStringResource?
  /// The symbol next to the message, if there is room for one.
  public let systemImageName: String?

  /// Makes a dialog from one sentence.
  public init(_ full: LocalizedStringResource) {
    self.init(full: full, supporting: nil, image: nil)
  }

  /// Makes a dialog from a sentence and a symbol's name.
  public init(_ full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, image: systemImageName)
  }

  /// Makes a dialog whose short form is used when something else shows the facts.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, image: nil)
  }

  /// Makes a dialog from a sentence and a symbol's name.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, image: systemImageName)
  }

  /// Makes a dialog with a short form and a symbol.
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
