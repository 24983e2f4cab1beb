/// Compresses the calls and results of intents' runs, by their difference from a dictionary of
/// usual bytes.
///
/// The first byte is the number of the dictionary; the rest is a patch of the dictionary's bytes.
/// It is 0 for uncompressed bytes.
enum PackedText {
  static func packed(_ text: [UInt8]) -> [UInt8] {
    let patch = words.patch(to: text)
    return patch.count < text.count ? [3] + patch : [0] + text
  }

  /// Returns the uncompressed bytes; `nil` if the input is not valid.
  static func text(_ bytes: [UInt8]) -> [UInt8]? {
    switch bytes.first {
    case 0: Array(bytes.dropFirst())
    case 1: BytePatch.applied(Array(bytes.dropFirst()), to: DevelopmentWords.bytes)
    case 2: BytePatch.applied(Array(bytes.dropFirst()), to: secondWords)
    case 3: BytePatch.applied(Array(bytes.dropFirst()), to: words.bytes)
    default: nil
    }
  }

  /// The dictionary: the usual bytes of encoded calls and results, such as those of to-dos, in
  /// their usual order.
  ///
  /// Stores contain patches of it, so it must never be edited; another dictionary would get the
  /// next number.
  private static let words = PatchBase(
    Array(
      """
      \u{1}\u{3}\u{4}name\u{0}\u{1}\u{2}\u{3}\u{2}id\u{0}\u{1}\u{3}\u{8}priority\u{0}\u{1}\u{4}\
      high\u{3}\u{3}due\u{0}\u{1}\u{8}tomorrow\u{3}\u{4}list\u{0}\u{1}\u{3}\u{4}tags\u{0}\u{1}\
      \u{3}\u{5}notes\u{0}\u{1}\u{3}\u{5}words\u{0}\u{1}\u{0}\u{1}\u{3}\u{6}\u{1}\u{17}\u{4}\
      ToDo\u{10}\u{15}\u{3}\u{6}number\u{1}\u{1}\u{2}\u{3}\u{4}name\u{0}\u{1}\u{0}\u{3}\u{6}\
      isDone\u{2}\u{1}\u{0}\u{3}\u{3}due\u{3}\u{1}\u{3}\u{8}priority\u{5}\u{1}\u{F}\u{C}ToD\
      oPriority\u{4}none\u{4}None\u{0}\u{3}\u{5}notes\u{0}\u{1}\u{0}\u{3}\u{4}tags\u{7}\u{1}\
      \u{0}\u{3}\u{4}list\u{0}\u{1}\u{0}\u{3}\u{7}repeats\u{3}\u{1}\u{3}\u{6}doneAt\u{3}\u{1}\
      \u{3}\u{7}dueDate\u{3}\u{1}\u{3}\u{5}steps\u{7}\u{1}\u{0}\u{3}\u{5}state\u{5}\u{1}\u{F}\
      \u{9}ToDoState\u{4}open\u{4}Open\u{0}\u{3}\u{9}notBefore\u{3}\u{1}\u{3}\u{9}reminders\u{7}\
      \u{1}\u{0}\u{3}\u{9}startedAt\u{3}\u{1}\u{3}\u{9}blockedBy\u{7}\u{1}\u{0}\u{3}\u{3}url\
      \u{0}\u{1}\u{0}\u{3}\u{E}recurrenceRule\u{3}\u{1}\u{3}\u{7}addedAt\u{4}\u{1}\
      \u{3}\u{A}modifiedAt\u{4}\u{1}\u{3}\u{6}isDone\u{2}\u{1}\u{1}\
      \u{3}\u{3}due\u{4}\u{1}\u{3}\u{6}doneAt\u{4}\u{1}\u{3}\u{7}dueDate\u{8}\u{1}\u{7}\u{5}\
      \u{1}\u{F}\u{C}ToDoPriority\u{4}high\u{4}High\u{6}\u{6}medium\u{6}Medium\u{4}\u{3}low\
      \u{3}Low\u{2}\u{0}\u{1}\u{2}\u{1}\u{1}\u{0}\u{15}\u{7}\u{F}\u{9}ToDoState\
      \u{4}done\u{4}Done\u{2}\u{9}cancelled\u{9}Cancelled\u{4}\
      Completed Added Changed Moved Deleted 
      """.utf8
    )
  )

  /// The dictionary of version 0.9.0, when a to-do had fewer fields.
  private static let secondWords = Array(
    """
    \u{1}\u{3}\u{4}name\u{0}\u{1}\u{2}\u{3}\u{2}id\u{0}\u{1}\u{3}\u{8}priority\u{0}\u{1}\u{4}\
    high\u{3}\u{3}due\u{0}\u{1}\u{8}tomorrow\u{3}\u{4}list\u{0}\u{1}\u{3}\u{4}tags\u{0}\u{1}\
    \u{3}\u{5}notes\u{0}\u{1}\u{3}\u{5}words\u{0}\u{1}\u{0}\u{1}\u{3}\u{6}\u{1}\u{17}\u{4}\
    ToDo\u{10}\u{C}\u{3}\u{6}number\u{1}\u{1}\u{2}\u{3}\u{4}name\u{0}\u{1}\u{0}\u{3}\u{6}\
    isDone\u{2}\u{1}\u{0}\u{3}\u{3}due\u{3}\u{1}\u{3}\u{8}priority\u{5}\u{1}\u{F}\u{C}ToD\
    oPriority\u{4}none\u{4}None\u{0}\u{3}\u{5}notes\u{0}\u{1}\u{0}\u{3}\u{4}tags\u{7}\u{1}\
    \u{0}\u{3}\u{4}list\u{0}\u{1}\u{0}\u{3}\u{7}repeats\u{3}\u{1}\u{3}\u{6}doneAt\u{3}\u{1}\
    \u{3}\u{7}dueDate\u{3}\u{1}\u{3}\u{5}steps\u{7}\u{1}\u{0}\u{3}\u{6}isDone\u{2}\u{1}\u{1}\
    \u{3}\u{3}due\u{4}\u{1}\u{3}\u{6}doneAt\u{4}\u{1}\u{3}\u{7}dueDate\u{8}\u{1}\u{7}\u{5}\
    \u{1}\u{F}\u{C}ToDoPriority\u{4}high\u{4}High\u{6}\u{6}medium\u{6}Medium\u{4}\u{3}low\
    \u{3}Low\u{2}\u{0}\u{1}\u{2}\u{1}\u{1}\u{0}\u{15}\u{7}Completed Added Moved Deleted 
    """.utf8
  )
}
