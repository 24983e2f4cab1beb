import RuntimeRecords

/// A state of a Live Activity in a preview that names no widget: as the program's widget draws it on the Lock Screen.
///
/// It is empty if no widget of the program draws activities with these attributes.
@MainActor @preconcurrency
public struct _LockScreenPreview<Attributes: ActivityAttributes>: View {
  private let context: ActivityViewContext<Attributes>

  public init(
    _ attributes: Attributes,
    state: Attributes.ContentState,
    isStale: Bool = false
  ) {
    context = ActivityViewContext(attributes: attributes, state: state, isStale: isStale)
  }

  public var body: some View { content }

  private var content: AnyView? {
    let found = ConformanceRecords.conformances(to: [(any Widget).self])
    for case let widget? in found[0].lazy.map({ $0.metatype(as: (any Widget.Type).self) }) {
      let offer = widget.init()._configuration.resolvedOffer
      if let view = offer?.lockScreenView?(context) { return view }
    }
    return nil
  }
}
