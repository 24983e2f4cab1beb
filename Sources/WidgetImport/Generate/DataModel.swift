/// A Core Data model, with the entities for which Xcode generates classes.
struct DataModel: Equatable {
  struct Entity: Equatable {
    /// Whether Xcode generates the class itself, or only its properties.
    enum Generated: String {
      case whole = "class"
      case properties = "category"
    }

    let name: String
    let className: String
    let parent: String?
    let generated: Generated
    fileprivate(set) var attributes: [Attribute] = []
    fileprivate(set) var relationships: [Relationship] = []
  }

  struct Attribute: Equatable {
    let name: String
    let type: String
    /// Whether numbers have Swift's number types, as by default, rather than `NSNumber`.
    let isScalar: Bool
    let customClass: String?
    let standard: String?
  }

  struct Relationship: Equatable {
    let name: String
    let destination: String
    let isToMany: Bool
    let isOrdered: Bool
  }

  private static let maximumBytes = 16 << 20

  private(set) var entities: [Entity] = []
  /// The class of each entity, including the entities whose class the author wrote.
  private(set) var classes: [String: String] = [:]

  /// Reads the version in use of an `*.xcdatamodeld` folder, or an `*.xcdatamodel` folder itself.
  ///
  /// - Throws: `ImportError` if there is none, or if it is too large.
  init(of path: String, in tree: SourceTree) throws(ImportError) {
    let folder = path.hasSuffix(".xcdatamodel") ? path : "\(path)/\(Self.version(in: path, tree))"
    self.init(try tree.contents(of: "\(folder)/contents", limit: Self.maximumBytes))
  }

  init(_ bytes: [UInt8]) {
    var open: Entity?
    for element in MarkupElements(bytes) {
      let values = element.attributes
      switch (element.name, element.isEnd) {
      case ("entity", false):
        guard let name = Self.identifier(values["name"]) else { continue }
        // `.Name` is a class of the module's own.
        let given = values["representedClassName"]?.split(separator: ".").last.map(String.init)
        let className = Self.identifier(given) ?? name
        classes[name] = className
        open = values["codeGenerationType"].flatMap(Entity.Generated.init).map { generated in
          Entity(
            name: name,
            className: className,
            parent: Self.identifier(values["parentEntity"]),
            generated: generated
          )
        }
        if element.isEmpty { close(&open) }
      case ("entity", true): close(&open)
      case ("attribute", false):
        guard let name = Self.identifier(values["name"]) else { continue }
        open?.attributes.append(
          Attribute(
            name: name,
            type: values["attributeType"] ?? "",
            isScalar: values["usesScalarValueType"] != "NO",
            customClass: values["customClassName"],
            standard: values["defaultValueString"]
          )
        )
      case ("relationship", false):
        guard let name = Self.identifier(values["name"]) else { continue }
        open?.relationships.append(
          Relationship(
            name: name,
            destination: Self.identifier(values["destinationEntity"]) ?? "",
            isToMany: values["toMany"] == "YES",
            isOrdered: values["ordered"] == "YES"
          )
        )
      default: break
      }
    }
  }

  private mutating func close(_ entity: inout Entity?) {
    if let entity { entities.append(entity) }
    entity = nil
  }

  /// Returns the name of the version in use, or else of the last one by name.
  private static func version(in path: String, _ tree: SourceTree) -> String {
    let list = (try? tree.contents(of: "\(path)/.xccurrentversion", limit: 1 << 16))
      .flatMap { try? PropertyList($0, of: path) }
    let named = list?["_XCCurrentVersionName"]?.text
    let versions = SourceTree.names(in: path).filter { $0.hasSuffix(".xcdatamodel") }
    return versions.first { $0 == named } ?? versions.last ?? ""
  }

  private static func identifier(_ text: String?) -> String? {
    guard let text, SwiftName.isIdentifier(text) else { return nil }
    return text
  }
}
