import Foundation

/// Invented articles for the widget gallery and for placeholders.
enum ArticleSamples {
  /// The invented articles: for each one the name of its feed, its age in minutes, its title and
  /// its summary.
  private static let rows: [(source: String, minutes: Double, title: String, summary: String)] = [
    (
      "Swift Notes", 12, "What a terminal can draw in half a cell",
      "Quadrants, eighths and Braille dots: three ways to put a curve where a letter stands, and which one to take."
    ),
    (
      "Morning Post", 48, "The harbour line runs again from Monday",
      "After two years of work the trams are back between the market and the lighthouse, every ten minutes."
    ),
    (
      "Kernel Diary", 95, "A scheduler for machines that mostly wait",
      "Most computers do nothing most of the time. The author measures what that costs and takes a third of it away."
    ),
    (
      "Swift Notes", 190, "Typed errors, one year later",
      "Where they have helped, where they were in the way, and a rule of thumb for both."
    ),
    (
      "Garden & Table", 300, "Ten herbs for a window to the north",
      "Chives, mint and eight others that ask for little light and give a lot of taste."
    ),
    (
      "Kernel Diary", 460, "Reading /proc without surprises",
      "Files that are made while they are read have their own rules; here are the six that matter."
    ),
    (
      "Morning Post", 720, "Library opens its reading room at night",
      "From December on the old reading room is open until two in the morning, with tea."
    ),
    (
      "Garden & Table", 1_500, "Bread with three ingredients and patience",
      "Flour, water, salt: the dough does the work while you sleep."
    ),
    (
      "Swift Notes", 2_000, "A parser in two hundred lines",
      "How little of a format a program needs to read when it refuses the rest."
    ),
    (
      "Morning Post", 3_100, "Storks counted along the river",
      "Volunteers found 214 nests, more than in any year since the count began."
    ),
    (
      "Kernel Diary", 4_500, "Why your clock is a microsecond late",
      "A tour of timers, from the crystal to the call that reads it."
    ),
    (
      "Garden & Table", 6_200, "Soup for the first cold day",
      "Lentils, lemon and red pepper, in half an hour."
    ),
    ("Swift Notes", 7_700, "Actors that answer one at a time", ""),
    ("Morning Post", 8_800, "School builds its own weather station", ""),
    ("Kernel Diary", 9_600, "Small pages, large pages and the middle way", ""),
    ("Garden & Table", 11_000, "Apples that keep until spring", ""),
    ("Morning Post", 12_600, "Night train to the coast returns", ""),
    ("Swift Notes", 13_900, "Naming things, part four", ""),
    ("Kernel Diary", 15_500, "A file system in an afternoon", ""),
    ("Garden & Table", 17_000, "Planting garlic before the frost", ""),
    ("Morning Post", 18_700, "Old cinema shows silent films again", ""),
  ]

  /// Returns the invented articles, the newest first, with dates relative to `now` and the names of
  /// their feeds.
  static func items(at now: Date) -> [ArticleContents.Item] {
    rows.enumerated().map { place, row in
      ArticleContents.Item(
        article: Article(
          id: "sample\(place)",
          title: row.title,
          summary: row.summary,
          link: nil,
          publishedAt: now.addingTimeInterval(-row.minutes * 60)
        ),
        source: row.source
      )
    }
  }
}
