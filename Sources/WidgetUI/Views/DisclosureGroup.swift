/// Views that a title hides or shows: drawn open, unless its author says that it is closed.
///
/// Apple's begins closed where nothing is said; in a terminal nobody could open it.
public struct DisclosureGroup<Label, Content> {
  let isExpanded: Bool
  let label: Label
  let content: Content
}

extension DisclosureGroup: View where Label: View, Content: View {
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: true, label: label(), content: content())
  }

  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded.wrappedValue, label: label(), content: content())
  }

  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
          .foregroundStyle(.secondary)
        label
      }
      if isExpanded {
        VStack(alignment: .leading) { content }.padding(.leading, 16)
      }
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: true, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ label: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: true, label: Text(label), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded.wrappedValue, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ label: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded.wrappedValue, label: Text(label), content: content())
  }
}
