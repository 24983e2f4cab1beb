/// A type whose views are previews, each with what its preview modifiers say.
@MainActor @preconcurrency
public protocol PreviewProvider: SendableMetatype {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  /// The platform to preview on; there is one, and the answer is ignored.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}
