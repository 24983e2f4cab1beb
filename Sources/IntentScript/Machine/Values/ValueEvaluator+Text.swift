import Essentials
internal import Moments
internal import WidgetIntents

extension ValueEvaluator {
  /// Returns the text of a value inside a string: instants in local time, elements joined by
  /// commas.
  func text(_ value: IntentValue) -> String {
    switch value {
    case .date(let date):
      return IntentValue.dateComponents(clock.components(at: Instant(date))).displayText
    case .list(let elements): return elements.map(text).joined(separator: ", ")
    default: return value.displayText
    }
  }

  /// Returns the lines that `print` writes: the elements of a list on a line each.
  func lines(_ value: IntentValue) -> String {
    if case .list(let elements) = value {
      return elements.map(text).joined(separator: "\n")
    }
    return text(value)
  }

  /// Joins the texts of values.
  ///
  /// - Throws: A limit fault if the result has too many bytes.
  func join(_ parts: ArraySlice<IntentValue>) throws(ScriptFault) -> IntentValue {
    var joined = ""
    for part in parts {
      if case .string(let text) = part {
        joined += text
      } else {
        joined += text(part)
      }
      guard joined.utf8.count <= limits.bytes else {
        throw .limit(name: "bytes", value: limits.bytes)
      }
    }
    return .string(joined)
  }
}
