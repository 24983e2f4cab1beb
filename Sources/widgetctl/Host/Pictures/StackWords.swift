import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Describes a stack: the widget in front, the reason for that, and the time until it changes.
struct StackWords {
  let stack: PlacedStack
  let now: Int64
  let zone: TimeZoneRules

  /// A row for each member, with the stack, the widget, its relevance, and since when it is in
  /// front.
  var rows: [[String]] {
    stack.members.enumerated().map { place, widget in
      [
        place == 0 ? stack.name : "", widget.shortID, widget.name ?? "",
        WidgetSelector.name(of: widget), PlacedWidgetText.size(widget),
        stack.part(of: widget, at: now).map(Self.percent) ?? "none",
        place == stack.front.place ? time : "",
      ]
    }
  }

  /// Returns the position of a member in words, with the times, such as `in front of mornings since
  /// 08:00`.
  func place(of widget: PlacedWidget) -> String {
    let front = stack.frontWidget
    let words = widget.id == front.id ? "in front" : "behind \(PlacedWidgetText.name(front))"
    return "\(words) of \(stack.name) \(time)"
  }

  /// The words for the reason why the front widget is in front.
  var reason: String {
    let front = Self.words(of: stack.frontWidget)
    let parts = stack.members.map { stack.part(of: $0, at: now) ?? 0 }
    let (own, best) = (parts[stack.front.place], parts.max() ?? 0)
    if own < best || best == 0 && stack.front.place != 0 {
      return "\(front) came less than a minute ago, and stays so long"
    }
    guard best > 0 else { return "none is relevant, and \(front) is the first" }
    let score = "\(front) has \(Self.percent(own)) of the greatest score of its kind"
    let isAlone = parts.count { $0 == own } == 1
    return isAlone ? "\(score), the most here" : "\(score), the first of equals"
  }

  /// Returns words for the member that is shown in a single line, and why it is not the front
  /// widget.
  ///
  /// It is `nil` if the front widget itself is shown. `inLine` is the stack of those members that
  /// support a single line, or `nil` if none does.
  func line(_ inLine: PlacedStack?) -> String? {
    let front = Self.words(of: stack.frontWidget)
    guard let inLine else { return "none of them has the size inline" }
    guard inLine.frontWidget.id != stack.frontWidget.id else { return nil }
    return "\(Self.words(of: inLine.frontWidget)), as \(front) has no size inline"
  }

  private static func words(of widget: PlacedWidget) -> String {
    "\(widget.shortID) (\(WidgetSelector.name(of: widget)))"
  }

  /// The words for the times from which and until which the front widget stays in front.
  private var time: String {
    let since = stack.front.since.map { "since \(minute($0))" }
    guard let until = stack.front.until else { return since ?? "now" }
    let next = stack.members[stack.choice.front(at: until).place]
    let words = "until \(minute(until)), then \(next.shortID)"
    return [since, words].compactMap(\.self).joined(separator: " ")
  }

  private func minute(_ instant: Instant) -> String {
    let text = ISODate.minuteText(instant, in: zone)
    let today = ISODate.minuteText(Instant(microseconds: now), in: zone).prefix(10)
    return text.hasPrefix(today) ? String(text.suffix(5)) : text
  }

  private static func percent(_ part: Double) -> String {
    // A small relevance is at least 1 %.
    "\(max(Int((part * 100).rounded()), 1)) %"
  }

  var json: JSONText {
    .object([
      ("name", .string(stack.name)),
      ("size", .optional(stack.members.first.map(PlacedWidgetText.size))),
      ("front", .string(stack.frontWidget.shortID)),
      ("since", .instant(stack.front.since?.microseconds)),
      ("until", .instant(stack.front.until?.microseconds)),
      ("reason", .string(reason)),
      (
        "members",
        .array(
          stack.members.map { widget in
            .object([
              ("widget", PlacedWidgetText.json(widget)),
              ("relevance", stack.part(of: widget, at: now).map { .number($0) } ?? .null),
            ])
          }
        )
      ),
    ])
  }
}
