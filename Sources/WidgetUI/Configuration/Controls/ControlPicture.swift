/// A control as a small widget: what it is called over what it says, or in a round one its symbol.
struct ControlPicture<Label: View, Value: View> {
  let label: Label
  let value: Value
  let isOn: Bool?
}

extension ControlPicture: View {
  var body: some View {
    EnvironmentReading { environment in
      environment.widgetFamily == .accessoryCircular ? AnyView(round) : AnyView(wide)
    }
  }

  @MainActor private var round: some View {
    VStack {
      label.labelStyle(.iconOnly)
      value.labelStyle(.titleOnly)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @MainActor private var wide: some View {
    HStack {
      VStack(alignment: .leading) {
        label
        value.foregroundStyle(.secondary)
      }
      Spacer()
      if let isOn {
        Image(systemName: isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
      }
    }
  }
}
