/// The members of a Core Data class that Apple's platforms implement, marked by `@NSManaged`.
///
/// The compiler expects Objective-C, which does not exist on this system, to implement them. So
/// these members get code on their own lines. A property returns the value under its name.
/// `addToItems(_:)` and `removeFromItems(_:)` change the set `items`.
enum ManagedMembers {
  private static let mark = "@NSManaged"

  /// Returns the source with code for its `@NSManaged` members; `nil` if the source has no such
  /// members.
  static func implemented(in source: String) -> String? {
    guard source.contains(mark) else { return nil }
    let outline = SwiftOutline(Array(source.utf8))
    let words = outline.words
    var edits: [SourceEdit] = []
    for member in members(of: outline.declarations) {
      guard let attribute = attribute(of: member, in: words), let code = code(of: member) else {
        continue
      }
      edits.append(
        SourceEdit(range: attribute, text: String(repeating: " ", count: attribute.count))
      )
      let end = lastWord(of: member, in: words)
      edits.append(SourceEdit(range: end..<end, text: " \(code)"))
    }
    return edits.isEmpty ? nil : SourceEdit.text(of: words.bytes, with: edits)
  }

  private static func members(of types: [SwiftOutline.Declaration]) -> [SwiftOutline.Declaration] {
    types.flatMap { type in
      type.members.filter { $0.kind == .property || $0.kind == .function }
        + members(of: type.members)
    }
  }

  private static func attribute(
    of member: SwiftOutline.Declaration,
    in words: SwiftWords
  ) -> Range<Int>? {
    let own = words.words.drop { $0.lowerBound < member.range.lowerBound }
      .prefix { $0.upperBound <= member.range.upperBound }
    guard let name = own.first(where: { words.text($0) == "NSManaged" }), name.lowerBound > 0 else {
      return nil
    }
    return (name.lowerBound - 1)..<name.upperBound
  }

  private static func code(of member: SwiftOutline.Declaration) -> String? {
    let key = SwiftName.quoted(member.name)
    switch member.kind {
    case .property:
      return "{ get { _managedValue(\(key)) } set { _setManagedValue(newValue, \(key)) } }"
    case .function where member.result == nil:
      return member.argument.map { "{ _changeManagedSet(\(key), \($0)) }" } ?? "{}"
    default: return nil
    }
  }

  /// Returns the index of the last word, before the blanks and comments that follow.
  private static func lastWord(of member: SwiftOutline.Declaration, in words: SwiftWords) -> Int {
    words.words.last { $0.upperBound <= member.range.upperBound }?.upperBound
      ?? member.range.upperBound
  }
}
