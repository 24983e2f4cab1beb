public import Combine
public import FoundationAdditions
public import WidgetUI

extension View {
  /// The view itself: a picture is made once, so nothing that arrives later reaches it.
  public nonisolated func onReceive<Values: Publisher>(
    _ publisher: Values,
    perform action: @escaping (Values.Output) -> Void
  ) -> some View where Values.Failure == Never { self }

  /// Returns the view unchanged: a widget's activity cannot be continued elsewhere.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// The view itself: nothing is handed over to a widget.
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
