import Foundation

/// Describes a control to the host as a widget without a timeline, whose only picture shows the
/// current value.
@MainActor
struct ControlOffer<Value> {
  let kind: String
  let configuration: (any AppIntent.Type)?
  let preview: @MainActor (PictureSetting) throws -> Value
  let current: @MainActor (PictureSetting) async throws -> Value
  let content: @MainActor (Value) -> AnyView

  var offer: WidgetOffer {
    WidgetOffer(
      kind: kind,
      families: WidgetFamily.ofControls,
      configuration: configuration,
      makePlaceholder: { setting in
        archiver(setting, try preview(setting)).placeholder(Moment())
      },
      makeSnapshot: { setting in
        let value = setting.isPreview ? try preview(setting) : try await current(setting)
        return archiver(setting, value)(Moment())
      },
      makeTimeline: { setting in
        let archiver = archiver(setting, try await current(setting))
        return archiver(Timeline(entries: [Moment()], policy: .never))
      }
    )
  }

  private struct Moment: TimelineEntry {
    var date = SystemClock().date
  }

  private func archiver(
    _ setting: PictureSetting,
    _ value: Value
  ) -> EntryArchiver<Moment, AnyView> {
    EntryArchiver(setting: setting) { _ in content(value) }
  }
}

extension WidgetFamily {
  /// The families whose sizes are closest to a control's.
  static var ofControls: [WidgetFamily] { [.accessoryRectangular, .accessoryCircular] }
}

/// A control that the host shows as a widget.
struct OfferedControl {
  let control: any ControlWidget
}

extension OfferedControl: Widget {
  init() {
    self.init(control: NoControl())
  }

  var body: some WidgetConfiguration {
    OfferedControlConfiguration(offer: control.resolvedOffer)
  }
}

/// The configuration of a widget that shows a control.
private struct OfferedControlConfiguration: WidgetConfiguration {
  typealias Body = Never
  let offer: WidgetOffer?

  var _offer: _WidgetOffer? { _WidgetOffer(offer) }
}

private struct NoControl: ControlWidget {
  var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

extension ControlWidget {
  /// The description of the control for the host; `nil` if the body declares no control.
  ///
  /// Its default display name is the name of the control's type.
  fileprivate var resolvedOffer: WidgetOffer? {
    guard var offer = body.resolvedOffer else { return nil }
    offer.displayName =
      offer.displayName ?? LocalizedStringResource(stringLiteral: String(describing: Self.self))
    return offer
  }
}
