/// A destination of messages: a program's part and a category in it.
public final class OSLog: Sendable {
  /// A ready-made category.
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Takes messages and writes none.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let subsystem: String
  let category: String
  let isEnabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Writes one line to standard error, which the host keeps as the extension's log.
  func write(_ message: String, type: OSLogType) {
    guard isEnabled else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    StandardError.write(place.isEmpty ? message : "[\(place)] \(type.name): \(message)")
  }
}
