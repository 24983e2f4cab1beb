import Testing

@testable import WidgetImport

@Suite("A Core Data model")
struct DataModelTests {
  private let model = DataModel(
    Array(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Event" representedClassName=".TimedEvent" syncable="YES" codeGenerationType="class">
          <attribute name="title" optional="YES" attributeType="String"/>
          <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
          <attribute name="score" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
          <attribute name="done" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
          <attribute name="words" attributeType="Transformable" customClassName="[String]"/>
          <attribute name="x; system()" attributeType="String"/>
          <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag" inverseName="a &lt; b"/>
          <relationship name="owner" maxCount="1" destinationEntity="Person"/>
        </entity>
        <!-- Tom's tags: > one for each <entity name="Old" representedClassName="Old"/> -->
        <entity name="Tag" representedClassName="Tag" codeGenerationType="category"></entity>
        <entity name="Person" representedClassName="Someone"/>
      </model>
      """.utf8
    )
  )

  @Test("has the entities of whose classes Xcode makes the source")
  func entities() throws {
    #expect(model.entities.map(\.className) == ["TimedEvent", "Tag"])
    #expect(model.entities.map(\.generated) == [.whole, .properties])
    #expect(model.classes == ["Event": "TimedEvent", "Tag": "Tag", "Person": "Someone"])
    let event = try #require(model.entities.first)
    #expect(event.attributes.map(\.name) == ["title", "count", "score", "done", "words"])
    #expect(event.relationships.map(\.isToMany) == [true, false])
  }

  @Test(
    "becomes classes with its properties",
    arguments: [
      "nonisolated public class TimedEvent: NSManagedObject, @unchecked Sendable {",
      "public class func fetchRequest() -> NSFetchRequest<TimedEvent> {",
      "public var title: String? {\n    get { value(forKey: \"title\") as? String }",
      "public var count: Int16 {\n    get { value(forKey: \"count\") as? Int16 ?? 3 }",
      "public var score: NSNumber? {", "public var done: Bool {", "as? Bool ?? true }",
      "public var words: [String]? {", "public var tags: NSSet? {",
      "public func addToTags(_ value: Tag) {", "public func removeFromTags(_ values: NSSet) {",
      "public var owner: Someone? {", "nonisolated extension Tag {",
      "nonisolated extension TimedEvent: Identifiable {",
    ]
  )
  func source(words: String) {
    let text = DataModelSource(model: model).text ?? ""
    #expect(text.contains(words))
    #expect(!text.contains("class Tag:") && !text.contains("system"))
  }

  @Test("is read in the version that is in use")
  func versions() throws {
    let folder = ProjectFolder([
      "M.xcdatamodeld/A.xcdatamodel/contents":
        "<model><entity name=\"Old\" codeGenerationType=\"class\"/></model>",
      "M.xcdatamodeld/B.xcdatamodel/contents":
        "<model><entity name=\"New\" codeGenerationType=\"class\"/></model>",
      "M.xcdatamodeld/.xccurrentversion":
        "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>A.xcdatamodel</string></dict></plist>",
    ])
    let tree = try SourceTree(root: folder.path)
    let path = "\(folder.path)/M.xcdatamodeld"
    #expect(try DataModel(of: path, in: tree).entities.map(\.name) == ["Old"])
  }
}
