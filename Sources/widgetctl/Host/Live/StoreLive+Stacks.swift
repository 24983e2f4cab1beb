import Ground
import Moments
import WidgetTerminal

/// Brings other members of stacks to the front when the user presses keys, in this view only.
extension StoreLive {
  func keepInFront(_ widget: Int64?) { fronts.use(widget) }

  func turn(stackOf widget: Int64, forward: Bool) -> String? {
    let now = Instant(microseconds: SystemTime.microsecondsSince1970)
    guard let turned = fronts.turn(stackOf: widget, forward: forward, now: now) else { return nil }
    let zone = ZoneDecision.zone(environment: context.environment, output: context.output)
    let until = ISODate.minuteText(turned.until, in: zone).suffix(5)
    let name = turned.member.name ?? WidgetSelector.name(of: turned.member)
    return "\(name) is in front of \(turned.stack.name) until \(until), in this view"
  }
}
