/// The call sites of a script: calls of one intent with the same parameters share a site.
struct IntentSites {
  /// The key of a call site: the intent's parameters that it passes, in order.
  private struct Key {
    /// The parameters' indices plus one, six bits each; the last argument's are the lowest bits.
    let packed: UInt64
    let site: Int
  }

  private static let bits = 6
  private static let mostArguments = 10

  private(set) var sites: [IntentSite] = []
  /// The extensions that the script uses, in the order of their first use.
  private(set) var extensions: [String] = []
  /// The sites of each of the catalog's intents, with the parameters that they pass.
  private var keys: [[Key]]

  init(intentCount: Int) {
    keys = Array(repeating: [], count: intentCount)
  }

  /// Returns the index of the site for calls that pass these parameters in this order.
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

  /// Returns the indices of the parameters in one number; `nil` if they do not fit into it.
  ///
  /// A call whose parameters do not fit gets a site of its own.
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
