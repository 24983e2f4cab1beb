import Essentials

/// The names of colours, pictures and symbols in asset catalogues, as Swift members.
struct AssetSymbols {
  private enum Kind: String {
    case color = "colorset"
    case image = "imageset"
    /// A custom symbol, which sources use as an image.
    case symbol = "symbolset"

    /// The Swift type of the resource, followed by the word that is removed at the end of its
    /// members' names.
    var type: String { self == .color ? "ColorResource" : "ImageResource" }
    var ending: String { self == .color ? "Color" : "Image" }
  }

  private struct Symbol {
    let kind: Kind
    /// The groups of the catalogue that become Swift namespaces around the member, outermost first.
    let groups: [String]
    let member: String
    let name: String
  }

  private static let maximumDepth = 20
  private static let maximumSymbols = 20_000
  /// The members that colours already have, for which Xcode generates none.
  private static let takenColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "tertiary",
    "quaternary", "quinary", "foreground", "background", "tint", "separator", "placeholder", "link",
    "fill", "windowBackground", "selection",
  ]

  private var symbols: [Symbol] = []
  private let extendsColors: Bool

  /// Reads catalogues; if `extendsColors` is true, colours outside of groups are members of `Color`
  /// too.
  init(of catalogs: [String], in tree: SourceTree, extendsColors: Bool) {
    self.extendsColors = extendsColors
    for catalog in catalogs { read(catalog, groups: [], depth: 0, in: tree) }
    var seen: Set<String> = []
    symbols = symbols.filter { symbol in
      let path = symbol.groups + [symbol.kind.type, symbol.member]
      return seen.insert(path.joined(separator: ".")).inserted
    }
  }

  /// The generated source; `nil` if there are no assets.
  var text: String? {
    guard !symbols.isEmpty else { return nil }
    var parts = ["import DeveloperToolsSupport\nimport Foundation\nimport SwiftUI\n"]
    for kind in [Kind.color, .image] {
      let own = symbols.filter { $0.kind.type == kind.type }
      guard !own.isEmpty else { continue }
      parts.append("extension \(kind.type) {\n\(Self.members(own, of: kind, indent: "  "))}\n")
    }
    let colors = symbols.filter {
      $0.kind == .color && $0.groups.isEmpty && !Self.takenColors.contains($0.member)
    }
    if extendsColors, !colors.isEmpty {
      let members = colors.map {
        "  nonisolated static var \($0.member): Color { Color(.\($0.member)) }\n"
      }
      parts.append("extension Color {\n\(members.joined())}\n")
      parts.append("extension ShapeStyle where Self == Color {\n\(members.joined())}\n")
    }
    return parts.joined(separator: "\n")
  }

  private static func members(_ symbols: [Symbol], of kind: Kind, indent: String) -> String {
    var text = ""
    for symbol in symbols where symbol.groups.isEmpty {
      text +=
        "\(indent)nonisolated static var \(symbol.member): \(kind.type) {"
        + " \(kind.type)(name: \(SwiftName.quoted(symbol.name)), bundle: .main) }\n"
    }
    var done: Set<String> = []
    for group in symbols.compactMap(\.groups.first) where done.insert(group).inserted {
      let own = symbols.filter { $0.groups.first == group }.map { symbol in
        Symbol(
          kind: symbol.kind,
          groups: Array(symbol.groups.dropFirst()),
          member: symbol.member,
          name: symbol.name
        )
      }
      text +=
        "\(indent)enum \(group) {\n\(members(own, of: kind, indent: indent + "  "))\(indent)}\n"
    }
    return text
  }

  private mutating func read(_ folder: String, groups: [String], depth: Int, in tree: SourceTree) {
    guard depth < Self.maximumDepth, tree.resolved(folder) != nil else { return }
    for entry in SourceTree.names(in: folder) where symbols.count < Self.maximumSymbols {
      let path = "\(folder)/\(entry)"
      guard SourceTree.isFolder(path) else { continue }
      let parts = entry.split(separator: ".")
      if parts.count > 1, let kind = Kind(rawValue: String(parts[parts.count - 1])) {
        add(kind, String(entry.dropLast(kind.rawValue.count + 1)), groups)
      } else if parts.count == 1 {
        let isSpace = Self.namesSpace(path, in: tree)
        read(path, groups: isSpace ? groups + [entry] : groups, depth: depth + 1, in: tree)
      }
    }
  }

  private mutating func add(_ kind: Kind, _ name: String, _ groups: [String]) {
    var member = SwiftName.member(name)
    // `AccentColor` is `accent`; a name that is the word alone keeps it.
    if member.hasSuffix(kind.ending), member.count > kind.ending.count {
      member = SwiftName.escaped(String(member.dropLast(kind.ending.count)))
    }
    symbols.append(
      Symbol(
        kind: kind,
        groups: groups.map { SwiftName.uppercasedStart(of: SwiftName.member($0)) },
        member: member,
        name: (groups + [name]).joined(separator: "/")
      )
    )
  }

  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  private static func namesSpace(_ folder: String, in tree: SourceTree) -> Bool {
    guard let bytes = try? tree.contents(of: "\(folder)/Contents.json", limit: 1 << 16),
      let contents = try? JSONDecoder().decode(GroupContents.self, from: Data(bytes))
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }
}
