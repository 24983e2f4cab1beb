/// The places of a script that perform intents; calls that agree share one.
struct IntentSites {
  /// The key of a call site: the intent's parameters that it passes, in order.
  private struct Key {
    /// The parameters' places, six bits each from the last argument on; places count from one.
    let packed: UInt64
    let site: Int
  }

  private static let bits = 6
  private static let mostArguments = 10

  private(set) var sites: [IntentSite] = []
  /// The extensions that the script uses, in the order of their first use.
  private(set) var extensions: [String] = []
  /// For each of the catalog's intents: its sites, by which parameters they are given.
  private var keys: [[Key]]

  init(intentCount: Int) {
    keys = Array(repeating: [], count: intentCount)
  }

  /// The site of an intent with parameters in this order.
  mutating func site(of intent: IntentSymbol, _ parameters: ArraySlice<Int32>) -> Int {
    let packed = Self.pack(parameters)
    if let packed, let known = keys[intent.index].first(where: { $0.packed == packed }) {
      return known.site
    }
    let names = parameters.map { $0 < 0 ? "" : intent.parameters[Int($0)].name }
    sites.append(IntentSite(reference: intent.reference, parameters: names))
    if let packed { keys[intent.index].append(Key(packed: packed, site: sites.count - 1)) }
    return sites.count - 1
  }

  /// Remembers that the script needs an extension.
  mutating func require(extension name: String) {
    guard extensions.last != name, !extensions.contains(name) else { return }
    extensions.append(name)
  }

  /// `nil` for a call that does not fit; it gets a site of its own.
  private static func pack(_ parameters: ArraySlice<Int32>) -> UInt64? {
    guard parameters.count <= mostArguments else { return nil }
    var packed: UInt64 = 0
    for parameter in parameters {
      guard parameter >= 0, parameter < (1 << bits) - 1 else { return nil }
      packed = packed << UInt64(bits) | UInt64(parameter + 1)
    }
    return packed
  }
}
