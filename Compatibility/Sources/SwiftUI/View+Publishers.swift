public import Combine
public import FoundationAdditions
public import WidgetUI

extension View {
  /// Returns the view unchanged: `action` is never called, because a picture is made once.
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

  /// Returns the view unchanged: `action` is never called, because a widget cannot continue an
  /// activity.
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
