public import Foundation

/// A view that opens an address when it is pressed.
///
/// ```swift
/// if let address = URL(string: "https://swift.org") {
///   Link("Swift", destination: address)
/// }
/// ```
public struct Link<Label> {
  private let destination: URL
  private let label: Label
}

extension Link: View where Label: View {
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }

  public var body: some View {
    label.foregroundStyle(.tint)
      .modifier(ArchivedChange(.link(destination.absoluteString)))
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}
