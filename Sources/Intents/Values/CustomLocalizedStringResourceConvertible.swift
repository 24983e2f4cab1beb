#if !canImport(Darwin)
/// A type that says of itself, in the reader's words, what it is; errors use it for their message.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
#endif
