import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// A stack in words: who is in front at an instant, why, and until when.
struct StackWords {
  let stack: PlacedStack
  let now: Int64
  let zone: TimeZoneRules

  /// A row for each member: the stack, the widget, how relevant it is, and whether it is in front.
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

  /// Why a member is in front, or is not, in one line.
  func reason(of widget: PlacedWidget) -> String {
    let front = stack.frontWidget
    let isFront = widget.id == front.id
    let words = isFront ? "in front \(time)" : "behind \(PlacedWidgetText.name(front)), \(time)"
    return "\(stack.name), \(words): \(cause)"
  }

  /// What decides.
  private var cause: String {
    let parts = stack.members.map { stack.part(of: $0, at: now) ?? 0 }
    let own = parts[stack.front.place]
    guard let best = parts.max(), best > 0 else {
      return stack.front.place == 0
        ? "none of its widgets is relevant, so the first is in front" : "it stays for a minute"
    }
    if own < best { return "it came less than a minute ago, and stays so long" }
    let others = parts.count { $0 == own } - 1
    let score = "its score is \(Self.percent(own)) of the greatest of its kind"
    return others > 0
      ? "\(score), and it is the first of equals" : "\(score), the most in the stack"
  }

  /// Since when and until when the front is in front.
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
    // A score that is hardly one is not none.
    "\(max(Int((part * 100).rounded()), 1)) %"
  }

  var json: JSONText {
    .object([
      ("name", .string(stack.name)),
      ("size", .optional(stack.members.first.map(PlacedWidgetText.size))),
      ("front", .string(stack.frontWidget.shortID)),
      ("since", .instant(stack.front.since?.microseconds)),
      ("until", .instant(stack.front.until?.microseconds)),
      ("reason", .string(reason(of: stack.frontWidget))),
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
