extension ToDoRecord {
  /// Characters of a name that a sentence quotes: what follows says which one is meant.
  private static let quotedLength = 60

  /// The number and the beginning of the name, as sentences name the to-do.
  var label: String {
    // No more characters than bytes, which are counted at once.
    if name.utf8.count <= Self.quotedLength { return "\(key) “\(name)”" }
    let isLong = name.count > Self.quotedLength
    return "\(key) “\(name.prefix(Self.quotedLength))\(isLong ? "…" : "")”"
  }
}
