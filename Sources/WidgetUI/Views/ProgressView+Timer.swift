public import Foundation
import WidgetRender

extension ProgressView {
  /// How much of an interval has passed, or is left, whenever the picture is drawn (WK-119).
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
  /// How much of an interval has passed, or is left, with the count beneath (WK-119).
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// How much of an interval has passed, or is left, with the count beneath (WK-119).
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true
  ) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
