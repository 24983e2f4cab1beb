import RuntimeRecords

/// The Lock Screen view of a Live Activity's state, for a preview that names no widget.
///
/// The first widget of the program that draws activities with these attributes provides it. It is
/// empty if there is none.
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
