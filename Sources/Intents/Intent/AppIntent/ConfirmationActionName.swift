import Essentials

/// The label of a confirmation button; a terminal asks for yes or no instead.
public struct ConfirmationActionName: Sendable {
  package let acceptLabel: LocalizedStringResource

  private init(_ label: LocalizedStringResource) {
    acceptLabel = label
  }

  public static let add = Self("Add")
  public static let addData = Self("Add data")
  public static let book = Self("Book")
  public static let buy = Self("Buy")
  public static let call = Self("Call")
  public static let checkIn = Self("Check in")
  public static let `continue` = Self("Continue")
  public static let create = Self("Create")
  public static let `do` = Self("Do")
  public static let download = Self("Download")
  public static let filter = Self("Filter")
  public static let find = Self("Find")
  public static let get = Self("Get")
  public static let go = Self("Go")
  public static let log = Self("Log")
  public static let open = Self("Open")
  public static let order = Self("Order")
  public static let pay = Self("Pay")
  public static let play = Self("Play")
  public static let playSound = Self("Play sound")
  public static let post = Self("Post")
  public static let request = Self("Request")
  public static let run = Self("Run")
  public static let search = Self("Search")
  public static let send = Self("Send")
  public static let set = Self("Set")
  public static let share = Self("Share")
  public static let start = Self("Start")
  public static let startNavigation = Self("Start navigation")
  public static let toggle = Self("Toggle")
  public static let turnOff = Self("Turn off")
  public static let turnOn = Self("Turn on")
  public static let view = Self("View")

  /// Creates a name in the author's words; all arguments but `acceptLabel` are ignored.
  public static func custom(
    acceptLabel: LocalizedStringResource,
    acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    Self(acceptLabel)
  }
}

/// The conditions under which a confirmation is necessary.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Only if speech was recognized with low confidence; this is never true of typed requests.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
