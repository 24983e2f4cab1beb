/// The values that a person may choose from for a parameter.
public final class INObjectCollection<ObjectType> {
  public let allItems: [ObjectType]

  public init(items: [ObjectType]) {
    allItems = items
  }
}
