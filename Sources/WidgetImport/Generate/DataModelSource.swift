/// The classes that Xcode generates from a Core Data model.
struct DataModelSource {
  let model: DataModel

  /// The generated source; `nil` if the author wrote all classes.
  var text: String? {
    guard !model.entities.isEmpty else { return nil }
    return "import CoreData\nimport Foundation\n\n"
      + model.entities.map(entity).joined(separator: "\n")
  }

  private func entity(_ entity: DataModel.Entity) -> String {
    let name = entity.className
    let parent = entity.parent.flatMap { model.classes[$0] } ?? "NSManagedObject"
    let whole =
      entity.generated == .whole
      ? """
      nonisolated public class \(name): \(parent), @unchecked Sendable {
        override public class func entity() -> NSEntityDescription {
          NSEntityDescription(name: \(SwiftName.quoted(entity.name)), managedObjectClassName: \(SwiftName.quoted(name)))
        }
      }


      """ : ""
    // By an attribute `id`, or as any object.
    let identity = entity.generated == .whole ? ": Identifiable" : ""
    let members = entity.attributes.map(attribute) + entity.relationships.map(relationship)
    return whole + """
      nonisolated extension \(name)\(identity) {
        public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(SwiftName.quoted(entity.name)))
        }

      \(members.joined(separator: "\n"))
      }

      """
  }

  private func attribute(_ attribute: DataModel.Attribute) -> String {
    let (type, standard) = swiftType(attribute)
    return property(attribute.name, type, standard)
  }

  private func relationship(_ relationship: DataModel.Relationship) -> String {
    let destination = model.classes[relationship.destination] ?? "NSManagedObject"
    guard relationship.isToMany else { return property(relationship.name, destination, nil) }
    let name = relationship.name
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let mutable = relationship.isOrdered ? "NSMutableOrderedSet" : "NSMutableSet"
    let change = { (word: String, argument: String, body: String) in
      """
        public func \(word)\(SwiftName.uppercasedStart(of: name))(_ \(argument)) {
          let changed = \(SwiftName.escaped(name))?.mutableCopy() as? \(mutable) ?? \(mutable)()
          \(body)
          \(SwiftName.escaped(name)) = changed
        }

      """
    }
    return property(name, set, nil)
      + change("addTo", "value: \(destination)", "changed.add(value)")
      + change("removeFrom", "value: \(destination)", "changed.remove(value)")
      + change("addTo", "values: \(set)", "for value in values { changed.add(value) }")
      + change("removeFrom", "values: \(set)", "for value in values { changed.remove(value) }")
  }

  /// Returns the source of a property that is stored under its name; without a `standard` value the
  /// property is optional.
  private func property(_ name: String, _ type: String, _ standard: String?) -> String {
    let key = SwiftName.quoted(name)
    let read = "value(forKey: \(key)) as? \(type)"
    return """
        public var \(SwiftName.escaped(name)): \(type)\(standard == nil ? "?" : "") {
          get { \(standard.map { "\(read) ?? \($0)" } ?? read) }
          set {
            objectWillChange.send()
            setValue(newValue, forKey: \(key))
          }
        }

      """
  }

  private func swiftType(_ attribute: DataModel.Attribute) -> (type: String, standard: String?) {
    let number = attribute.standard.flatMap(Double.init) ?? 0
    let plain: (String, String)? =
      switch attribute.type {
      case "Integer 16": ("Int16", "\(Int16(clamping: Int64(number.isFinite ? number : 0)))")
      case "Integer 32": ("Int32", "\(Int32(clamping: Int64(number.isFinite ? number : 0)))")
      case "Integer 64": ("Int64", "\(Int64(number.isFinite && abs(number) < 9e18 ? number : 0))")
      case "Double": ("Double", number.isFinite ? "\(number)" : "0")
      case "Float": ("Float", number.isFinite ? "\(number)" : "0")
      case "Boolean": ("Bool", attribute.standard == "YES" ? "true" : "false")
      default: nil
      }
    if let plain { return attribute.isScalar ? plain : ("NSNumber", nil) }
    switch attribute.type {
    case "String": return ("String", nil)
    case "Date": return ("Date", nil)
    case "Binary": return ("Data", nil)
    case "UUID": return ("UUID", nil)
    case "URI": return ("URL", nil)
    case "Decimal": return ("NSDecimalNumber", nil)
    default:
      // `[String]` and the like are types too; anything else in the text is none.
      let given = attribute.customClass ?? "NSObject"
      let isType = given.unicodeScalars.allSatisfy {
        "[]:. <>,".unicodeScalars.contains($0) || SwiftName.isIdentifier("a\($0)")
      }
      return (isType ? given : "NSObject", nil)
    }
  }
}
