import Foundation

/// What one `#Preview` shows: views by themselves, or a widget in one of its sizes.
@MainActor @preconcurrency
public struct Preview {
  /// What is drawn, and when it is known.
  enum Subject {
    case views(@MainActor () -> any View)
    case widget(WidgetFamily, WidgetPreview)
    /// A live activity, which no terminal shows.
    case activity
  }

  let name: String?
  let subject: Subject
  /// The size that a trait asks for, in points; `nil` is the size of the views or of the family.
  var fixedSize: CGSize?

  init(name: String?, subject: Subject) {
    self.name = name
    self.subject = subject
  }

  /// A preview of what a terminal does not show, such as a live activity; it is not listed.
  public init(unshown name: String?) {
    self.init(name: name, subject: .activity)
  }

  /// Views by themselves; of the traits only a fixed size has an effect.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, subject: .views(body))
    fixedSize = traits.lazy.compactMap(\.fixedSize).first
  }

  /// The traits of a preview of views.
  public struct ViewTraits: Sendable {}
}
