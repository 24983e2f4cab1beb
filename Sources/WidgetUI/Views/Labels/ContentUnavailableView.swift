/// A view that explains why there is no content.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
/// ```
public struct ContentUnavailableView<Label, Description, Actions> {
  private let label: Label
  let description: Description
  private let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  public var body: some View {
    VStack {
      label.font(.headline)
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == WidgetUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: WidgetUI.Label(title, systemImage: name),
      description: description,
      actions: EmptyView()
    )
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: WidgetUI.Label(title, systemImage: name),
      description: description,
      actions: EmptyView()
    )
  }

  /// Creates a view with an image from the asset catalogue.
  public nonisolated init(
    _ title: LocalizedStringKey,
    image name: String,
    description: Text? = nil
  ) {
    self.init(
      label: WidgetUI.Label(title, image: name),
      description: description,
      actions: EmptyView()
    )
  }

  /// Creates a view with an image from the asset catalogue and a title that is not translated.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    image name: String,
    description: Text? = nil
  ) {
    self.init(
      label: WidgetUI.Label(title, image: name),
      description: description,
      actions: EmptyView()
    )
  }

  /// A view for a search without results.
  public nonisolated static var search: ContentUnavailableView {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass")
  }

  /// Returns a view for a search for `text` without results.
  public nonisolated static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}
