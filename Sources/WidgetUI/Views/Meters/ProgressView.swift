public import Foundation
import Moments
import WidgetRender

/// The progress of a task, or an activity of unknown length (SU-67).
///
/// ```swift
/// ProgressView("Download", value: 0.4)
/// ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(1_500))
/// ```
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  private let value: ArchivedMeter.Value
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
}

extension ProgressView: View {
  public var body: some View {
    let progress = self
    StyledBody(\.progressViewStyles) { style, part in
      let configuration = ProgressViewStyleConfiguration(
        value: progress.value,
        label: part.present(progress.label),
        currentValueLabel: part.present(progress.currentValueLabel)
      )
      // A style of the author's own would be asked once and never again (WK-119).
      if case .elapsed = progress.value, !(style is any TimedProgressViewStyle) {
        return AnyView(LinearProgressViewStyle().makeBody(configuration: configuration))
      }
      return AnyView(style.makeBody(configuration: configuration))
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView {
    self.init(value: .indeterminate, label: nil, currentValueLabel: nil)
  }

  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(value: .indeterminate, label: label(), currentValueLabel: nil)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(value: .indeterminate, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(value: .indeterminate, label: Text(titleResource), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(value: .indeterminate, label: Text(title), currentValueLabel: nil)
  }

  /// Creates a view of `progress` at the time of the reload (SU-4).
  public nonisolated init(_ progress: Progress) where Label == EmptyView {
    self.init(
      value: progress.isIndeterminate ? .indeterminate : .of(progress.fractionCompleted, total: 1),
      label: nil,
      currentValueLabel: nil
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration that a style receives; the next outer style
  /// draws it.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.value,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}

extension ArchivedMeter.Value {
  /// Returns `value` divided by `total`, clamped to 0…1.
  ///
  /// If `value` is `nil`, the result is an activity of unknown length.
  static func of<Value: BinaryFloatingPoint>(_ value: Value?, total: Value) -> Self {
    guard let value else { return .indeterminate }
    let fraction = Double(value) / Double(total)
    return .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
  }
}

extension ProgressView {
  /// Creates a view of `value` in relation to `total`; `nil` is an activity of unknown length.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: .of(value, total: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of `value` in relation to `total`; `nil` is an activity of unknown length.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0
  ) where Label == EmptyView {
    self.init(value: .of(value, total: total), label: nil, currentValueLabel: nil)
  }

  /// Creates a view of `value` in relation to `total`; `nil` is an activity of unknown length.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: .of(value, total: total), label: label(), currentValueLabel: nil)
  }

  /// Creates a view of `value` in relation to `total`; `nil` is an activity of unknown length.
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(value: .of(value, total: total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a view of `value` in relation to `total`; `nil` is an activity of unknown length.
  @_disfavoredOverload
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(value: .of(value, total: total), label: Text(titleResource), currentValueLabel: nil)
  }

  /// Creates a view of `value` in relation to `total`; `nil` is an activity of unknown length.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(value: .of(value, total: total), label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a view of the elapsed or remaining part of an interval, updated whenever the picture
  /// is drawn (WK-119).
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: .elapsed(
        from: Instant(timerInterval.lowerBound),
        to: Instant(timerInterval.upperBound),
        countsDown: countsDown
      ),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of the elapsed or remaining part of an interval, with a timer below (WK-119).
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a view of the elapsed or remaining part of an interval, with a timer below (WK-119).
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true
  ) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
