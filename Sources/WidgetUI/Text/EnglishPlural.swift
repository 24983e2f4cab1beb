/// Forms the plural of English nouns by the rules of spelling and a list of exceptions.
enum EnglishPlural {
  /// Returns the plural of a noun; in a phrase, the last word becomes plural.
  static func plural(of noun: String) -> String {
    guard let last = noun.split(separator: " ").last else { return noun }
    return noun.dropLast(noun.count - noun.distance(from: noun.startIndex, to: last.startIndex))
      + inflected(String(last)) + noun[last.endIndex...]
  }

  private static func inflected(_ word: String) -> String {
    let small = word.lowercased()
    let plural = irregular(small) ?? regular(small)
    if plural == small { return word }
    if word == small { return plural }
    guard word == word.uppercased(), word.count > 1 else {
      return plural.prefix(1).uppercased() + plural.dropFirst()
    }
    // Three capitals are an abbreviation: PDFs.
    return word.count <= 3 ? word + "s" : plural.uppercased()
  }

  private static func regular(_ word: String) -> String {
    let letters = Array(word)
    guard let last = letters.last else { return word }
    let before = letters.dropLast().last
    let isAfterVowel = before.map { "aeiou".contains($0) } ?? false
    switch last {
    case "s" where before == "s" || (isAfterVowel && before != "e"): return word + "es"
    // Its author wrote the plural.
    case "s": return word
    case "x", "z": return word + "es"
    case "h" where before == "c" || before == "s": return word + "es"
    case "y" where before != nil && !isAfterVowel: return word.dropLast() + "ies"
    default: return word + "s"
    }
  }

  private static func irregular(_ word: String) -> String? {
    if invariable.contains(word) { return word }
    if let plural = others[word] { return plural }
    guard !regularInSpite.contains(word) else { return nil }
    for (ending, plural) in endings where word.hasSuffix(ending) {
      return word.dropLast(ending.count) + plural
    }
    return nil
  }

  private static let invariable: Set<String> = [
    "advice", "aircraft", "cattle", "deer", "equipment", "feedback", "furniture", "homework",
    "information", "jeans", "luggage", "means", "money", "moose", "music", "news", "offspring",
    "people", "rice", "salmon", "scissors", "series", "sheep", "shrimp", "software", "spacecraft",
    "species", "swine", "traffic", "trout",
  ]

  /// Endings with irregular plurals, also in compounds such as `grandchild` or `bookshelf`.
  private static let endings = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("foot", "feet"),
    ("tooth", "teeth"), ("wife", "wives"), ("knife", "knives"), ("life", "lives"),
    ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"), ("shelf", "shelves"),
    ("thief", "thieves"), ("wolf", "wolves"), ("calf", "calves"), ("fish", "fish"),
    // Greek: analysis, crisis, basis, hypothesis.
    ("sis", "ses"),
  ]

  /// Regular nouns with the endings of irregular ones.
  private static let regularInSpite: Set<String> = [
    "caiman", "german", "human", "norman", "ottoman", "roman", "shaman", "talisman",
  ]

  private static let others = [
    "alumnus": "alumni", "axis": "axes", "bacterium": "bacteria", "cactus": "cacti",
    "criterion": "criteria", "curriculum": "curricula", "die": "dice", "echo": "echoes",
    "elf": "elves", "epoch": "epochs", "fungus": "fungi", "goose": "geese", "hero": "heroes",
    "hoof": "hooves", "lens": "lenses", "louse": "lice", "matrix": "matrices",
    "monarch": "monarchs",
    "mouse": "mice", "nucleus": "nuclei", "ox": "oxen", "phenomenon": "phenomena",
    "potato": "potatoes", "quiz": "quizzes", "radius": "radii", "scarf": "scarves",
    "self": "selves",
    "stimulus": "stimuli", "stomach": "stomachs", "tech": "techs", "tomato": "tomatoes",
    "torpedo": "torpedoes", "veto": "vetoes", "vertex": "vertices", "volcano": "volcanoes",
  ]
}
